import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  retainSearchParams,
} from "@tanstack/react-router";
import { parseBracketSearch } from "#web/features/bracket/bracket-search.ts";
import { NowPage } from "#web/pages/now/now-page.tsx";
import { parseMatchesSearch } from "#web/pages/matches/matches-search.ts";
import { parseScheduleSearch } from "#web/pages/schedule/schedule-search.ts";
import { parseSignInSearch } from "#web/pages/sign-in/sign-in-search.ts";
import { parseShareSearch } from "#web/pages/share/share-search.ts";
import { parseRootSearch } from "./root-search.ts";
import { Shell } from "./shell/shell.tsx";

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
  component: lazyRouteComponent(() => import("#web/pages/matches/matches-page.tsx"), "MatchesPage"),
});

const matchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/matches/$site/$id",
  component: lazyRouteComponent(() => import("#web/pages/match/match-page.tsx"), "MatchPage"),
});

const tournamentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tournaments",
  component: lazyRouteComponent(
    () => import("#web/pages/tournaments/tournaments-page.tsx"),
    "TournamentsPage",
  ),
});

const tournamentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tournaments/$site/$slug",
  component: lazyRouteComponent(
    () => import("#web/pages/tournament/tournament-page.tsx"),
    "TournamentPage",
  ),
});

const tournamentIndexRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "/",
  component: lazyRouteComponent(
    () => import("#web/pages/tournament/tournament-index.tsx"),
    "TournamentIndex",
  ),
});

const tournamentBracketRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "bracket/$id",
  validateSearch: parseBracketSearch,
  component: lazyRouteComponent(
    () => import("#web/pages/tournament/tournament-bracket.tsx"),
    "TournamentBracket",
  ),
});

const tournamentGroupsRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "groups",
  component: lazyRouteComponent(
    () => import("#web/pages/tournament/tournament-groups.tsx"),
    "TournamentGroups",
  ),
});

const tournamentMatchesRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "matches",
  component: lazyRouteComponent(
    () => import("#web/pages/tournament/tournament-matches.tsx"),
    "TournamentMatches",
  ),
});

const tournamentContestantsRoute = createRoute({
  getParentRoute: () => tournamentRoute,
  path: "contestants",
  component: lazyRouteComponent(
    () => import("#web/pages/tournament/tournament-contestants.tsx"),
    "TournamentContestants",
  ),
});

const contestantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contestants/$key",
  component: lazyRouteComponent(
    () => import("#web/pages/contestant/contestant-page.tsx"),
    "ContestantPage",
  ),
});

const versusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/versus/$a/$b",
  component: lazyRouteComponent(() => import("#web/pages/versus/versus-page.tsx"), "VersusPage"),
});

const scheduleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/schedule",
  validateSearch: parseScheduleSearch,
  component: lazyRouteComponent(
    () => import("#web/pages/schedule/schedule-page.tsx"),
    "SchedulePage",
  ),
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: parseSignInSearch,
  component: lazyRouteComponent(() => import("#web/pages/sign-in/sign-in-page.tsx"), "SignInPage"),
});

const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/share",
  validateSearch: parseShareSearch,
  component: lazyRouteComponent(() => import("#web/pages/share/share-page.tsx"), "SharePage"),
});

const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk",
  component: lazyRouteComponent(() => import("#web/pages/desk/desk-page.tsx"), "DeskPage"),
});

const deskFactsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/facts",
  component: lazyRouteComponent(() => import("#web/pages/desk/facts-page.tsx"), "FactsPage"),
});

const deskScreensRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/screens",
  component: lazyRouteComponent(() => import("#web/pages/desk/screens-page.tsx"), "ScreensPage"),
});

const deskChangesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/changes",
  component: lazyRouteComponent(() => import("#web/pages/desk/changes-page.tsx"), "ChangesPage"),
});

/** Every page of design.md §6, all but the first loaded when they are first shown. */
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
