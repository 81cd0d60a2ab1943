import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  retainSearchParams,
} from "@tanstack/react-router";
import { parseBracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import { loadPendingMessages } from "#web/i18n/messages.ts";
import { NowPage } from "#web/pages/now/now-page.tsx";
import { parseRecordsSearch } from "#web/pages/desk/records-search.ts";
import { parseMatchesSearch } from "#web/pages/matches/matches-search.ts";
import { parseContestantsSearch } from "#web/pages/tournament/contestants-search.ts";
import type { LazyPageName } from "./lazy-page-loaders.ts";
import {
  parseAttentionSearch,
  parseGroupsSearch,
  parseRootSearch,
  parseScheduleSearch,
  parseScreensSearch,
  parseShareSearch,
  parseSignInSearch,
  parseTournamentsSearch,
} from "./page-search.ts";
import { Shell } from "./shell/shell.tsx";

/** Returns the options of a route whose page is loaded when it is first shown. */
function lazyPage<R extends AnyRoute, const P extends string, N extends LazyPageName>(
  parent: R,
  path: P,
  name: N,
) {
  const component = lazyRouteComponent(async () => {
    const { lazyPageLoaders } = await import("./lazy-page-loaders.ts");
    const pages = await lazyPageLoaders[name]();
    await loadPendingMessages();
    return { default: pages[name] };
  });
  return { getParentRoute: () => parent, path, component };
}

const root = createRootRoute({
  validateSearch: parseRootSearch,
  search: { middlewares: [retainSearchParams(["game"])] },
  component: Shell,
});

// Not lazy: most visits start on this page, which would then wait for one more request.
const now = createRoute({ getParentRoute: () => root, path: "/", component: NowPage });

const tournament = createRoute(lazyPage(root, "/tournaments/$site/$slug", "TournamentPage"));

const tournamentTabs = [
  createRoute(lazyPage(tournament, "/", "TournamentIndex")),
  createRoute({
    ...lazyPage(tournament, "bracket/$id", "TournamentBracket"),
    validateSearch: parseBracketSearch,
  }),
  createRoute({
    ...lazyPage(tournament, "groups", "TournamentGroups"),
    validateSearch: parseGroupsSearch,
  }),
  createRoute(lazyPage(tournament, "ranking", "TournamentRanking")),
  createRoute(lazyPage(tournament, "matches", "TournamentMatches")),
  createRoute({
    ...lazyPage(tournament, "contestants", "TournamentContestants"),
    validateSearch: parseContestantsSearch,
  }),
] as const;

// Not inside the call below, in which the paths would not be literal types.
const pages = [
  now,
  createRoute({ ...lazyPage(root, "/matches", "MatchesPage"), validateSearch: parseMatchesSearch }),
  createRoute(lazyPage(root, "/matches/$site/$id", "MatchPage")),
  createRoute({
    ...lazyPage(root, "/tournaments", "TournamentsPage"),
    validateSearch: parseTournamentsSearch,
  }),
  tournament.addChildren(tournamentTabs),
  createRoute(lazyPage(root, "/contestants/$key", "ContestantPage")),
  createRoute(lazyPage(root, "/versus/$a/$b", "VersusPage")),
  createRoute({
    ...lazyPage(root, "/schedule", "SchedulePage"),
    validateSearch: parseScheduleSearch,
  }),
  createRoute({ ...lazyPage(root, "/sign-in", "SignInPage"), validateSearch: parseSignInSearch }),
  createRoute({ ...lazyPage(root, "/desk", "DeskPage"), validateSearch: parseAttentionSearch }),
  createRoute({
    ...lazyPage(root, "/desk/facts", "AnnotationsPage"),
    validateSearch: parseRecordsSearch,
  }),
  createRoute({
    ...lazyPage(root, "/desk/changes", "ChangesPage"),
    validateSearch: parseRecordsSearch,
  }),
  createRoute({
    ...lazyPage(root, "/desk/screens", "ScreensPage"),
    validateSearch: parseScreensSearch,
  }),
  createRoute({ ...lazyPage(root, "/share", "SharePage"), validateSearch: parseShareSearch }),
] as const;

/** All pages of docs/architecture.md#urls. All but the first are loaded when first shown. */
export const routeTree = root.addChildren(pages);
