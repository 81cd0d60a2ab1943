import { formatWallTime } from "#core/lib/time.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import { createDoubleElimination } from "./create-double-elimination.ts";

/** A match in the wire format. */
export type BenchWireMatch = Readonly<Record<string, unknown>>;

/**
 * Creates `size` matches of double eliminations of 32, half played or (`isOver`) ended.
 *
 * @param startOf returns the start of an event, in milliseconds since the epoch
 */
export function createEliminationMatches(
  size: number,
  startOf: (event: number) => number,
  isOver: boolean,
): readonly BenchWireMatch[] {
  const wire: BenchWireMatch[] = [];
  for (let event = 0; wire.length < size; event += 1) {
    const elimination = createDoubleElimination(event);
    const minute = isOver ? elimination.end : Math.floor(elimination.end / 2);
    const wireOptions = { locks: true, byes: true, event };
    const { upcoming, ended } = createWireListsAt(elimination, minute, wireOptions);
    const shift = startOf(event) - GENERATED_EVENT_START;
    for (const match of [...ended, ...upcoming]) wire.push(shiftTimes(match, shift));
  }
  return wire.slice(0, size);
}

function shiftTimes(match: BenchWireMatch, shift: number): BenchWireMatch {
  const { tournament } = match;
  const shiftTime = (at: unknown): string => formatWallTime(Date.parse(`${String(at)}Z`) + shift);
  const { start, end, ...rest }: BenchWireMatch = isObject(tournament) ? tournament : {};
  return {
    ...match,
    start: shiftTime(match["start"]),
    tournament: { ...rest, start: shiftTime(start), end: shiftTime(end) },
  };
}

function isObject(value: unknown): value is BenchWireMatch {
  return typeof value === "object" && value !== null;
}
