import { groupBy } from "#core/lib/collections.ts";
import { MINUTE } from "#core/lib/time.ts";
import { foldName } from "#core/lib/text.ts";
import { compareStations } from "#core/match/station-order.ts";
import { getLeastEnd, type TimedMatch } from "./timed-match.ts";

export interface Block extends TimedMatch {
  /** `upper` and `lower` half of the lane for matches at one time; `whole` for all others. */
  readonly part: "whole" | "upper" | "lower";
}

/** Time in which no match is at a station. */
export interface Gap {
  readonly from: number;
  /** `null` until the end of the day. */
  readonly to: number | null;
}

/** The matches of one station, by start. */
export interface Lane {
  readonly station: string;
  readonly blocks: readonly Block[];
  /** Times from now on in which the station is free, as far as durations are known. */
  readonly gaps: readonly Gap[];
}

/** Shorter times without a match are not called free, in milliseconds. */
const SHORTEST_GAP = 10 * MINUTE;

/** Returns a lane for each station that has a match, in natural order of their names. */
export function createLanes(matches: readonly TimedMatch[], now: number): readonly Lane[] {
  const placed = matches.filter(({ match }) => match.station !== null);
  const byStation = groupBy(placed, ({ match }) => foldName(match.station ?? ""));
  return Array.from(byStation.values(), (own) => createLane(own, now)).toSorted((a, b) =>
    compareStations(a.station, b.station),
  );
}

/** Returns the stations of lanes that have no match between two times. */
export function findFreeStations(
  lanes: readonly Lane[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly string[] {
  return lanes
    .filter(({ blocks }) => blocks.every((block) => block.from >= to || getLeastEnd(block) <= from))
    .map(({ station }) => station);
}

/** Returns the number of stations in use in each of `count` equal parts of a time. */
export function countStationsInUse(
  lanes: readonly Lane[],
  { from, to }: { readonly from: number; readonly to: number },
  count: number,
): readonly number[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const begin = from + index * step;
    return lanes.filter(({ blocks }) =>
      blocks.some((block) => block.from < begin + step && block.to > begin),
    ).length;
  });
}

function createLane(own: readonly TimedMatch[], now: number): Lane {
  const sorted = own.toSorted((a, b) => a.from - b.from);
  const blocks = sorted.map((timed, index) => cutAtNext(timed, sorted[index + 1]));
  return {
    station: sorted[0]?.match.station ?? "",
    blocks: splitIntoParts(blocks),
    gaps: findGaps(sorted, now),
  };
}

/** Ends the block of a match that is over, or of unknown duration, where the next one begins. */
function cutAtNext(timed: TimedMatch, next: TimedMatch | undefined): TimedMatch {
  const isFixed =
    timed.match.state === "live" || (timed.match.state === "upcoming" && timed.usualEnd !== null);
  if (next === undefined || isFixed || next.from >= timed.to) return timed;
  return next.from <= timed.from ? timed : { ...timed, to: next.from };
}

/** Puts matches at one time into halves of the lane. */
function splitIntoParts(sorted: readonly TimedMatch[]): readonly Block[] {
  const parts = sorted.map((): Block["part"] => "whole");
  let longest = 0;
  for (const [index, timed] of sorted.entries()) {
    const before = sorted[longest];
    if (index > 0 && before !== undefined && timed.from < before.to) {
      if (parts[longest] === "whole") parts[longest] = "upper";
      parts[index] = parts[longest] === "upper" ? "lower" : "upper";
    }
    if (before === undefined || timed.to >= before.to) longest = index;
  }
  return sorted.map((timed, index) => Object.assign({ part: parts[index] ?? "whole" }, timed));
}

/** Returns the gaps between the end of each match and the start of the next, from now on. */
function findGaps(sorted: readonly TimedMatch[], now: number): readonly Gap[] {
  const gaps: Gap[] = [];
  let isKnown = true;
  let free = now;
  for (const timed of sorted) {
    if (isKnown && timed.from - free >= SHORTEST_GAP) gaps.push({ from: free, to: timed.from });
    if (timed.match.state === "ended") continue;
    free = Math.max(free, getLeastEnd(timed));
    isKnown = timed.usualEnd !== null && !timed.isOverrun;
  }
  return isKnown ? [...gaps, { from: free, to: null }] : gaps;
}
