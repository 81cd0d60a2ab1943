import { must } from "#core/lib/must.ts";
import type { TreeMatch, TreeSource } from "#core/simulation/elimination-tree.ts";

/** A contestant, "nobody", or `null` if that is not known yet. */
export type Arrival<T = string> = T | "nobody" | null;

/** A match with who comes to it and from it. */
export interface PlayedPlace<T = string> {
  readonly node: TreeMatch;
  readonly sides: readonly [Arrival<T>, Arrival<T>];
  readonly winner: Arrival<T>;
  readonly loser: Arrival<T>;
  readonly isOver: boolean;
  /** From 1 in order of play; 0 if nobody plays, or not yet. */
  readonly number: number;
}

/** Plays the first `limit` matches of a tree. `play` returns `null` twice while a match is live. */
export function playTree<T>(
  tree: readonly TreeMatch[],
  bySeed: (seed: number) => Arrival<T>,
  limit: number,
  play: (node: TreeMatch, sides: readonly [T, T], number: number) => readonly Arrival<T>[],
): readonly PlayedPlace<T>[] {
  const places = new Map<string, PlayedPlace<T>>();
  let count = 0;
  const comingFrom = (source: TreeSource): Arrival<T> =>
    source.type === "seed"
      ? bySeed(source.seed)
      : must(places.get(source.of), "feeders come first")[source.type];
  for (const node of tree) {
    const last = node.round === "grand final reset" ? places.get("grand final#1") : undefined;
    // Without a win of the lower finalist there is no bracket reset.
    const isUnneeded = last !== undefined && last.isOver && last.winner === last.sides[0];
    const a = comingFrom(node.sources[0]);
    const b = isUnneeded ? "nobody" : comingFrom(node.sources[1]);
    const base = { node, sides: [a, b] as const, number: 0, isOver: false };
    if (a === "nobody" || b === "nobody") {
      const winner = a === "nobody" ? b : a;
      places.set(node.place, { ...base, winner, loser: "nobody", isOver: true });
    } else if (a === null || b === null || count >= limit) {
      places.set(node.place, { ...base, winner: null, loser: null });
    } else {
      count += 1;
      const [winner = null, loser = null] = play(node, [a, b], count);
      places.set(node.place, { ...base, winner, loser, isOver: winner !== null, number: count });
    }
  }
  return [...places.values()];
}
