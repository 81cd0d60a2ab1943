import { must } from "#core/lib/must.ts";
import { formatWallTime, HOUR } from "#core/lib/time.ts";
import { type Wire, type WireLists, wireBracket } from "./wire-match.ts";
import { wireSingleMatch } from "./wire-matches.ts";

/** The shape of heats: `through` of the `size` contestants of each match advance. */
export interface HeatsPlan {
  readonly size: number;
  readonly through: number;
  /** Number of matches of the first round. */
  readonly matches: number;
  /** Whether contestants of one match go to different matches, not to that of their neighbours. */
  readonly areMixed: boolean;
}

/** A match of played heats: its contestants in the order of their result. */
export interface PlayedHeat {
  readonly id: string;
  readonly place: string;
  readonly contestants: readonly string[];
  readonly round: number;
}

/** Plays heats until a match decides them; without one if the rounds do not lead to it. */
export function playHeats(plan: HeatsPlan, random: () => number): readonly PlayedHeat[] {
  const { size, through, matches, areMixed } = plan;
  let names = Array.from({ length: size * matches }, (_, index) => `C${index + 1}`);
  const played: PlayedHeat[] = [];
  for (let round = 0; names.length % size === 0 && names.length > 0; round += 1) {
    const count = names.length / size;
    const next: string[] = [];
    for (let row = 0; row < count; row += 1) {
      const own = names.filter((_, index) =>
        areMixed ? index % count === row : Math.floor(index / size) === row,
      );
      const order = own.map((name) => [random(), name] as const).toSorted(([a], [b]) => a - b);
      const contestants = order.map(([, name]) => name);
      const place = `ro${names.length}#${row + 1}`;
      played.push({ id: String(played.length + 1), place, contestants, round });
      next.push(...contestants.slice(0, through));
    }
    if (count === 1) break;
    names = next;
  }
  return played;
}

/** An hour in which all matches of a round are played, from the first of March on. */
const START = Date.UTC(2026, 2, 7, 10);

/** Time at which the next match of heats begins. */
export function timeOfHeat(heats: readonly PlayedHeat[], ended: number): number {
  const { round } = heats[ended] ?? must(heats.at(-1), "there are matches");
  return START + round * HOUR + (ended < heats.length ? 0 : HOUR / 2);
}

/**
 * Returns both lists after the first `ended` matches. A match has contestants once the round before
 * has ended; before, it is listed without any, or not at all.
 */
export function listHeats(
  heats: readonly PlayedHeat[],
  ended: number,
  areListed: boolean,
): WireLists {
  const { round: current } = heats[ended] ?? must(heats.at(-1), "there are matches");
  const toWire = ({ id, place, contestants, round }: PlayedHeat, index: number): Wire => {
    const isEnded = index < ended;
    const all = contestants.map((name, at) =>
      isEnded ? `${name} ${contestants.length - at}` : name,
    );
    // The service lists contestants in another order than their result.
    const sides = round > current ? "" : all.toSorted().join(" v ");
    return wireSingleMatch(id, place, sides, {
      locked: isEnded ? "1" : "0",
      best_of: "1",
      start: formatWallTime(START + round * HOUR),
      bracket: wireBracket({ size: "", best_of_params: {} }),
    });
  };
  const wire = heats.map(toWire);
  return {
    ended: wire.slice(0, ended),
    upcoming: wire.filter(
      (_, index) => index >= ended && (areListed || (heats[index]?.round ?? 0) <= current),
    ),
  };
}
