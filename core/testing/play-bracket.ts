import { must } from "#core/lib/must.ts";
import type { GeometryRound } from "./bracket-geometry.ts";
import { findArrivals, type TreeSource } from "#core/simulation/elimination-tree.ts";

/** A played match at a place; contestants are represented by their seeds. */
export interface PlayedPlace {
  readonly sides: readonly (number | null)[];
  readonly scores: readonly number[];
  /** Index of the side that won. */
  readonly winner: number | null;
  readonly bye: boolean;
  readonly state: "upcoming" | "live" | "ended";
}

/**
 * Options of `playRounds`: number of contestants, ended and live matches; whether there is a
 * reset.
 */
export interface PlayOptions {
  readonly entrants: number;
  readonly ended: number;
  readonly live: number;
  readonly reset: boolean;
}

/** Plays rounds in order; every fifth match is an upset. Deterministic. */
export function playRounds(
  rounds: readonly GeometryRound[],
  { entrants, ended, live, reset }: PlayOptions,
): ReadonlyMap<string, PlayedPlace> {
  const played = new Map<string, PlayedPlace>();
  const bySeed = (seed: number) => (seed <= entrants ? seed : null);
  /** How many contestants a place can ever have: two for a match, one for a bye. */
  const seats = new Map<string, number>();
  const hasContestant = (source: TreeSource): boolean => {
    if (source.type === "seed") return bySeed(source.seed) !== null;
    const seated = must(seats.get(source.of), "feeders are played first");
    return seated >= (source.type === "winner" ? 1 : 2);
  };
  let count = 0;
  for (const { place, sources } of inOrderOfPlay(rounds).flatMap((round) => round.places)) {
    const isReset = place.startsWith("grand final reset");
    const sides = findArrivals({ sources }, bySeed, played);
    seats.set(place, sources.filter(hasContestant).length);
    const bye = isReset ? !reset : seats.get(place) !== 2;
    const seeds = sides.filter((side) => side !== null);
    const ready = seeds.length === 2;
    const walkover = bye ? sides.findIndex((side) => side !== null) : -1;
    if (bye || !ready || count >= ended + live) {
      const winner = walkover < 0 ? null : walkover;
      played.set(place, { sides, scores: [], winner, bye, state: bye ? "ended" : "upcoming" });
      continue;
    }
    count += 1;
    const over = count <= ended;
    const favourite = sides.indexOf(Math.min(...seeds));
    const upset = place === "grand final#1" ? reset : count % 5 === 0;
    const leader = place === "grand final#1" ? Number(reset) : upset ? 1 - favourite : favourite;
    const behind = count % 3;
    const scores = [leader === 0 ? (over ? 3 : 1) : behind, leader === 1 ? (over ? 3 : 1) : behind];
    played.set(place, {
      sides,
      scores,
      winner: over ? leader : null,
      bye: false,
      state: over ? "ended" : "live",
    });
  }
  return played;
}

/** Interleaves upper and lower rounds, so that feeders are played first. */
function inOrderOfPlay(rounds: readonly GeometryRound[]): readonly GeometryRound[] {
  const size = Math.max(...rounds.map(({ key }) => sizeOf(key)));
  const turn = (round: GeometryRound): number => {
    if (round.section === "finals") return 1000 + rounds.indexOf(round);
    const halvings = Math.log2(size / sizeOf(round.key));
    return round.section === "upper"
      ? halvings * 2 - 0.5
      : halvings * 2 + (round.key.endsWith("s2") ? 0.2 : -0.7);
  };
  return [...rounds].sort((a, b) => turn(a) - turn(b));
}

const sizeOf = (key: string): number => Number(/ro(\d+)/.exec(key)?.[1] ?? 0);
