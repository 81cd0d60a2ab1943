import { must } from "#core/lib/must.ts";

/** Source of a match's contestant: a seed (1-based), or the winner or loser at a place. */
export type TreeSource =
  | { readonly type: "seed"; readonly seed: number }
  | { readonly type: "winner" | "loser"; readonly of: string };

/** A match of an elimination tree, without contestants. */
export interface TreeMatch {
  /** Unique within the tree: `ro16#3`, `lower ro8s1#2`, `grand final#1`. */
  readonly place: string;
  readonly round: string;
  readonly row: number;
  readonly side: "upper" | "lower";
  /** As the service numbers it. */
  readonly roundOf: number;
  readonly stage: 1 | 2;
  readonly sources: readonly [TreeSource, TreeSource];
}

/**
 * Maps a lower-bracket row to the upper match of `count` whose loser drops there (both 0-based).
 */
export type DropOrder = (index: number, count: number) => number;

/** Sources of a match, such as "winner ro8#1". */
type Pair = readonly [string, string];

/**
 * Returns the matches of an elimination of `size` (a power of two), feeders first. Independent of
 * `core/bracket`, so that tests compare two implementations of docs/domain.md#geometry.
 */
export function eliminationTree(
  kind: "single" | "double",
  size: number,
  options: { readonly bronze: boolean; readonly dropOrder: DropOrder },
): readonly TreeMatch[] {
  if (kind === "double") return doubleTree(size, options.dropOrder);
  const tree = upperRounds(size);
  if (!options.bronze || size < 4) return tree;
  const bronze = final("bronze", "bronze", 1, ["loser ro4#1", "loser ro4#2"]);
  return [...tree, { ...bronze, row: 2 }];
}

interface PlayedTreeMatch<T> {
  readonly sides: readonly (T | null)[];
  /** Index into `sides`; `null` if there is no winner. */
  readonly winner: number | null;
}

/**
 * Returns who comes to a match from its sources; `null` for a slot that nobody comes to.
 *
 * @param played The matches before it, by place.
 */
export function findArrivals<T>(
  { sources }: Pick<TreeMatch, "sources">,
  bySeed: (seed: number) => T | null,
  played: ReadonlyMap<string, PlayedTreeMatch<T>>,
): readonly [T | null, T | null] {
  const arrivalFrom = (from: TreeSource): T | null => {
    if (from.type === "seed") return bySeed(from.seed);
    const { sides, winner } = must(played.get(from.of), "feeders are played first");
    if (winner === null) return null;
    return sides[from.type === "winner" ? winner : 1 - winner] ?? null;
  };
  return [arrivalFrom(sources[0]), arrivalFrom(sources[1])];
}

function doubleTree(size: number, dropOrder: DropOrder): readonly TreeMatch[] {
  const upper = upperRounds(size);
  const tree = upper.filter(({ roundOf }) => roundOf === size);
  for (let n = size / 2; n >= 2; n /= 2) {
    const survivors: TreeMatch[] = [];
    const meeting: TreeMatch[] = [];
    for (let row = 1; row <= n / 2; row += 1) {
      const before = n === size / 2 ? `loser ro${size}` : `winner lower ro${2 * n}s2`;
      survivors.push(lower(n, 1, row, neighbours(before, row)));
      const dropped = `loser ro${n}#${dropOrder(row - 1, n / 2) + 1}`;
      meeting.push(lower(n, 2, row, [dropped, `winner lower ro${n}s1#${row}`]));
    }
    tree.push(...upper.filter(({ roundOf }) => roundOf === n), ...survivors, ...meeting);
  }
  const other = size === 2 ? "loser ro2#1" : "winner lower ro2s2#1";
  tree.push(final("grand final#1", "grand final", 2, ["winner ro2#1", other]));
  const again = ["winner grand final#1", "loser grand final#1"] as const;
  tree.push({ ...final("grand final reset#1", "grand final reset", 2, again), row: 2 });
  return tree;
}

function upperRounds(size: number): readonly TreeMatch[] {
  const seeds = seedOrder(size).map((seed): TreeSource => ({ type: "seed", seed }));
  const tree: TreeMatch[] = [];
  for (let n = size; n >= 2; n /= 2) {
    for (let row = 1; row <= n / 2; row += 1) {
      const place = { place: `ro${n}#${row}`, round: `ro${n}`, row, side: "upper" } as const;
      const [a, b] =
        n === size
          ? seeds.slice(2 * row - 2, 2 * row)
          : neighbours(`winner ro${2 * n}`, row).map(source);
      const sources = [must(a, "a slot has a source"), must(b, "a slot has a source")] as const;
      tree.push({ ...place, roundOf: n, stage: 1, sources });
    }
  }
  return tree;
}

/** Returns the sources of a row that two neighbouring rows feed, such as "winner ro8#1". */
function neighbours(feeder: string, row: number): Pair {
  return [`${feeder}#${2 * row - 1}`, `${feeder}#${2 * row}`];
}

function lower(n: number, stage: 1 | 2, row: number, [a, b]: Pair): TreeMatch {
  const round = `lower ro${n}s${stage}`;
  const place = { place: `${round}#${row}`, round, row, side: "lower" } as const;
  return { ...place, roundOf: n, stage, sources: [source(a), source(b)] };
}

function final(place: string, round: string, stage: 1 | 2, [a, b]: Pair): TreeMatch {
  const sources = [source(a), source(b)] as const;
  return { place, round, row: 1, side: "upper", roundOf: 2, stage, sources };
}

/** Parses "winner ro8#2" or "loser ro8#2". */
function source(text: string): TreeSource {
  const type = text.startsWith("winner") ? "winner" : "loser";
  return { type, of: text.slice(type.length + 1) };
}

/** Returns standard seeding: 1 meets the last seed, and 1 and 2 can only meet in the final. */
function seedOrder(size: number): readonly number[] {
  let order = [1, 2];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
