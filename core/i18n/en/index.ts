import type { VisibilityMessages } from "./audience.ts";
import type { BroadcastMessages } from "./broadcast.ts";
import type { ContestantMessages } from "./contestant.ts";
import type { DeskMessages } from "./desk.ts";
import type { DeskRecordMessages } from "./desk-records.ts";
import type { EmbedTemplates } from "./embed.ts";
import type { FileMessages } from "./files.ts";
import type { UnknownHostMessages } from "./host.ts";
import type { IssueMessages } from "./issues.ts";
import type { MatchPageMessages } from "./match-page.ts";
import type { MatchesPageMessages } from "./matches-page.ts";
import type { NowMessages } from "./now.ts";
import type { PaletteMessages } from "./palette.ts";
import type { PreferenceMessages } from "./preferences.ts";
import type { RankingMessages } from "./ranking.ts";
import type { ScheduleMessages } from "./schedule.ts";
import type { ScreenTemplates } from "./screen.ts";
import type { SessionMessages } from "./session.ts";
import type { ShareMessages } from "./share.ts";
import type { StandingsMessages } from "./standings.ts";
import type { Messages } from "./start.ts";

export { en as start } from "./start.ts";

/** Messages that only one area of Matchdesk needs, by area: loaded when the area is shown. */
export interface AreaMessages {
  readonly audience: VisibilityMessages;
  readonly broadcast: BroadcastMessages;
  readonly contestant: ContestantMessages;
  readonly desk: DeskMessages;
  readonly deskRecords: DeskRecordMessages;
  readonly embed: EmbedTemplates;
  readonly files: FileMessages;
  readonly host: UnknownHostMessages;
  readonly issues: IssueMessages;
  readonly matchPage: MatchPageMessages;
  readonly matchesPage: MatchesPageMessages;
  readonly now: NowMessages;
  readonly palette: PaletteMessages;
  readonly preferences: PreferenceMessages;
  readonly ranking: RankingMessages;
  readonly schedule: ScheduleMessages;
  readonly screen: ScreenTemplates;
  readonly session: SessionMessages;
  readonly share: ShareMessages;
  readonly standings: StandingsMessages;
}

/** The name of an area. */
export type AreaName = keyof AreaMessages;

/** One function for each area, which imports its messages. */
export type AreaMessageLoaders = { readonly [A in AreaName]: () => Promise<AreaMessages[A]> };

/** The exports of the `index.ts` of a language. */
export interface LanguageTables {
  /** The messages of every page. */
  readonly start: Messages;
  readonly areas: AreaMessageLoaders;
}

/** The English messages of each area. */
export const areas: AreaMessageLoaders = {
  audience: async () => (await import("./audience.ts")).enVisibility,
  broadcast: async () => (await import("./broadcast.ts")).enBroadcast,
  contestant: async () => (await import("./contestant.ts")).enContestant,
  desk: async () => (await import("./desk.ts")).enDesk,
  deskRecords: async () => (await import("./desk-records.ts")).enDeskRecords,
  embed: async () => (await import("./embed.ts")).enEmbed,
  files: async () => (await import("./files.ts")).enFiles,
  host: async () => (await import("./host.ts")).enUnknownHost,
  issues: async () => (await import("./issues.ts")).enIssues,
  matchPage: async () => (await import("./match-page.ts")).enMatchPage,
  matchesPage: async () => (await import("./matches-page.ts")).enMatchesPage,
  now: async () => (await import("./now.ts")).enNow,
  palette: async () => (await import("./palette.ts")).enPalette,
  preferences: async () => (await import("./preferences.ts")).enPreferences,
  ranking: async () => (await import("./ranking.ts")).enRanking,
  schedule: async () => (await import("./schedule.ts")).enSchedule,
  screen: async () => (await import("./screen.ts")).enScreen,
  session: async () => (await import("./session.ts")).enSession,
  share: async () => (await import("./share.ts")).enShare,
  standings: async () => (await import("./standings.ts")).enStandings,
};
