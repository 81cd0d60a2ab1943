import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY, HOUR, MINUTE, formatWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireMatch, WireTournament } from "#core/wire/schema.ts";
import { createSeededGenerator } from "#server/reference/replay/seeded.ts";
import { createDemoWireBracket } from "./bracket.ts";
import type { MatchDraft } from "./draft.ts";
import type { DemoTournament, Incident } from "./demo-tournament.ts";
import type { PlayedSide } from "./play.ts";

/** A demo match with its result. */
export interface EditionMatch {
  readonly match: WireMatch;
  /** `null` if none. */
  readonly incident: Incident | null;
  /** Minutes before its start from which it is listed; `null` with the whole edition. */
  readonly listedBefore: number | null;
}

/** A draft with its start; `nth` counts the matches of its round from 1. */
interface Timed {
  readonly draft: MatchDraft;
  readonly start: Instant;
  readonly nth: number;
}

/** Fictional towns, used in turn by editions. */
const TOWNS = [
  "Valkeasatama",
  "Grünmoor",
  "Łabędzin",
  "Port Séverin",
  "Vila Carmim",
  "Sørvik",
  "Oroszkút",
  "Kastanochori",
  "Nový Brod",
  "Hosuwon",
  "Minamizaki",
  "Al-Qamar",
  "Tavşanlıköy",
];

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
  const drafts = event.play(edition, createSeededGenerator(`${event.slug} ${edition}`));
  const timed = setTimes(event, begin, drafts);
  const tournament = tournamentOf(event, edition, timed);
  return timed.map(({ draft, start, nth }, index) => ({
    match: {
      id: idOf(event, edition, `${index + 1}`.padStart(3, "0")),
      ...locationOf(event, edition, draft.in),
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
    incident: event.incidents[`${draft.round} ${nth}`] ?? null,
    listedBefore: event.rounds[draft.round]?.listedBefore ?? null,
  }));
}

function setTimes(
  event: DemoTournament,
  begin: Instant,
  drafts: readonly MatchDraft[],
): readonly Timed[] {
  const byRound = groupBy(drafts, ({ round }) => round);
  return drafts.map((draft) => {
    const { from, together, every } = must(event.rounds[draft.round], `${draft.round} is planned`);
    const index = byRound.get(draft.round)?.indexOf(draft) ?? 0;
    const wait = Math.floor(index / together) * every;
    return { draft, start: begin + from * HOUR + wait * MINUTE, nth: index + 1 };
  });
}

/** Returns an id that is unique at the site: digits of edition, event and part. */
function idOf({ number }: DemoTournament, edition: number, part: string): string {
  return `${edition}${number}${part}`;
}

function locationOf(
  event: DemoTournament,
  edition: number,
  place: MatchDraft["in"],
): Pick<WireMatch, "group_id" | "bracket_id" | "bracket"> {
  if (place !== "upper" && place !== "lower") {
    return { group_id: idOf(event, edition, `${place.group}`), bracket_id: null };
  }
  const ids = { upper: idOf(event, edition, "8"), lower: idOf(event, edition, "9") };
  const bracket = createDemoWireBracket(event, place, ids);
  return { group_id: null, bracket_id: ids[place], bracket };
}

/** Returns the tournament. It begins at midnight of the first day and ends with the last day. */
function tournamentOf(
  event: DemoTournament,
  edition: number,
  timed: readonly Timed[],
): WireTournament {
  const starts = timed.map(({ start }) => start);
  const first = Math.floor(Math.min(...starts) / DAY) * DAY;
  const last = Math.floor(Math.max(...starts) / DAY) * DAY + DAY - 1000;
  const town = must(TOWNS.at((edition + event.number) % TOWNS.length), "the list of towns is full");
  const date = formatWallTime(Math.min(...starts))
    .slice(0, 13)
    .replace(" ", "-");
  return {
    game: event.game,
    game_slug: event.gameSlug,
    title: `${event.series} ${town}`,
    slug: `${event.slug}-${date}`,
    start: formatWallTime(first),
    end: formatWallTime(last),
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
