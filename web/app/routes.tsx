import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  retainSearchParams,
  type SearchSchemaInput,
} from "@tanstack/react-router";
import { parseBracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import { loadPendingMessages } from "#web/i18n/messages.ts";
import { NowPage } from "#web/pages/now/now-page.tsx";
import { parseRecordsSearch } from "#web/pages/desk/records-search.ts";
import { parseMatchesSearch } from "#web/pages/matches/matches-search.ts";
import { parseTournamentsSearch } from "#web/pages/tournaments/tournaments-search.ts";
import { parseContestantsSearch } from "#web/pages/tournament/contestants-search.ts";
import { parseScreensSearch } from "./page-search.ts";
import { parseGroupsSearch } from "./page-search.ts";
import { parseScheduleSearch } from "./page-search.ts";
import { parseAttentionSearch } from "#web/app/page-search.ts";
import { parseSignInSearch } from "./page-search.ts";
import { parseShareSearch } from "#web/pages/share/share-search.ts";
import type { LazyPageName } from "./lazy-page-loaders.ts";
import { Shell } from "./shell/shell.tsx";
import { decodeText } from "#core/lib/decode.ts";

/** Returns a page component that is loaded when it is first shown. */
function laterPage(name: LazyPageName) {
  return lazyRouteComponent(async () => {
    const { lazyPageLoaders: laterPages } = await import("./lazy-page-loaders.ts");
    const page = await laterPages[name]();
    await loadPendingMessages();
    return { default: page };
  });
}

/** Query parameters that every page has. The default "" is not written to the URL. */
interface RootSearch {
  /** Slug of the only game shown in lists. */
  readonly game: string;
  /** `SITE/ID` of the match in the sheet over the page. */
  readonly open: string;
}

function parseRootSearch(raw: Partial<RootSearch> & SearchSchemaInput): RootSearch {
  return { game: decodeText(raw.game), open: decodeText(raw.open) };
}

const rootRoute = createRootRoute({
  validateSearch: parseRootSearch,
  search: { middlewares: [retainSearchParams(["game"])] },
  component: Shell,
});

const nowRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  // Not lazy: most visits start on this page, which would then wait for one more request.
  component: NowPage,
});

const matchesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/matches",
  validateSearch: parseMatchesSearch,
  component: laterPage("MatchesPage"),
});

const matchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/matches/$site/$id",
  component: laterPage("MatchPage"),
});

const tournamentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tournaments",
  validateSearch: parseTournamentsSearch,
  component: laterPage("TournamentsPage"),
});

const tournamentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tournaments/$site/$slug",
  component: laterPage("TournamentPage"),
});

const tournamentIndexRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "/",
  component: laterPage("TournamentIndex"),
});

const tournamentBracketRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "bracket/$id",
  validateSearch: parseBracketSearch,
  component: laterPage("TournamentBracket"),
});

const tournamentGroupsRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "groups",
  validateSearch: parseGroupsSearch,
  component: laterPage("TournamentGroups"),
});

const tournamentRankingRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "ranking",
  component: laterPage("TournamentRanking"),
});

const tournamentMatchesRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "matches",
  component: laterPage("TournamentMatches"),
});

const tournamentContestantsRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "contestants",
  validateSearch: parseContestantsSearch,
  component: laterPage("TournamentContestants"),
});

const contestantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contestants/$key",
  component: laterPage("ContestantPage"),
});

const versusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/versus/$a/$b",
  component: laterPage("VersusPage"),
});

const scheduleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/schedule",
  validateSearch: parseScheduleSearch,
  component: laterPage("SchedulePage"),
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: parseSignInSearch,
  component: laterPage("SignInPage"),
});

const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/share",
  validateSearch: parseShareSearch,
  component: laterPage("SharePage"),
});

const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk",
  validateSearch: parseAttentionSearch,
  component: laterPage("DeskPage"),
});

const deskFactsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/facts",
  validateSearch: parseRecordsSearch,
  component: laterPage("FactsPage"),
});

const deskScreensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/screens",
  validateSearch: parseScreensSearch,
  component: laterPage("ScreensPage"),
});

const deskChangesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/changes",
  validateSearch: parseRecordsSearch,
  component: laterPage("ChangesPage"),
});

/** All pages of docs/architecture.md#urls. All but the first are loaded when first shown. */
export const routeTree = rootRoute.addChildren([
  nowRoute,
  matchesRoute,
  matchRoute,
  tournamentsRoute,
  tournamentRoute.addChildren([
    tournamentIndexRoute,
    tournamentBracketRoute,
    tournamentGroupsRoute,
    tournamentRankingRoute,
    tournamentMatchesRoute,
    tournamentContestantsRoute,
  ]),
  contestantRoute,
  versusRoute,
  scheduleRoute,
  signInRoute,
  deskRoute,
  deskFactsRoute,
  deskChangesRoute,
  deskScreensRoute,
  shareRoute,
]);
