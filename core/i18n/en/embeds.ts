import type { RoundName } from "#core/model/derived-match.ts";
import type { RoundRule } from "#core/lib/round-name.ts";
import { embedDetails } from "./embed-details.ts";
import { type SlotMessages, slot } from "./slots-and-rounds.ts";
import type { MessagesOf, Templates } from "#core/lib/templates.ts";

/** The English messages of embeds on other sites. */
export const embed = {
  ...embedDetails,
  /** BCP 47 tag. */
  locale: "en-GB",
  slot,
  /** Translations of round names; none in English, because the API sends English names. */
  rounds: [] as readonly RoundRule[],
  state: { all: "Matches", upcoming: "Upcoming", live: "Live", ended: "Ended" },
  /** Headings of a list, besides those of live and of ended matches. */
  next: "Next",
  /** State of a match by a duration ("32 min"), or by the time of stale data. */
  liveFor: "Live, {0}",
  startsIn: "in {0}",
  late: "{0} late",
  liveAt: "live at {0}",
  liveCount: "{0} live",
  /** Result of a match for the contestant of a list. */
  results: { winner: "Won", loser: "Lost" },
  versus: "v",
  disqualified: "DQ",
  noTime: "No start time yet",
  /** By the state in the embed's options; "" if they name none. */
  empty: {
    upcoming: "No match is upcoming.",
    live: "Nothing is being played.",
    ended: "No match has ended.",
    "": "No matches yet.",
  },
  over: "All matches have ended.",
  /** Contestants, and start of the match that starts first: "15:00", "15:00 (in 28 min)". */
  nextIs: "Next: {0}, {1}.",
  hidden: "Scores and winners are hidden.",
  show: "Show",
  showAll: "Show all",
  noSuchContestant: "No contestant at this address.",
  /** If a name is of no contestant. */
  noContestant: "“{0}” was never listed here, or its tournament is not public.",
  /** If a name is of several contestants, which are listed. */
  severalContestants: "“{0}” is the name of several contestants: {1}.",
  loading: "Loading",
  /** Instead of `loading` after some seconds. */
  stillLoading: "Still loading. The service has not answered yet.",
  /** If content that was shown does not exist any more. */
  gone: "This content is no longer available.",
  unreachable: "Matches are not available right now.",
  appearLater: "They appear here without a reload.",
  dataFrom: "Data from {0}",
  delayed: "Delayed. Data from {0}.",
  asOf: "as of {0}",
  /** Links to Matchdesk's pages. */
  links: {
    matches: "All {0} matches",
    contestant: "All matches of {0}",
    search: "Find a contestant",
  },
  times: "Times: {0}",
} as const;

export type EmbedText = MessagesOf<typeof embed>;

/** The messages of embeds as plain data, which a widget loads in the language of its page. */
export type EmbedTemplates = Templates<EmbedText>;

/** The messages of embeds, as functions. */
export interface EmbedMessages extends Omit<
  EmbedText,
  "slot" | "rounds" | "disqualified" | "mayBeMissing" | "missing"
> {
  /** Beside a group's standings; `unseen` is `null` if the number of unseen matches is unknown. */
  readonly partial: (unseen: number | null) => string;
  readonly match: {
    readonly slot: SlotMessages;
    readonly disqualified: string;
    readonly roundName: (name: RoundName) => RoundName;
  };
}

/** The English messages of full-screen pages, in addition to those of embeds. */
export const screen = {
  results: "Results",
  finalRanking: "Final ranking",
  contestants: "{0} contestants",
  /** Below a page of a ranking: the placements on the next page, and when it is shown. */
  nextPlaces: "{0}–{1} in {2} s",
  afterThis: "Next: {0}",
  /** Messages of the page's script about the age of its data. */
  clock: {
    paused: "Paused",
    notRenewed: "Not updated since {0}",
    dataFrom: "Data from {0}",
  },
  onYourPhone: "On your phone",
  waiting: "No data from the service yet.",
  /** Shown after a minute in which the page's script did not run. */
  notUpdated:
    "This screen is not updated. Reload it; if this notice returns, its browser is older than Chromium 79.",
  /** Shown instead of a wall while the server cannot be reached. */
  unreachable: "Matchdesk cannot be reached. This screen starts as soon as it can.",
  missing: {
    tournament: {
      title: "No such tournament",
      help: "It is not listed here, or not public. This wall will show it once it is. Check SITE/SLUG against the URL of its page: /tournaments/SITE/SLUG.",
    },
    channel: {
      title: "No such channel",
      help: "Create the channel at /desk/screens. Until then this wall shows live matches.",
    },
  },
} as const;

export type ScreenMessages = MessagesOf<typeof screen>;

/** The same messages as plain data; a page contains those of its script. */
export type ScreenTemplates = Templates<ScreenMessages>;

export type DataAgeMessages = ScreenMessages["clock"];

/**
 * The English messages of the page for an unknown host name. It shows all languages, because it has
 * no scripts.
 */
export const unknownHost = {
  title: "Unknown host name",
  text: "Matchdesk does not respond under this host name. Open it under its own host name, or add this one to ALLOWED_HOSTS (or set PUBLIC_URL) and restart.",
};

/** Messages of link preview images, which are English: one image serves all viewers. */
export const linkPreview = {
  ended: "Ended",
  bestOf: (games: number) => `Best of ${games}`,
  isChampion: (name: string) => `${name} is champion`,
  thirdPlace: (name: string) => `Third: ${name}`,
  asOf: (time: string) => `as of ${time}`,
  next: "Next",
  playing: "Live",
  against: (name: string) => `v ${name}`,
  placed: (rank: string) => `Placed ${rank}`,
  record: (won: number, lost: number) => `${won} won, ${lost} lost`,
  wonAgainst: (name: string) => `Won against ${name}`,
  lostTo: (name: string) => `Lost to ${name}`,
  groupEnded: "Group ended",
  advance: (count: number) => (count === 1 ? "1 advances" : `${count} advance`),
  finalFour: "Final four",
};

/**
 * Messages of frozen pages. English only, because a static file server cannot detect the viewer's
 * language.
 */
export const frozen = {
  tournaments: "Tournaments",
  picture: "Image",
  calendar: "Calendar",
  csv: "CSV",
  json: "JSON",
  rankingCsv: "Ranking as CSV",
  foot: (day: string) => `Archived on ${day}. This page is no longer updated.`,
};
