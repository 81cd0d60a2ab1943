import { must } from "#core/lib/must.ts";
import { formatWallTime, HOUR, MINUTE, parseWallTime, SECOND } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import { REAL_EVENTS, readRealEventMatches } from "#core/testing/node/real-events.ts";
import { playElimination } from "#core/testing/elimination.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import { createReplay } from "#server/reference/replay/replay.ts";
import { parseEnvelopeMatches } from "#server/reference/testing/matches.ts";
import { isJsonObject } from "#core/wire/scalars.ts";
import type { WireMatch } from "#core/wire/schema.ts";

/** Lists of a service without faults at one time, in the wire format. */
export interface ContentLists {
  readonly upcoming: readonly WireItem[];
  readonly ended: readonly WireItem[];
}

/** A match in the wire format. */
export type WireItem = Readonly<Record<string, unknown>>;

/** Returns the lists at a minute after `CONTENT_START`. */
type ServiceContent = (minute: number) => ContentLists;

/** Time of minute 0. */
export const CONTENT_START: Instant = GENERATED_EVENT_START;

/** Real events of the run. */
const EVENTS = ["asus-rog-2015", "fifa-world-cup-2022", "osu-cc6-d3-2026"];
/** Duration to which the events are compressed, in milliseconds. */
const DURATION = 30 * HOUR;

/**
 * Creates three parallel real events, compressed to 30 hours. In a clone without the real events,
 * creates three generated eliminations of different shapes.
 */
export function createServiceContent(): ServiceContent {
  return EVENTS.every((event) => REAL_EVENTS.includes(event)) ? realContent() : generatedContent();
}

function realContent(): ServiceContent {
  const replays = EVENTS.map((event) =>
    createReplay(compress(parseEnvelopeMatches(readRealEventMatches(event)))),
  );
  return (minute) => {
    const now = CONTENT_START + minute * MINUTE;
    const moments = replays.map((replay) => replay(now));
    return inServiceOrder({
      upcoming: moments.flatMap(({ upcoming }) => upcoming.map(toItem)),
      ended: moments.flatMap(({ ended }) => ended.map(toItem)),
    });
  };
}

function generatedContent(): ServiceContent {
  const events = (["single", "double", "double"] as const).map((kind, index) =>
    playElimination({
      kind,
      contestants: [8, 16, 12][index] ?? 8,
      bronze: true,
      bestOf: 3,
      oddities: 0,
      dropOrder: (row) => row,
      resetListed: "always",
      random: () => 0.4 + index / 10,
    }),
  );
  return (minute) => {
    const moments = events.map((event, index) =>
      createWireListsAt(event, minute, { locks: true, byes: true, event: index }),
    );
    return inServiceOrder({
      upcoming: moments.flatMap(({ upcoming }) => upcoming),
      ended: moments.flatMap(({ ended }) => ended),
    });
  };
}

/** Returns the lists with the distance of all times from `CONTENT_START` divided by `speed`. */
export function scaleListTimes({ upcoming, ended }: ContentLists, speed: number): ContentLists {
  const scale = (item: WireItem): WireItem => {
    const { tournament } = item;
    return {
      ...scaleTimes(item, speed),
      ...(isJsonObject(tournament) ? { tournament: scaleTimes(tournament, speed) } : {}),
    };
  };
  return { upcoming: upcoming.map(scale), ended: ended.map(scale) };
}

function scaleTimes(record: WireItem, speed: number): WireItem {
  const times = ["start", "end"].flatMap((name) => {
    const instant = parseWallTime(String(record[name]));
    if (instant === null) return [];
    const scaled = CONTENT_START + Math.round((instant - CONTENT_START) / speed / SECOND) * SECOND;
    return [[name, formatWallTime(scaled)] as const];
  });
  return { ...record, ...Object.fromEntries(times) };
}

/** Returns the matches with all starts scaled into the 30 hours after `CONTENT_START`. */
function compress(matches: readonly WireMatch[]): readonly WireMatch[] {
  const starts = matches.map(({ start }) => must(parseWallTime(start), "a match has a start"));
  const first = Math.min(...starts);
  const factor = DURATION / Math.max(Math.max(...starts) - first, DURATION);
  const move = (start: string | null): string | null => {
    const instant = start === null ? null : parseWallTime(start);
    if (instant === null) return start;
    const moved = CONTENT_START + Math.round(((instant - first) * factor) / MINUTE) * MINUTE;
    return formatWallTime(moved);
  };
  return matches.map((match) => ({
    ...match,
    start: must(move(match.start), "a match has a start"),
    tournament: {
      ...match.tournament,
      start: formatWallTime(CONTENT_START - HOUR),
      end: formatWallTime(CONTENT_START + DURATION + 6 * HOUR),
    },
  }));
}

function toItem(match: WireMatch): WireItem {
  return { ...match };
}

/**
 * Returns the lists in the service's order: upcoming by start, ended by latest start; at most 100
 * each.
 */
function inServiceOrder({ upcoming, ended }: ContentLists): ContentLists {
  return {
    upcoming: upcoming.toSorted(byStart).slice(0, 100),
    ended: ended.toSorted((a, b) => byStart(b, a)).slice(0, 100),
  };
}

function byStart(a: WireItem, b: WireItem): number {
  return String(a["start"]).localeCompare(String(b["start"]));
}
