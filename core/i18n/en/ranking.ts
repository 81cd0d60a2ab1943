import type { RoundName } from "#core/model/round.ts";

/** The match of a reason; empty texts are left out. */
interface MatchInReason {
  /** Round in this language; `null` if it is unknown. */
  readonly round: RoundName | null;
  /** Match code; "" if unknown. */
  readonly code: string;
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
    /** `code` is the next match, "" if unknown. */
    playing: (code: string) => (code === "" ? "In play" : `In play: next ${code}`),
    /** `code` is the last match, "" if unknown. */
    undecided: (code: string) =>
      code === "" ? "No result listed" : `No result listed after ${code}`,
  },
};

/** The table of messages that every language provides. */
export type RankingMessages = typeof enRanking;

/** Short names of rounds with one match. */
const SINGLE = /^(?:[UL]?B?F|LBSF|GF2?|3rd)$/;
/** Short names of numbered rounds of a section, and of columns. */
const NUMBERED = /^(?:[UL]BR|C)\d+$/;

/** Returns "the final", "in the semifinals" or "in lower round 2". */
function inRound(match: Pick<MatchInReason, "round" | "code">): string {
  const name = nameOf(match);
  return match.round !== null && SINGLE.test(match.round.short) ? name : `in ${name}`;
}

function nameOf({ round, code }: Pick<MatchInReason, "round" | "code">): string {
  if (round === null) return code === "" ? "a match" : code;
  const name = round.long
    .replace(" Bracket", "")
    .toLowerCase()
    .replace("third place", "third-place");
  return NUMBERED.test(round.short) ? name : `the ${name}`;
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
