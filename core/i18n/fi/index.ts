import type { AreaMessageLoaders } from "#core/i18n/en/index.ts";

export { fi as start } from "./start.ts";

/** The Finnish messages of each area. */
export const areas: AreaMessageLoaders = {
  audience: async () => (await import("./audience.ts")).fiVisibility,
  broadcast: async () => (await import("./broadcast.ts")).fiBroadcast,
  contestant: async () => (await import("./contestant.ts")).fiContestant,
  desk: async () => (await import("./desk.ts")).fiDesk,
  deskRecords: async () => (await import("./desk-records.ts")).fiDeskRecords,
  embed: async () => (await import("./embed.ts")).fiEmbed,
  files: async () => (await import("./files.ts")).fiFiles,
  host: async () => (await import("./host.ts")).fiUnknownHost,
  issues: async () => (await import("./issues.ts")).fiIssues,
  matchPage: async () => (await import("./match-page.ts")).fiMatchPage,
  matchesPage: async () => (await import("./matches-page.ts")).fiMatchesPage,
  now: async () => (await import("./now.ts")).fiNow,
  palette: async () => (await import("./palette.ts")).fiPalette,
  preferences: async () => (await import("./preferences.ts")).fiPreferences,
  ranking: async () => (await import("./ranking.ts")).fiRanking,
  schedule: async () => (await import("./schedule.ts")).fiSchedule,
  screen: async () => (await import("./screen.ts")).fiScreen,
  session: async () => (await import("./session.ts")).fiSession,
  share: async () => (await import("./share.ts")).fiShare,
  standings: async () => (await import("./standings.ts")).fiStandings,
};
