import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  retainSearchParams,
  type SearchSchemaInput,
} from "@tanstack/react-router";
import { parseBracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import { loadMessages } from "#web/i18n/messages.ts";
import { NowPage } from "#web/pages/now/now-page.tsx";
import { parseMatchesSearch } from "#web/pages/matches/matches-search.ts";
import { parseScheduleSearch } from "#web/pages/schedule/schedule-search.ts";
import { parseSignInSearch } from "#web/pages/sign-in/sign-in-search.ts";
import { parseShareSearch } from "#web/pages/share/share-search.ts";
import type { LaterPage } from "./later-pages.ts";
import { Shell } from "./shell/shell.tsx";
import { decodeText } from "#core/lib/decode.ts";

/** A page that is loaded when it is first shown. */
function laterPage(name: LaterPage) {
  return lazyRouteComponent(async () => {
    const { laterPages } = await import("./later-pages.ts");
    const page = await laterPages[name]();
    await loadMessages();
    return { default: page };
  });
}

/** What every page's address may carry. "" is the default and leaves the address. */
interface RootSearch {
  /** Slug of the only game shown in lists. */
  readonly game: string;
  /** `SITE/ID` of the match in the sheet over the page; masked by the match's own address. */
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
  // Not on demand: the first page of most would wait for it behind everything else.
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
  component: laterPage("TournamentGroups"),
});

const tournamentMatchesRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "matches",
  component: laterPage("TournamentMatches"),
});

const tournamentContestantsRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "contestants",
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
  component: laterPage("DeskPage"),
});

const deskFactsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/facts",
  component: laterPage("FactsPage"),
});

const deskScreensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/screens",
  component: laterPage("ScreensPage"),
});

const deskChangesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/changes",
  component: laterPage("ChangesPage"),
});

/** Every page of docs/architecture.md#urls, all but the first loaded when they are first shown. */
export const routeTree = rootRoute.addChildren([
  nowRoute,
  matchesRoute,
  matchRoute,
  tournamentsRoute,
  tournamentRoute.addChildren([
    tournamentIndexRoute,
    tournamentBracketRoute,
    tournamentGroupsRoute,
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
