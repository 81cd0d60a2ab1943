import { DAY, HOUR, MINUTE, formatWallTime } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { Instant } from "#core/model/match.ts";
import { type WireBestOf, WireBestOfSchema, type WireMatch } from "#core/wire/schema.ts";
import { createSeededGenerator } from "#server/reference/replay/seeded.ts";
import type { DemoTournament, Incident, MatchDraft } from "./demo-tournament.ts";
import type { PlayedSide } from "./play.ts";

interface EditionMatch {
  readonly match: WireMatch;
  readonly start: Instant;
  /** `null` if none. */
  readonly incident: Incident | null;
  /** Minutes before its start from which it is listed; `null` with the whole edition. */
  readonly listedBefore: number | null;
}

/** Fictional towns, used in turn by editions. */
const TOWNS = (
  "Valkeasatama, Grünmoor, Łabędzin, Port Séverin, Vila Carmim, Sørvik, Oroszkút, Kastanochori, " +
  "Nový Brod, Hosuwon, Minamizaki, Al-Qamar, Tavşanlıköy"
).split(", ");

/** Rounds of which a bracket states the number of games. */
const BEST_OF_ROUNDS = ["ro2", "bronze", "ro4", "ro8", "ro16", "ro32", "ro64", "ro128"];
const LOWER_BEST_OF_ROUNDS = ["ro2", "ro4", "ro8", "ro16", "ro32", "ro64"].flatMap((round) => [
  `${round}s2`,
  `${round}s1`,
]);

/** Returns a title as part of an address: "Kuura Masters" is `kuura-masters`. */
export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/** Returns the start of an edition; edition numbers count periods since the epoch. */
export function startOfEdition({ period, offset }: DemoTournament, edition: number): Instant {
  return (edition * period + offset) * HOUR;
}

/**
 * Plays an edition and returns its matches in the wire format. Equal numbers give equal matches on
 * every machine.
 */
export function playEdition(event: DemoTournament, edition: number): readonly EditionMatch[] {
  const begin = startOfEdition(event, edition);
  const random = createSeededGenerator(`${slugOf(event.series)} ${edition}`);
  const drafts = event.play(event, edition, random);
  const counts = new Map<string, number>();
  const timed = drafts.map((draft) => {
    const plan = must(event.rounds[draft.round], `${draft.round} is planned`);
    const index = counts.get(draft.round) ?? 0;
    counts.set(draft.round, index + 1);
    const wait = Math.floor(index / plan.together) * plan.every;
    const start = begin + plan.from * HOUR + wait * MINUTE;
    return { draft, plan, start, incident: event.incidents[`${draft.round} ${index + 1}`] ?? null };
  });
  const tournament = tournamentOf(
    event,
    edition,
    timed.map(({ start }) => start),
  );
  const idOf = (part: string): string => `${edition}${event.number}${part}`;
  const ids = { upper: idOf("8"), lower: idOf("9") };
  const bestOf = describeBestOf(event);
  const locationOf = (place: MatchDraft["in"]) =>
    typeof place === "number"
      ? { group_id: idOf(`${place}`), bracket_id: null }
      : { group_id: null, bracket_id: ids[place], bracket: bracketOf(event, place, ids, bestOf) };
  return timed.map(({ draft, plan, start, incident }, index) => ({
    match: {
      id: idOf(`${index + 1}`.padStart(3, "0")),
      ...locationOf(draft.in),
      locked: draft.sides.length > 0 ? "1" : "0",
      row: `${draft.row}`,
      stage: `${draft.stage}`,
      round_of: `${draft.roundOf}`,
      start: formatWallTime(start),
      best_of: `${draft.bestOf}`,
      bye: draft.bye ? "1" : "0",
      conflict: "0",
      site: event.site,
      contestants: draft.sides.map(contestantOf),
      tournament,
    },
    start,
    incident,
    listedBefore: plan.listedBefore ?? null,
  }));
}

/** Returns the tournament. It begins at midnight of the first day and ends with the last day. */
function tournamentOf(
  { game, series, number }: DemoTournament,
  edition: number,
  starts: readonly Instant[],
): WireMatch["tournament"] {
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const town = must(TOWNS.at((edition + number) % TOWNS.length), "the list of towns is full");
  return {
    game,
    game_slug: slugOf(game),
    title: `${series} ${town}`,
    slug: `${slugOf(series)}-${formatWallTime(first).slice(0, 13).replace(" ", "-")}`,
    start: formatWallTime(Math.floor(first / DAY) * DAY),
    end: formatWallTime(Math.floor(last / DAY) * DAY + DAY - 1000),
  };
}

function contestantOf(side: PlayedSide, index: number): WireMatch["contestants"][number] {
  const { contestant, kills, deaths } = side;
  return {
    score: `${side.score}`,
    sort: `${index + 1}`,
    kills: kills === null ? null : `${kills}`,
    deaths: deaths === null ? null : `${deaths}`,
    time: side.time,
    deduction: "0",
    name: contestant.name,
    country: contestant.country,
    seed: `${contestant.seed}`,
  };
}

/** Returns a bracket. The two of a double elimination refer to each other by id. */
function bracketOf(
  { bracket, rounds }: DemoTournament,
  place: "upper" | "lower",
  ids: Readonly<Record<"upper" | "lower", string>>,
  best_of_params: WireBestOf,
): NonNullable<WireMatch["bracket"]> {
  const { title, size } = must(bracket, "an event with a bracket match has a bracket");
  if (rounds["grand final"] === undefined) {
    return { title, type: "single", size: `${size}`, related_bracket_id: null, best_of_params };
  }
  const [type, slots, other] =
    place === "upper" ? ["double", size, ids.lower] : ["lower", size / 2, ids.upper];
  const name = `${title}, ${place} bracket`;
  return { title: name, type, size: `${slots}`, related_bracket_id: other, best_of_params };
}

/** Returns the best-of of each round; "" for rounds that the bracket does not have. */
function describeBestOf({ rounds }: DemoTournament): WireBestOf {
  const games = (round: string): string => `${rounds[round]?.bestOf ?? ""}`;
  return WireBestOfSchema.parse({
    ro2gf: games("grand final"),
    ...Object.fromEntries(BEST_OF_ROUNDS.map((round) => [round, games(round)])),
    lower: Object.fromEntries(LOWER_BEST_OF_ROUNDS.map((key) => [key, games(`lower ${key}`)])),
  });
}
