import { joinTexts } from "#core/lib/sentence.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

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
export const ranking = {
  final: "Final ranking",
  soFar: "Ranking so far",
  rank: "Rank",
  reason: "Reason",
  csv: "CSV",
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
      joinTexts(`Won ${inRound(match)}${before(" against ", opponent)}`, score),
    lost: ({ opponent, score, ...match }: MatchInReason) =>
      joinTexts(`Lost ${inRound(match)}${before(" to ", opponent)}`, score),
    disqualified: ({ opponent, ...match }: MatchInReason) =>
      `Disqualified in ${nameOf(match)}${before(" against ", opponent)}`,
    placed: (placement: number, match: MatchInReason) =>
      `Placed ${ordinal(placement)} in ${nameOf(match)}`,
    /** `won` is `null` in a group that ranks by placement. */
    group: (position: number, group: string, played: number, won: number | null) =>
      joinTexts(`${ordinal(position)} in ${group}`, won === null ? "" : `won ${won} of ${played}`),
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

export type RankingMessages = typeof ranking;

/** Names of rounds that have no article: "LB Round 2", "Column 2". */
const NUMBERED = /^(?:(?:UB|LB) Round|Column) \d+$/;

/** Returns "the Final", "in the Semifinals" or "in LB Round 2". */
function inRound(match: MatchName): string {
  return match.isOnly ? nameOf(match) : `in ${nameOf(match)}`;
}

function nameOf({ name, isRound }: MatchName): string {
  if (!isRound) return name === "" ? "a match" : name;
  return NUMBERED.test(name) ? name : `the ${name}`;
}

/** Formats a rank: "3rd". */
function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const suffix = isTeen ? undefined : ["th", "st", "nd", "rd"][number % 10];
  return `${number}${suffix ?? "th"}`;
}

function before(words: string, name: string): string {
  return name === "" ? "" : words + name;
}

/** Numbers of a contestant's matches by result. */
interface Results {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Ended without a known winner. */
  readonly undecided: number;
}

/** Messages about a contestant. */
export const contestant = {
  missing: "No contestant at this address. None with this name has been listed here.",
  ambiguity: {
    "two-countries":
      "Listed with more than one country: these may be two contestants with one name.",
    "two-places-at-once":
      "Listed in two matches at the same time: these may be two contestants with one name.",
  },
  kills: (count: number) => (count === 1 ? "1 kill" : `${count} kills`),
  deaths: (count: number) => (count === 1 ? "1 death" : `${count} deaths`),
  result: { won: "won", drawn: "drawn", lost: "lost" },
  /** Label of the contestant's state in the current tournament. */
  states: { notStarted: "Not started", champion: "Champion" },
  alsoKnownAs: (names: readonly string[]) =>
    `Also known as ${names.map(wrapInBidiIsolate).join(", ")}`,
  allTournaments: (game: string) => `${game} · all tournaments`,
  contestantCount: (count: number) => `Contestants ${count}`,
  lowerSince: (day: string) => `lower bracket since ${day}`,
  /** `isPartial`: some matches were not seen. */
  record: ({ won, drawn, lost, undecided }: Results, isPartial: boolean) =>
    [
      `${won} won`,
      ...(drawn > 0 ? [`${drawn} drawn`] : []),
      `${lost} lost`,
      ...(undecided > 0 ? [`${undecided} without result`] : []),
    ].join(", ") + (isPartial ? " (matches may be missing)" : ""),
  games: (won: number, lost: number) => `games ${won}–${lost}`,
  /** Sums of scores that count no games. */
  scores: (scored: number, conceded: number) => `scored ${scored}, conceded ${conceded}`,
  /** The next or live match. */
  band: {
    next: "Next match",
    live: "Playing now",
    against: "against",
    or: " or ",
    win: (what: string) => `Win: ${what}`,
    lose: (what: string) => `Lose: ${what}`,
    /** After a win in the last match. */
    title: "champion",
    place: (from: number, to: number) =>
      from === to ? `${ordinal(to)} place` : `place ${from}–${to}`,
    outSince: (day: string) => `Out since ${day}.`,
    /** Sentence about the final rank. */
    placedAt: (rank: number) => `Placed ${ordinal(rank)}.`,
    seeWinner: "See who won",
    none: "No next match is known.",
  },
  road: {
    title: "Road through the tournament",
    count: (ended: number, live: number, ahead: number) =>
      [
        `${ended} ended`,
        ...(live > 0 ? [`${live} live`] : []),
        ...(ahead > 0 ? [`${ahead} ahead`] : []),
      ].join(" · "),
    toLower: "to the lower bracket",
    /** Who advanced after a level score, by the contestant's result. */
    advanced: { won: "advanced", lost: "opponent advanced" },
    /** Condition of a later match. */
    ifWins: (match: Parameters<typeof inRound>[0]) => `if it wins ${inRound(match)}`,
    neverMet: "never met here",
    met: (count: number) => (count === 1 ? "met once here" : `met ${count} times here`),
    /** In a race; `rank` is "2", or "2=" if it is shared. */
    place: (rank: string, count: number) => `${rank} of ${count}`,
  },
  earlier: "Earlier tournaments",
  earlierNote: (game: string, count: number) => `in ${game}, ${count} seen here`,
  placement: {
    title: "Placement",
    note: "secured after each match",
    key: "Solid: secured.",
    keyAhead: (name: string) => `Dashed: if ${wrapInBidiIsolate(name)} wins on.`,
    keyLost: "Open square: lost.",
    /** Text alternative of the chart; the texts are lists like "UBR1 24, UBR2 12". */
    text: (first: number, after: string, ahead: string) =>
      `Placement secured: ${first} before the first match; ${after}${ahead === "" ? "" : `; with further wins ${ahead}`}`,
  },
  /** About the chart of scores: they count games, or goals and points. */
  formTexts: {
    games: {
      note: "games won above, lost below",
      text: (scores: string) => `Games won and lost: ${scores}`,
    },
    scores: {
      note: "scored above, conceded below",
      text: (scores: string) => `Scored and conceded: ${scores}`,
    },
  },
  seed: { short: "#", long: "Seed" },
  /** The contestants of a tournament. */
  list: {
    stillIn: "Still in",
    out: "Out",
    placed: (from: number, to: number) => `Placed ${from}–${to}`,
    all: "All contestants",
    byPlacement: "by placement, then seed",
    playing: (count: number) => `${count} playing`,
    nextAt: (time: string) => `next ${time}`,
    find: "Name or country",
    orders: {
      next: "Next match",
      placement: "Placement",
      seed: "Seed",
      name: "Name",
      record: "Most wins",
    },
    none: "No contestant fits these filters.",
    formKey: "Form: games won up, lost down",
    place: "Place",
    record: "W–L",
    recordWithDraws: "W–D–L",
    nowOrNext: "Now or next",
    against: "Against",
    section: { upper: "upper", lower: "lower", finals: "finals" },
    lostTo: "Lost at last to",
    /** Accessible name of the button that follows a contestant. */
    follow: (name: string) => `Follow ${wrapInBidiIsolate(name)}`,
  },
  versus: {
    open: "Versus…",
    find: "Head to head with",
  },
};
