import { HOUR } from "#core/lib/time.ts";
import type { World } from "#core/world/world.ts";
import { pollWireLists, worldOf } from "./derive.ts";
import { eliminationTree } from "#core/simulation/elimination-tree.ts";
import { type Arrival, type PlayedPlace, playTree } from "./play-tree.ts";
import { type Wire, wireBracket, WIRE_START } from "./wire-match.ts";
import {
  changeAll,
  createWireLowerBracket,
  createWireUpperBracket,
  wireDoubleMatch,
  wireSingleMatch,
} from "./wire-matches.ts";

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

/** Plays an elimination in order; each third match is lost by the first side. */
export function playPlan({ kind, size, missing, out, played }: Plan): readonly PlayedPlace[] {
  const tree = eliminationTree(kind, size, { bronze: false, dropOrder: (index) => index });
  const bySeed = (seed: number) => (missing.has(seed) ? "nobody" : `Contestant ${seed}`);
  return playTree<string>(tree, bySeed, played, ({ place }, sides, number) => {
    if (out.has(place)) return ["nobody", "nobody"];
    return number % 3 === 0 ? sides.toReversed() : sides;
  });
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
