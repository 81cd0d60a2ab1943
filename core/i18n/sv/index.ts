import type { AreaMessageLoaders } from "#core/i18n/en/index.ts";

export { sv as start } from "./start.ts";

/** The Swedish messages of each area. */
export const areas: AreaMessageLoaders = {
  audience: async () => (await import("./audience.ts")).svVisibility,
  broadcast: async () => (await import("./broadcast.ts")).svBroadcast,
  contestant: async () => (await import("./contestant.ts")).svContestant,
  desk: async () => (await import("./desk.ts")).svDesk,
  deskRecords: async () => (await import("./desk-records.ts")).svDeskRecords,
  embed: async () => (await import("./embed.ts")).svEmbed,
  files: async () => (await import("./files.ts")).svFiles,
  host: async () => (await import("./host.ts")).svUnknownHost,
  issues: async () => (await import("./issues.ts")).svIssues,
  matchPage: async () => (await import("./match-page.ts")).svMatchPage,
  matchesPage: async () => (await import("./matches-page.ts")).svMatchesPage,
  now: async () => (await import("./now.ts")).svNow,
  palette: async () => (await import("./palette.ts")).svPalette,
  preferences: async () => (await import("./preferences.ts")).svPreferences,
  ranking: async () => (await import("./ranking.ts")).svRanking,
  schedule: async () => (await import("./schedule.ts")).svSchedule,
  screen: async () => (await import("./screen.ts")).svScreen,
  session: async () => (await import("./session.ts")).svSession,
  share: async () => (await import("./share.ts")).svShare,
  standings: async () => (await import("./standings.ts")).svStandings,
};
