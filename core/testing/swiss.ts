/** Generates Swiss groups: rounds pair equal points who have not met, as long as this is possible. */
import { formatWallTime, HOUR } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import { pairUnmet } from "#core/simulation/pair-unmet.ts";
import { seededRandom } from "./seeded-random.ts";
import { wireContestant, wireTournament } from "./wire-match.ts";
import { wireGroupMatch } from "./wire-matches.ts";

export interface SwissOptions {
  readonly contestants: number;
  readonly rounds: number;
  /** Whether matches are scored 1–0, ½–½ or 0–0 (both forfeited) instead of 2–0 and 2–1. */
  readonly inPoints: boolean;
  readonly seed: number;
  /** Rounds after which the last contestant leaves. */
  readonly withdrawalsAfter?: readonly number[];
}

/** A played match; one side for a bye. */
export interface SwissMatch {
  readonly round: number;
  readonly sides: readonly { readonly name: string; readonly score: number }[];
}

/** True points and losses of a contestant. */
export interface SwissRecord {
  points: number;
  lost: number;
  readonly opponents: Set<string>;
  hadBye: boolean;
  hasLeft: boolean;
}

export type SwissGroup = ReturnType<typeof playSwiss>;

const START = Date.UTC(2026, 2, 7, 8);

/** Plays a Swiss group. Deterministic. */
export function playSwiss(options: SwissOptions) {
  const random = seededRandom(options.seed);
  const records = new Map<string, SwissRecord>();
  for (let index = 1; index <= options.contestants; index += 1) {
    const name = `P${String(index).padStart(2, "0")}`;
    records.set(name, { points: 0, lost: 0, opponents: new Set(), hadBye: false, hasLeft: false });
  }
  const matches: SwissMatch[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    for (const pair of pairUp(records, random)) {
      const played = scoresOf(options.inPoints, random);
      const scores = pair.length === 1 ? [1] : played;
      const sides = pair.map((name, index) => ({ name, score: must(scores[index], "a score") }));
      matches.push({ round, sides });
      record(sides, records, options.inPoints);
    }
    if (options.withdrawalsAfter?.includes(round) === true) withdrawLast(records);
  }
  return { matches, records };
}

/** Returns the service's matches; `rounds` limits them to the first rounds. */
export function wireSwiss(
  { matches, records }: SwissGroup,
  end: number,
  rounds = Infinity,
): readonly Record<string, unknown>[] {
  return matches
    .filter(({ round }) => round <= rounds)
    .map(({ round, sides }, index) =>
      wireGroupMatch(`${index + 1}`, `${index + 1}`, "", {
        round_of: String(records.size),
        best_of: "3",
        bye: sides.length === 1 ? "1" : "0",
        start: formatWallTime(START + round * HOUR),
        tournament: wireTournament({ end: formatWallTime(end) }),
        contestants: sides.map(({ name, score }, slot) =>
          wireContestant({ name, score: String(score), sort: String(slot + 1) }),
        ),
      }),
    );
}

/** Pairs contestants by points; with an odd number the last one who had none gets a bye. */
function pairUp(
  records: ReadonlyMap<string, SwissRecord>,
  random: () => number,
): readonly (readonly string[])[] {
  const playing = [...records].filter(([, { hasLeft }]) => !hasLeft);
  const shuffled = playing.map(([name, own]) => ({ name, own, order: random() }));
  const order = shuffled.toSorted((a, b) => b.own.points - a.own.points || a.order - b.order);
  const isOdd = order.length % 2 === 1;
  const bye = isOdd ? (order.findLast(({ own }) => !own.hadBye) ?? order.at(-1)) : undefined;
  const names = order.filter((one) => one !== bye).map(({ name }) => name);
  const haveMet = (name: string, other: string): boolean =>
    records.get(name)?.opponents.has(other) === true;
  const pairs = pairUnmet(names, haveMet) ?? pairNeighbours(names);
  return bye === undefined ? pairs : [...pairs, [bye.name]];
}

function withdrawLast(records: ReadonlyMap<string, SwissRecord>): void {
  const playing = [...records.values()].filter(({ hasLeft }) => !hasLeft);
  const last = must(playing.toSorted((a, b) => a.points - b.points)[0], "contestants remain");
  last.hasLeft = true;
}

/** Pairs contestants with equal points although they have met, as in a long event. */
function pairNeighbours(names: readonly string[]): readonly (readonly string[])[] {
  return names.flatMap((name, index) => (index % 2 === 0 ? [[name, names[index + 1] ?? ""]] : []));
}

function scoresOf(inPoints: boolean, random: () => number): readonly number[] {
  const chance = random();
  const isUpset = random() < 0.4;
  const scores = inPoints
    ? chance < 0.3
      ? [0.5, 0.5]
      : chance < 0.33
        ? [0, 0]
        : [1, 0]
    : [2, chance < 0.5 ? 0 : 1];
  return isUpset ? scores.toReversed() : scores;
}

function record(
  sides: SwissMatch["sides"],
  records: ReadonlyMap<string, SwissRecord>,
  inPoints: boolean,
): void {
  for (const [index, { name, score }] of sides.entries()) {
    const own = must(records.get(name), "every contestant has a record");
    const opponent = sides[1 - index];
    if (opponent === undefined) {
      own.hadBye = true;
      own.points += 1;
      continue;
    }
    own.opponents.add(opponent.name);
    own.points += inPoints ? score : Number(score > opponent.score);
    if (score < opponent.score) own.lost += 1;
  }
}
