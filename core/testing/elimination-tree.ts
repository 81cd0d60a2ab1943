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
  readonly stage: number;
  readonly sources: readonly [TreeSource, TreeSource];
}

/**
 * Maps a lower-bracket row to the upper match of `count` whose loser drops there (both 0-based).
 */
export type DropOrder = (index: number, count: number) => number;

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
  const bronze: TreeMatch = {
    ...final("bronze", "bronze", 1, ["loser ro4#1", "loser ro4#2"]),
    row: 2,
  };
  return [...tree, bronze];
}

function doubleTree(size: number, dropOrder: DropOrder): readonly TreeMatch[] {
  const upper = upperRounds(size);
  const tree = upper.filter(({ roundOf }) => roundOf === size);
  for (let n = size / 2; n >= 2; n /= 2) {
    const survivors: TreeMatch[] = [];
    const meeting: TreeMatch[] = [];
    for (let row = 1; row <= n / 2; row += 1) {
      const before =
        n === size / 2
          ? [`loser ro${size}#${2 * row - 1}`, `loser ro${size}#${2 * row}`]
          : [`winner lower ro${2 * n}s2#${2 * row - 1}`, `winner lower ro${2 * n}s2#${2 * row}`];
      survivors.push(lower(n, 1, row, before));
      const dropped = dropOrder(row - 1, n / 2) + 1;
      const meets = [`loser ro${n}#${dropped}`, `winner lower ro${n}s1#${row}`];
      meeting.push(lower(n, 2, row, meets));
    }
    tree.push(...upper.filter(({ roundOf }) => roundOf === n), ...survivors, ...meeting);
  }
  const other = size === 2 ? "loser ro2#1" : "winner lower ro2s2#1";
  tree.push(final("grand final#1", "grand final", 2, ["winner ro2#1", other]));
  const sides = ["winner grand final#1", "loser grand final#1"];
  tree.push({ ...final("grand final reset#1", "grand final reset", 2, sides), row: 2 });
  return tree;
}

function upperRounds(size: number): readonly TreeMatch[] {
  const seeds = seedOrder(size);
  const tree: TreeMatch[] = [];
  for (let n = size; n >= 2; n /= 2) {
    for (let row = 1; row <= n / 2; row += 1) {
      tree.push({
        place: `ro${n}#${row}`,
        round: `ro${n}`,
        row,
        side: "upper",
        roundOf: n,
        stage: 1,
        sources:
          n === size
            ? [seedAt(seeds, 2 * row - 2), seedAt(seeds, 2 * row - 1)]
            : [source(`winner ro${2 * n}#${2 * row - 1}`), source(`winner ro${2 * n}#${2 * row}`)],
      });
    }
  }
  return tree;
}

function lower(n: number, stage: number, row: number, sources: readonly string[]): TreeMatch {
  const round = `lower ro${n}s${stage}`;
  const place = `${round}#${row}`;
  return { place, round, row, side: "lower", roundOf: n, stage, sources: both(sources) };
}

function final(place: string, round: string, stage: number, sources: readonly string[]): TreeMatch {
  return { place, round, row: 1, side: "upper", roundOf: 2, stage, sources: both(sources) };
}

function both([a = "", b = ""]: readonly string[]): readonly [TreeSource, TreeSource] {
  return [source(a), source(b)];
}

/** Parses "winner ro8#2" or "loser ro8#2". */
function source(text: string): TreeSource {
  const type = text.startsWith("winner") ? "winner" : "loser";
  return { type, of: text.slice(type.length + 1) };
}

function seedAt(seeds: readonly number[], index: number): TreeSource {
  return { type: "seed", seed: must(seeds[index], "every side has a seed") };
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
