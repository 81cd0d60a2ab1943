import type { ContestantScenario } from "#core/model/scenarios.ts";
import type { RoundName } from "#core/model/round.ts";
import type { RoundRule } from "#core/lib/round-name.ts";
import { type SlotMessages, slot } from "./slots-and-rounds.ts";
import type { Templates } from "#core/lib/templates.ts";

type Column = readonly [short: string, long: string];

/** Every message of an embed. */
export interface EmbedText {
  /** BCP 47 tag. */
  readonly locale: string;
  readonly slot: SlotMessages;
  /** Translations of round names; empty in English, because the API sends English names. */
  readonly rounds: readonly RoundRule[];
  readonly state: Readonly<Record<"all" | "upcoming" | "live" | "ended", string>>;
  readonly bracket: string;
  /** Texts of a drawn bracket. */
  readonly drawing: {
    readonly liveCount: (count: number) => string;
    /** How many matches of a round have ended, and how many there are. */
    readonly endedOf: (ended: number, all: number) => string;
    readonly games: (count: number) => string;
    /** `code` is the match to which the loser goes. */
    readonly loserTo: (code: string) => string;
    readonly loserIsOut: string;
    readonly loserIsThird: string;
    readonly loserIsFourth: string;
    readonly ifNeeded: string;
    readonly champion: string;
  };
  readonly versus: string;
  readonly disqualified: string;
  readonly bestOf: (games: number) => string;
  readonly won: (name: string) => string;
  readonly noTime: string;
  readonly group: (number: number) => string;
  /** If some matches of a group may not have been seen. */
  readonly mayBeMissing: string;
  /** If exactly `unseen` matches of a group have not been seen. */
  readonly missing: (unseen: number) => string;
  /** Whether a contestant advances from a group; nothing while that is open. */
  readonly verdicts: Readonly<Partial<Record<ContestantScenario["verdict"], string>>>;
  /** Title of the ranking if a tournament has only one. */
  readonly ranking: string;
  /** Rank of a contestant who is still in play. */
  readonly atLeast: (rank: number) => string;
  readonly columns: {
    readonly contestant: string;
    readonly played: Column;
    readonly won: Column;
    readonly drawn: Column;
    readonly lost: Column;
    readonly difference: Column;
    readonly points: Column;
  };
  /** By the state in the embed's options; "" if they name none. */
  readonly empty: Readonly<Record<"upcoming" | "live" | "ended" | "", string>>;
  readonly over: string;
  /** If a name is of no contestant. */
  readonly noContestant: (name: string) => string;
  /** If a name is of several contestants, which are listed. */
  readonly severalContestants: (name: string, contestants: string) => string;
  readonly loading: string;
  readonly gone: string;
  readonly unreachable: string;
  readonly dataFrom: (time: string) => string;
  readonly times: (zone: string) => string;
}

/** The messages of embeds on other sites, as functions. */
export interface EmbedMessages extends Omit<
  EmbedText,
  "slot" | "rounds" | "mayBeMissing" | "missing"
> {
  /** Beside a group's standings; `unseen` is `null` if the number of unseen matches is unknown. */
  readonly partial: (unseen: number | null) => string;
  readonly match: {
    readonly slot: SlotMessages;
    readonly roundName: (name: RoundName) => RoundName;
  };
}

/** The same messages as plain data, which a widget loads in the language of its page. */
export type EmbedTemplates = Templates<EmbedText>;

/** The English messages of embeds. */
export const embed: EmbedTemplates = {
  locale: "en-GB",
  slot,
  rounds: [],
  state: { all: "Matches", upcoming: "Upcoming", live: "Live", ended: "Ended" },
  bracket: "Bracket",
  drawing: {
    liveCount: "{0} live",
    endedOf: "{0} of {1}",
    games: "Bo{0}",
    loserTo: "loser to {0}",
    loserIsOut: "loser is out",
    loserIsThird: "loser is 3rd",
    loserIsFourth: "loser is 4th",
    ifNeeded: "if needed",
    champion: "Champion",
  },
  versus: "v",
  disqualified: "DQ",
  bestOf: "Best of {0}",
  won: "{0} won",
  noTime: "No start time yet",
  group: "Group {0}",
  mayBeMissing: "matches may be missing",
  missing: "{0} {0|one:match is|other:matches are} missing",
  verdicts: { through: "Through", eliminated: "Out" },
  ranking: "Ranking",
  atLeast: "at least {0}{0#|one:st|two:nd|few:rd|other:th}",
  columns: {
    contestant: "Contestant",
    played: ["P", "Played"],
    won: ["W", "Won"],
    drawn: ["D", "Drawn"],
    lost: ["L", "Lost"],
    difference: ["±", "Difference"],
    points: ["Pts", "Points"],
  },
  empty: {
    upcoming: "No match is upcoming.",
    live: "Nothing is being played.",
    ended: "No match has ended.",
    "": "No matches yet.",
  },
  over: "All matches have ended.",
  noContestant: "“{0}” was never listed here, or its tournament is not public.",
  severalContestants: "“{0}” is the name of several contestants: {1}.",
  loading: "Loading",
  gone: "This content is no longer available.",
  unreachable: "Matches are not available right now.",
  dataFrom: "Data from {0}",
  times: "Times: {0}",
};

/** The messages that the script of a full-screen page shows about the age of its data. */
export interface DataAgeMessages {
  readonly paused: string;
  readonly notRenewed: (time: string) => string;
  readonly dataFrom: (time: string) => string;
}

/** The messages of full-screen pages, in addition to those of embeds. */
export interface ScreenMessages {
  readonly results: string;
  readonly finalRanking: string;
  readonly contestants: (count: number) => string;
  /** Below a page of a ranking: the placements on the next page, and when it is shown. */
  readonly nextPlaces: (from: number, to: number, seconds: number) => string;
  readonly afterThis: (title: string) => string;
  readonly clock: DataAgeMessages;
  readonly onYourPhone: string;
  readonly waiting: string;
  /** Shown after a minute in which the page's script did not run. */
  readonly notUpdated: string;
  /** Shown instead of a wall while the server cannot be reached. */
  readonly unreachable: string;
  readonly missing: Readonly<
    Record<"tournament" | "channel", { readonly title: string; readonly help: string }>
  >;
}

/** The same messages as plain data; a page contains those of its script. */
export type ScreenTemplates = Templates<ScreenMessages>;

/** The English messages of full-screen pages. */
export const screen: ScreenTemplates = {
  results: "Results",
  finalRanking: "Final ranking",
  contestants: "{0} contestants",
  nextPlaces: "{0}–{1} in {2} s",
  afterThis: "Next: {0}",
  clock: {
    paused: "Paused",
    notRenewed: "Not updated since {0}",
    dataFrom: "Data from {0}",
  },
  onYourPhone: "On your phone",
  waiting: "No data from the service yet.",
  notUpdated:
    "This screen is not updated. Reload it; if this notice returns, its browser is older than Chromium 79.",
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
};

/**
 * The messages of the page for an unknown host name. It shows all languages, because it has no
 * scripts.
 */
export interface UnknownHostMessages {
  readonly title: string;
  readonly text: string;
}

/** The English messages of the page for an unknown host name. */
export const unknownHost: UnknownHostMessages = {
  title: "Unknown host name",
  text: "Matchdesk does not respond under this host name. Open it under its own host name, or add this one to ALLOWED_HOSTS (or set PUBLIC_URL) and restart.",
};

/** Messages of link preview images, which are English: one image serves all viewers. */
export const cards = {
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
