/**
 * Loaders of all pages except the Now page, by the name of the component. They have a file of their
 * own because the list of their scripts and styles is as large as a page.
 */
export const lazyPageLoaders = {
  MatchesPage: async () => (await import("#web/pages/matches/matches-page.tsx")).MatchesPage,
  MatchPage: async () => (await import("#web/pages/match/match-page.tsx")).MatchPage,
  TournamentsPage: async () =>
    (await import("#web/pages/tournaments/tournaments-page.tsx")).TournamentsPage,
  TournamentPage: async () =>
    (await import("#web/pages/tournament/tournament-page.tsx")).TournamentPage,
  TournamentIndex: async () =>
    (await import("#web/pages/tournament/tournament-index.tsx")).TournamentIndex,
  TournamentBracket: async () =>
    (await import("#web/pages/tournament/tournament-bracket.tsx")).TournamentBracket,
  TournamentGroups: async () =>
    (await import("#web/pages/tournament/tournament-groups.tsx")).TournamentGroups,
  TournamentRanking: async () =>
    (await import("#web/pages/tournament/tournament-ranking.tsx")).TournamentRanking,
  TournamentMatches: async () =>
    (await import("#web/pages/tournament/tournament-matches.tsx")).TournamentMatches,
  TournamentContestants: async () =>
    (await import("#web/pages/tournament/tournament-contestants.tsx")).TournamentContestants,
  ContestantPage: async () =>
    (await import("#web/pages/contestant/contestant-page.tsx")).ContestantPage,
  VersusPage: async () => (await import("#web/pages/versus/versus-page.tsx")).VersusPage,
  SchedulePage: async () => (await import("#web/pages/schedule/schedule-page.tsx")).SchedulePage,
  SignInPage: async () => (await import("#web/pages/sign-in/sign-in-page.tsx")).SignInPage,
  SharePage: async () => (await import("#web/pages/share/share-page.tsx")).SharePage,
  DeskPage: async () => (await import("#web/pages/desk/desk-page.tsx")).DeskPage,
  FactsPage: async () => (await import("#web/pages/desk/annotations-page.tsx")).AnnotationsPage,
  ScreensPage: async () => (await import("#web/pages/desk/screens-page.tsx")).ScreensPage,
  ChangesPage: async () => (await import("#web/pages/desk/changes-page.tsx")).ChangesPage,
} as const;

export type LazyPageName = keyof typeof lazyPageLoaders;
