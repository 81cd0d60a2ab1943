import { DAY, HOUR, MINUTE, formatWallTime } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { Instant } from "#core/model/match.ts";
import { type WireBestOf, WireBestOfSchema } from "#core/wire/schema.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import { createSeededGenerator } from "#server/reference/replay/seeded.ts";
import { AFTER_ALL_TIMES, type ReplayTimes } from "#server/reference/replay/times.ts";
import type { ListedMatch, ListQuery, MatchStore } from "#server/reference/store/matches.ts";
import type { DemoTournament, MatchDraft, Timetable } from "./demo-tournament.ts";
import { DEMO_TOURNAMENTS } from "./demo-tournaments.ts";
import type { PlayedSide } from "./play.ts";

/** Length of the period for which the store contains matches, in milliseconds. */
const PERIOD = 6 * HOUR;
/** Milliseconds before its start from which an edition is listed, and hours after it until which. */
const LISTED_BEFORE = 4 * HOUR;
const LISTED_FOR = 24;
/** How long after all others an unplayed match is listed: later, its tournament would not be over. */
const UNPLAYED_LISTED_AFTER = 30 * MINUTE;

/** Fictional towns, used in turn by editions. */
const TOWNS = (
  "Valkeasatama, Grünmoor, Łabędzin, Port Séverin, Vila Carmim, Sørvik, Oroszkút, Kastanochori, " +
  "Nový Brod, Hosuwon, Minamizaki, Al-Qamar, Tavşanlıköy"
).split(", ");

/** Lists the demo's matches. The first query in a period writes its matches to the store. */
export function createDemoMatchSource(matches: MatchStore): Pick<MatchStore, "list"> {
  let currentPeriod: number | null = null;
  let writing = Promise.resolve();
  return {
    list: async (query: ListQuery) => {
      const period = Math.floor(query.now / PERIOD);
      if (period !== currentPeriod) {
        currentPeriod = period;
        writing = matches.replaceAll(listDemoMatches(period * PERIOD, (period + 1) * PERIOD));
      }
      await writing;
      return matches.list(query);
    },
  };
}

/**
 * Returns all matches that the demo lists at some time between two times. Editions repeat without end
 * and depend only on their number, so that a restart continues with the same matches.
 */
export function listDemoMatches(from: Instant, until: Instant): readonly ListedMatch[] {
  return DEMO_TOURNAMENTS.flatMap((event, index) => {
    const { offset, period, listedFor = LISTED_FOR } = event;
    const numberAt = (start: Instant): number => (start / HOUR - offset) / period;
    const first = Math.floor(numberAt(from - listedFor * HOUR)) + 1;
    const last = Math.ceil(numberAt(until + LISTED_BEFORE)) - 1;
    const editions = Array.from({ length: last - first + 1 }, (_, position) => first + position);
    return editions.flatMap((edition) => listEdition(event, index + 1, edition));
  });
}

/** Returns a title as part of an address: "Kuura Masters" is `kuura-masters`. */
export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/** Plays an edition and returns its matches as listed. Their ids contain `number`, one digit. */
function listEdition(event: DemoTournament, number: number, edition: number) {
  const begin = (edition * event.period + event.offset) * HOUR;
  const random = createSeededGenerator(`${slugOf(event.series)} ${edition}`);
  const tournament = tournamentOf(event, edition + number, begin);
  const idOf = (part: string): string => `${edition}${number}${part}`;
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
  const leaves = begin + (event.listedFor ?? LISTED_FOR) * HOUR;
  return planned.flatMap(({ match, plan: { listedBefore }, start, key }, index) => {
    const own = must(times[index], "every match is scheduled");
    const listedUntil = isPlayed(own) ? leaves : over + UNPLAYED_LISTED_AFTER;
    const listedFrom = listedBefore ? start - listedBefore * MINUTE : begin - LISTED_BEFORE;
    const listed = { match, times: own, listedFrom, listedUntil };
    return event.incidents?.[key]?.(listed, start) ?? [listed];
  });
}

function isPlayed({ begins }: ReplayTimes): boolean {
  return begins !== AFTER_ALL_TIMES;
}

/** Returns the tournament in one of the towns. It begins at midnight of the first day and ends with the last day. */
function tournamentOf({ game, series, rounds }: DemoTournament, turn: number, begin: Instant) {
  const last = begin + Math.max(...Object.values(rounds).map(({ from }) => from)) * HOUR;
  const town = must(TOWNS.at(turn % TOWNS.length), "the list of towns is full");
  return {
    game,
    game_slug: slugOf(game),
    title: `${series} ${town}`,
    slug: `${slugOf(series)}-${formatWallTime(begin).slice(0, 13).replace(" ", "-")}`,
    start: formatWallTime(Math.floor(begin / DAY) * DAY),
    end: formatWallTime(Math.floor(last / DAY) * DAY + DAY - 1000),
  };
}

function contestantOf(side: PlayedSide, index: number) {
  const { contestant, score, kills = null, deaths = null, time = null } = side;
  const { name, country, seed } = contestant;
  const recorded = { score: `${score}`, sort: `${index + 1}`, kills, deaths, time, deduction: "0" };
  return { ...recorded, name, country, seed: `${seed}` };
}

/** Returns a function that describes the group or bracket of a match in the service's format. */
function locateMatches({ bracket, rounds }: DemoTournament, idOf: (part: string) => string) {
  const ids = { upper: idOf("8"), lower: idOf("9") };
  const best_of_params = describeBestOf(rounds);
  const isDouble = rounds["grand final"] !== undefined;
  return (place: MatchDraft["in"]) => {
    if (typeof place === "number") return { group_id: idOf(`${place}`), bracket_id: null };
    const { title, size } = must(bracket, "an event with a bracket match has a bracket");
    const isLower = place === "lower";
    const described = {
      title: isDouble ? `${title}, ${place} bracket` : title,
      type: isLower ? "lower" : isDouble ? "double" : "single",
      size: `${isLower ? size / 2 : size}`,
      related_bracket_id: isDouble ? ids[isLower ? "upper" : "lower"] : null,
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
