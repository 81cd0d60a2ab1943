import type { ComponentType } from "react";

/**
 * Loaders of all pages except the Now page, by the name of the component. They have a file of their
 * own because the list of their scripts and styles is as large as a page.
 */
const loaders = {
  MatchesPage: () => import("#web/pages/matches/matches-page.tsx"),
  MatchPage: () => import("#web/pages/match/match-page.tsx"),
  TournamentsPage: () => import("#web/pages/tournaments/tournaments-page.tsx"),
  TournamentPage: () => import("#web/pages/tournament/tournament-page.tsx"),
  TournamentIndex: () => import("#web/pages/tournament/tournament-index.tsx"),
  TournamentBracket: () => import("#web/pages/tournament/tournament-bracket.tsx"),
  TournamentGroups: () => import("#web/pages/tournament/tournament-groups.tsx"),
  TournamentRanking: () => import("#web/pages/tournament/tournament-ranking.tsx"),
  TournamentMatches: () => import("#web/pages/tournament/tournament-matches.tsx"),
  TournamentContestants: () => import("#web/pages/tournament/tournament-contestants.tsx"),
  ContestantPage: () => import("#web/pages/contestant/contestant-page.tsx"),
  VersusPage: () => import("#web/pages/versus/versus-page.tsx"),
  SchedulePage: () => import("#web/pages/schedule/schedule-page.tsx"),
  SignInPage: () => import("#web/pages/sign-in/sign-in-page.tsx"),
  SharePage: () => import("#web/pages/share/share-page.tsx"),
  DeskPage: () => import("#web/pages/desk/desk-page.tsx"),
  AnnotationsPage: () => import("#web/pages/desk/annotations-page.tsx"),
  ScreensPage: () => import("#web/pages/desk/screens-page.tsx"),
  MissingPage: () => import("#web/features/palette/missing-page.tsx"),
  ChangesPage: () => import("#web/pages/desk/changes-page.tsx"),
} as const;

export type LazyPageName = keyof typeof loaders;

export const lazyPageLoaders: {
  readonly [N in LazyPageName]: () => Promise<Readonly<Record<N, ComponentType>>>;
} = loaders;
