import { formatWallTime } from "#core/lib/time.ts";
import { EVENT_START, wireAt } from "#core/testing/elimination-wire.ts";
import { doubleElimination } from "./double-elimination.ts";

/** A match in the wire format. */
export type Wire = Readonly<Record<string, unknown>>;

/**
 * Creates `size` matches of double eliminations of 32, half played or (`isOver`) ended.
 *
 * @param startOf returns the start of an event, in milliseconds since the epoch
 */
export function manyEvents(
  size: number,
  startOf: (event: number) => number,
  isOver: boolean,
): readonly Wire[] {
  const wire: Wire[] = [];
  for (let event = 0; wire.length < size; event += 1) {
    const elimination = doubleElimination(event);
    const minute = isOver ? elimination.end : Math.floor(elimination.end / 2);
    const wireOptions = { locks: true, byes: true, event };
    const { upcoming, ended } = wireAt(elimination, minute, wireOptions);
    const shift = startOf(event) - EVENT_START;
    for (const match of [...ended, ...upcoming]) wire.push(shiftTimes(match, shift));
  }
  return wire.slice(0, size);
}

function shiftTimes(match: Wire, shift: number): Wire {
  const { tournament } = match;
  const shiftTime = (at: unknown): string => formatWallTime(Date.parse(`${String(at)}Z`) + shift);
  const { start, end, ...rest }: Wire = isObject(tournament) ? tournament : {};
  return {
    ...match,
    start: shiftTime(match["start"]),
    tournament: { ...rest, start: shiftTime(start), end: shiftTime(end) },
  };
}

function isObject(value: unknown): value is Wire {
  return typeof value === "object" && value !== null;
}
