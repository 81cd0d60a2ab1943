import { HOUR } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { World } from "#core/world/world.ts";
import { pollWireLists, worldOf } from "./derive.ts";
import {
  eliminationTree,
  type TreeMatch,
  type TreeSource,
} from "#core/simulation/elimination-tree.ts";
import { type Wire, wireBracket, WIRE_START } from "./wire-match.ts";
import {
  changeAll,
  createWireLowerBracket,
  createWireUpperBracket,
  wireDoubleMatch,
  wireSingleMatch,
} from "./wire-matches.ts";

/** Name of a contestant, "nobody", or `null` if it is not known yet. */
type Arrival = string | null;

/** A match with who comes to it and from it. */
export interface PlayedPlace {
  readonly node: TreeMatch;
  readonly sides: readonly [Arrival, Arrival];
  readonly winner: Arrival;
  readonly loser: Arrival;
  readonly isOver: boolean;
}

/** An elimination from some of whose places nobody comes. */
export interface Plan {
  readonly kind: "single" | "double";
  readonly size: number;
  /** Seeds that are missing. */
  readonly missing: ReadonlySet<number>;
  /** Places whose contestants are both disqualified. */
  readonly out: ReadonlySet<string>;
  /** Number of matches that have ended. */
  readonly played: number;
}

/** Kinds and sizes of the eliminations that tests play. */
export const VACANT_CASES = (["single", "double"] as const).flatMap((kind) =>
  [4, 8].map((size) => ({ kind, size })),
);

const name = (seed: number): string => `Contestant ${seed}`;

/** Plays an elimination in order; the better seed wins, except where the sum of seeds is odd. */
export function playPlan({ kind, size, missing, out, played }: Plan): readonly PlayedPlace[] {
  const places = new Map<string, PlayedPlace>();
  let count = 0;
  const comingFrom = (source: TreeSource): Arrival => {
    if (source.type === "seed") return missing.has(source.seed) ? "nobody" : name(source.seed);
    const from = must(places.get(source.of), "feeders come first");
    return source.type === "winner" ? from.winner : from.loser;
  };
  for (const node of eliminationTree(kind, size, { bronze: false, dropOrder: (index) => index })) {
    const grandFinal = places.get("grand final#1");
    const isReset = node.round === "grand final reset";
    // Without a win of the lower finalist there is no bracket reset.
    const isUnneeded =
      isReset && grandFinal !== undefined && grandFinal.winner === grandFinal.sides[0];
    const [a, b] = isUnneeded ? [grandFinal.winner, "nobody"] : node.sources.map(comingFrom);
    const sides = [a ?? null, b ?? null] as const;
    const base = { node, sides };
    if (sides.includes("nobody")) {
      const winner = sides.find((side) => side !== "nobody") ?? (a === b ? "nobody" : null);
      places.set(node.place, { ...base, winner, loser: "nobody", isOver: true });
    } else if (sides.includes(null) || count >= played) {
      places.set(node.place, { ...base, winner: null, loser: null, isOver: false });
    } else {
      count += 1;
      const isOut = out.has(node.place);
      const [first, second] = count % 3 === 0 ? [1, 0] : [0, 1];
      const winner = isOut ? "nobody" : must(sides[first], "a side");
      const loser = isOut ? "nobody" : must(sides[second], "a side");
      places.set(node.place, { ...base, winner, loser, isOver: true });
    }
  }
  return [...places.values()];
}

/** How a service lists a match that only one contestant comes to. */
export type Listing = "flagged as a bye" | "with one contestant" | "not";

/** Derives the world of the matches that a service lists. */
export function worldOfPlan(plan: Plan, places: readonly PlayedPlace[], listing: Listing): World {
  const size = String(plan.size - plan.missing.size);
  const create = plan.kind === "single" ? wireSingleMatch : wireDoubleMatch;
  const wire = places.flatMap(({ node, sides, winner, isOver }, index): Wire[] => {
    const names = sides.filter((side) => side !== "nobody" && side !== null);
    const isBye = sides.includes("nobody");
    const isLeftOut = isBye && (listing === "not" || node.round === "grand final reset");
    if (isLeftOut || names.length === 0) return [];
    const score = (side: Arrival): string =>
      winner === "nobody" ? "-1" : side === winner ? "2" : "0";
    const text = names.map((side) => `${side} ${isOver && !isBye ? score(side) : "0"}`).join(" v ");
    const place = node.place.replace("reset#1", "#2").replace(" #", "#");
    const bracket =
      plan.kind === "single"
        ? wireBracket({ size })
        : node.side === "lower"
          ? createWireLowerBracket()
          : createWireUpperBracket({ size });
    const isFlagged = isBye && listing === "flagged as a bye";
    const change = { locked: isOver && !isBye ? "1" : "0", bye: isFlagged ? "1" : "0", bracket };
    return [create(String(index + 1), place, text, { ...change, best_of: "3" })];
  });
  const now = WIRE_START + HOUR;
  const lists = {
    ended: wire.filter(({ locked }) => locked === "1"),
    upcoming: changeAll(
      wire.filter(({ locked }) => locked !== "1"),
      { start: "2026-03-08 12:00:00" },
    ),
  };
  return worldOf(pollWireLists(lists, now), now);
}

/** Returns all sets of at most `count` of these. */
export function subsets<T extends string | number>(
  all: readonly T[],
  count: number,
): readonly (readonly T[])[] {
  const [first, ...rest] = all;
  if (first === undefined || count === 0) return [[]];
  return subsets(rest, count).concat(subsets(rest, count - 1).map((set) => [first].concat(set)));
}
