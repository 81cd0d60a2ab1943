import type { ContestantScenarioView } from "#core/contract/scenarios.ts";
import type { RoundName } from "#core/model/round.ts";
import type { RoundRule } from "#core/lib/round-name.ts";
import type { Templates } from "#core/lib/templates.ts";
import { enSlot, type SlotMessages } from "./slot.ts";

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
  readonly verdicts: Readonly<Partial<Record<ContestantScenarioView["verdict"], string>>>;
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
export const enEmbed: EmbedTemplates = {
  locale: "en-GB",
  slot: enSlot,
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
