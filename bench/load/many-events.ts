import { formatWallTime } from "#core/lib/time.ts";
import { EVENT_START, wireAt } from "#core/testing/elimination-wire.ts";
import { doubleElimination } from "./double-elimination.ts";

export type Wire = Readonly<Record<string, unknown>>;

/**
 * Double eliminations of 32, as many as make `size` matches, half played or (`isOver`) wholly.
 *
 * @param startOf When an event begins: milliseconds since the epoch.
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
    const dress = { locks: true, byes: true, event };
    const { upcoming, ended } = wireAt(elimination, minute, dress);
    const shift = startOf(event) - EVENT_START;
    for (const match of [...ended, ...upcoming]) wire.push(shifted(match, shift));
  }
  return wire.slice(0, size);
}

function shifted(match: Wire, shift: number): Wire {
  const { tournament } = match;
  const moved = (at: unknown): string => formatWallTime(Date.parse(`${String(at)}Z`) + shift);
  const { start, end, ...rest }: Wire = isObject(tournament) ? tournament : {};
  return {
    ...match,
    start: moved(match["start"]),
    tournament: { ...rest, start: moved(start), end: moved(end) },
  };
}

function isObject(value: unknown): value is Wire {
  return typeof value === "object" && value !== null;
}
