/** The name of a match in a sentence. */
export interface MatchName {
  /** Round in the viewer's language, else the match code; "" if both are unknown. */
  readonly name: string;
  /** Whether `name` is that of a round. */
  readonly isRound: boolean;
  /** Whether the round has only this match. */
  readonly isOnly: boolean;
}

/** The match of a reason; empty texts are left out. */
interface MatchInReason extends MatchName {
  /** Name, wrapped in an isolate; "" if there is no single opponent. */
  readonly opponent: string;
  /** "3–2", that of the contestant first; "" if unknown. */
  readonly score: string;
}

/** Messages of the ranking of a tournament. */
export const enRanking = {
  final: "Final ranking",
  soFar: "Ranking so far",
  rank: "Rank",
  contestant: "Contestant",
  reason: "Reason",
  csv: "CSV",
  share: "Share",
  atLeast: (rank: number) => `at least ${ordinal(rank)}`,
  finalNote:
    "A range: no match and no known rule separates these contestants. Inside a range the order is alphabetical.",
  openNote: "A range: the ranks that are still possible.",
  /** About contestants who are out before the end. */
  outNote: "A range: these places are not played for.",
  none: "The data does not show a ranking of this tournament.",
  /** In the header of a tournament's matches; `rank` is "5–8". */
  rankIs: (rank: string) => `Rank ${rank}`,

  /** Why a contestant has its rank. */
  reasons: {
    won: ({ opponent, score, ...match }: MatchInReason) =>
      list(`Won ${inRound(match)}${before(" against ", opponent)}`, score),
    lost: ({ opponent, score, ...match }: MatchInReason) =>
      list(`Lost ${inRound(match)}${before(" to ", opponent)}`, score),
    disqualified: ({ opponent, ...match }: MatchInReason) =>
      `Disqualified in ${nameOf(match)}${before(" against ", opponent)}`,
    placed: (placement: number, match: MatchInReason) =>
      `Placed ${ordinal(placement)} in ${nameOf(match)}`,
    /** `won` is `null` in a group that ranks by placement. */
    group: (position: number, group: string, played: number, won: number | null) =>
      list(`${ordinal(position)} in ${group}`, won === null ? "" : `won ${won} of ${played}`),
    /** The position in a group depends on a rule that staff have not entered. */
    assumed: "by the assumed rule",
    /** After a level score; the match had a next one. */
    lostLevel: ({ opponent, score, ...match }: MatchInReason) =>
      `Lost ${inRound(match)}: ${score}, ${opponent} advanced`,
    /** `next` is the next match with its start, "" if unknown. */
    playing: (next: string) => (next === "" ? "Still in" : `Still in · ${next}`),
    /** `name` is the match that is live. */
    live: (name: string) => (name === "" ? "Live" : `Live: ${name}`),
    /** The match ended without a known winner. */
    unknownWinner: ({ score, ...match }: MatchInReason) => {
      const isOneOfRound = match.isRound && !match.isOnly;
      const name = isOneOfRound ? `Match ${inRound(match)}` : match.name || "Match";
      return `${name} ended${before(" ", score)}; the service does not name the winner`;
    },
    /** `match` is the last match, `null` if unknown. */
    undecided: (match: MatchInReason | null) =>
      match === null ? "No result listed" : `No result listed after ${nameOf(match)}`,
  },
};

/** The table of messages that every language provides. */
export type RankingMessages = typeof enRanking;

/** Names of rounds that have no article: "LB Round 2", "Column 2". */
const NUMBERED = /^(?:(?:UB|LB) Round|Column) \d+$/;

/** Returns "the Final", "in the Semifinals" or "in LB Round 2". */
export function inRound(match: MatchName): string {
  return match.isOnly ? nameOf(match) : `in ${nameOf(match)}`;
}

function nameOf({ name, isRound }: MatchName): string {
  if (!isRound) return name === "" ? "a match" : name;
  return NUMBERED.test(name) ? name : `the ${name}`;
}

/** Formats a rank: "3rd". */
export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const suffix = isTeen ? undefined : ["th", "st", "nd", "rd"][number % 10];
  return `${number}${suffix ?? "th"}`;
}

function before(words: string, name: string): string {
  return name === "" ? "" : words + name;
}

function list(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
