import { must } from "./must.ts";
import { DAY, HOUR, parseWallTime } from "./time.ts";

/** Reads `YYYY-MM-DD HH:MM:SS` of one zone; milliseconds since the epoch, null when unreadable. */
export type ZoneReader = (text: string) => number | null;

/** Offsets kept per zone, by the hour: two years of them, so that odd dates cannot fill memory. */
const MAX_HOURS = 20_000;

/** Times kept per zone: whole rounds start at once, and every answer names the same starts again. */
const MAX_TIMES = 20_000;

const readers = new Map<string, ZoneReader>();

/**
 * The reader of a zone; readers are kept, for they remember the offsets that they looked up (an
 * `Intl` look-up per start costs 97 ms per 10,000).
 *
 * Where clocks go forward, a time in the gap is read with the offset before it, which moves it on by
 * the length of the gap (02:30 is 03:30). Where clocks go back, the first of the two is meant: a
 * match shown an hour early is waited for, one shown an hour late is missed.
 *
 * @param zone IANA name, e.g. `Europe/Helsinki`.
 * @throws RangeError when there is no such zone.
 */
export function getZoneParser(zone: string): ZoneReader {
  const known = readers.get(zone);
  if (known !== undefined) return known;
  const reader = createZoneReader(zone);
  readers.set(zone, reader);
  return reader;
}

function createZoneReader(zone: string): ZoneReader {
  const offsetAt = createOffsets(zone);
  // Offset of every time in an hour of the wall clock, null where the offset changes close by.
  const hours = new Map<number, number | null>();
  const times = new Map<string, number | null>();
  const read: ZoneReader = (text) => {
    const wall = parseWallTime(text);
    if (wall === null) return null;
    const hour = Math.floor(wall / HOUR);
    let offset = hours.get(hour);
    if (offset === undefined) {
      if (hours.size >= MAX_HOURS) hours.clear();
      offset = steadyOffset(hour * HOUR, offsetAt);
      hours.set(hour, offset);
    }
    return wall - (offset ?? offsetNear(wall, offsetAt));
  };
  return (text) => {
    let time = times.get(text);
    if (time === undefined) {
      if (times.size >= MAX_TIMES) times.clear();
      time = read(text);
      times.set(text, time);
    }
    return time;
  };
}

type Offsets = (instant: number) => number;

/** The offset when it is the same a day before and after (no zone changes twice within two days). */
function steadyOffset(wall: number, offsetAt: Offsets): number | null {
  const before = offsetAt(wall - DAY);
  return before === offsetAt(wall + DAY) ? before : null;
}

/** The offset before the change if that reads back to `wall` or lies in the gap, else the one after. */
function offsetNear(wall: number, offsetAt: Offsets): number {
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const isAfter = offsetAt(wall - before) !== before && offsetAt(wall - after) === after;
  return isAfter ? after : before;
}

/** What a zone's wall clock is ahead of UTC, in milliseconds, at an instant of whole seconds. */
function createOffsets(zone: string): Offsets {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const field = (type: Intl.DateTimeFormatPartTypes): number =>
      Number(must(parts.get(type), `a date has a ${type}`));
    return (
      Date.UTC(
        field("year"),
        field("month") - 1,
        field("day"),
        field("hour"),
        field("minute"),
        field("second"),
      ) - instant
    );
  };
}
