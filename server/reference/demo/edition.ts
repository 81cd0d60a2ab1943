import { DAY, HOUR, MINUTE, formatWallTime } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { Instant } from "#core/model/match.ts";
import { type WireBestOf, WireBestOfSchema, type WireMatch } from "#core/wire/schema.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import { createSeededGenerator } from "#server/reference/replay/seeded.ts";
import { AFTER_ALL_TIMES, type ReplayTimes } from "#server/reference/replay/times.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";
import type { DemoTournament, MatchDraft, Timetable } from "./demo-tournament.ts";
import type { PlayedSide } from "./play.ts";

/** An edition is listed from this long before its start, in milliseconds. */
export const LISTED_BEFORE = 4 * HOUR;
/** Hours from its start for which an edition is listed. */
export const LISTED_FOR = 24;
/**
 * A match that is not played, as a bracket reset without need, is listed for this long after the end
 * of all others, in milliseconds. Later, its tournament would still have a match to play.
 */
const UNPLAYED_LISTED_AFTER = 30 * MINUTE;

/** Fictional towns, used in turn by editions. */
const TOWNS = (
  "Valkeasatama, Grünmoor, Łabędzin, Port Séverin, Vila Carmim, Sørvik, Oroszkút, Kastanochori, " +
  "Nový Brod, Hosuwon, Minamizaki, Al-Qamar, Tavşanlıköy"
).split(", ");

/** Returns a title as part of an address: "Kuura Masters" is `kuura-masters`. */
export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/**
 * Plays an edition and returns its matches as listed; edition numbers count periods since the epoch.
 * Equal numbers give equal matches on every machine.
 */
export function listEdition(event: DemoTournament, edition: number): readonly ListedMatch[] {
  const begin = (edition * event.period + event.offset) * HOUR;
  const random = createSeededGenerator(`${slugOf(event.series)} ${edition}`);
  const tournament = tournamentOf(event, edition, begin);
  const idOf = (part: string): string => `${edition}${event.number}${part}`;
  const locationOf = locateMatches(event, idOf);
  const counts = new Map<string, number>();
  const planned = event.play({ event, edition, random }).map((draft, position) => {
    const { round, sides } = draft;
    const plan = must(event.rounds[round], `${round} is planned`);
    const index = counts.get(round) ?? 0;
    counts.set(round, index + 1);
    const wait = Math.floor(index / plan.together) * plan.every;
    const start = begin + plan.from * HOUR + wait * MINUTE;
    const isBye = sides.length === 1;
    const match = {
      id: idOf(`${position + 1}`.padStart(3, "0")),
      ...locationOf(draft.in),
      locked: sides.length > 0 ? "1" : "0",
      row: `${draft.row}`,
      stage: `${draft.stage}`,
      round_of: `${draft.roundOf}`,
      start: formatWallTime(start),
      best_of: isBye ? "1" : `${plan.bestOf}`,
      bye: isBye ? "1" : "0",
      conflict: "0",
      site: event.site,
      contestants: sides.map(contestantOf),
      tournament,
    };
    return { match, plan, start, key: `${round} ${index + 1}` };
  });
  const times = scheduleReplay(
    planned.map(({ match }) => match),
    planned.map(({ key }) => event.delays?.[key] ?? { begin: 0, end: 0 }),
  );
  const over = Math.max(...times.filter(isPlayed).map(({ ends }) => ends));
  return planned.flatMap(({ match, plan, start, key }, index) => {
    const own = must(times[index], "every match is scheduled");
    const listedBefore =
      plan.listedBefore === undefined ? null : start - plan.listedBefore * MINUTE;
    const listedFor = event.listedFor ?? LISTED_FOR;
    const listed = {
      match,
      times: own,
      listedFrom: listedBefore ?? begin - LISTED_BEFORE,
      listedUntil: isPlayed(own) ? begin + listedFor * HOUR : over + UNPLAYED_LISTED_AFTER,
    };
    return event.incidents?.[key]?.(listed, start) ?? [listed];
  });
}

function isPlayed({ begins }: ReplayTimes): boolean {
  return begins !== AFTER_ALL_TIMES;
}

/** Returns the tournament. It begins at midnight of the first day and ends with the last day. */
function tournamentOf(
  { game, series, number, rounds }: DemoTournament,
  edition: number,
  begin: Instant,
): WireMatch["tournament"] {
  const last = begin + Math.max(...Object.values(rounds).map(({ from }) => from)) * HOUR;
  const town = must(TOWNS.at((edition + number) % TOWNS.length), "the list of towns is full");
  return {
    game,
    game_slug: slugOf(game),
    title: `${series} ${town}`,
    slug: `${slugOf(series)}-${formatWallTime(begin).slice(0, 13).replace(" ", "-")}`,
    start: formatWallTime(Math.floor(begin / DAY) * DAY),
    end: formatWallTime(Math.floor(last / DAY) * DAY + DAY - 1000),
  };
}

function contestantOf(
  { contestant: { name, country, seed }, score, kills, deaths, time }: PlayedSide,
  index: number,
): WireMatch["contestants"][number] {
  return {
    score: `${score}`,
    sort: `${index + 1}`,
    kills: kills?.toString() ?? null,
    deaths: deaths?.toString() ?? null,
    time: time ?? null,
    deduction: "0",
    name,
    country,
    seed: `${seed}`,
  };
}

/**
 * Returns the function that describes in which group or bracket a match is. The two brackets of a
 * double elimination refer to each other by id.
 */
function locateMatches({ bracket, rounds }: DemoTournament, idOf: (part: string) => string) {
  const ids = { upper: idOf("8"), lower: idOf("9") };
  const best_of_params = describeBestOf(rounds);
  const isDouble = rounds["grand final"] !== undefined;
  return (place: MatchDraft["in"]) => {
    if (typeof place === "number") return { group_id: idOf(`${place}`), bracket_id: null };
    const { title, size } = must(bracket, "an event with a bracket match has a bracket");
    const described = {
      title: isDouble ? `${title}, ${place} bracket` : title,
      type: place === "lower" ? "lower" : isDouble ? "double" : "single",
      size: `${place === "lower" ? size / 2 : size}`,
      related_bracket_id: isDouble ? ids[place === "lower" ? "upper" : "lower"] : null,
      best_of_params,
    };
    return { group_id: null, bracket_id: ids[place], bracket: described };
  };
}

/** Returns the best-of of each round; "" for rounds that the bracket does not have. */
function describeBestOf(rounds: Timetable): WireBestOf {
  const bestOf = (round: string): string => `${rounds[round]?.bestOf ?? ""}`;
  const each = (keys: object, prefix: string) =>
    Object.fromEntries(Object.keys(keys).map((key) => [key, bestOf(prefix + key)]));
  const { lower, ...upper } = WireBestOfSchema.shape;
  return WireBestOfSchema.parse({
    ...each(upper, ""),
    ro2gf: bestOf("grand final"),
    lower: each(lower.shape, "lower "),
  });
}
