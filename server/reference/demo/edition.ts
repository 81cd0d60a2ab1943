import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY, HOUR, MINUTE, formatWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireMatch, WireTournament, WireBestOf, WireBracket } from "#core/wire/schema.ts";
import { createSeededGenerator } from "#server/reference/replay/seeded.ts";
import type { MatchDraft, PlayedSide } from "./play.ts";
import type { DemoTournament, Incident } from "./demo-tournament.ts";

interface EditionMatch {
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

/**
 * Creates the bracket of matches in `side`. The two brackets of a double elimination refer to each
 * other by id.
 */
function createDemoWireBracket(
  { bracket, rounds }: DemoTournament,
  side: "upper" | "lower",
  ids: Readonly<Record<"upper" | "lower", string>>,
): WireBracket {
  const { title, size } = bracket ?? { title: "", size: 0 };
  const isDouble = rounds["grand final"] !== undefined;
  const best_of_params = describeBestOf((round) => `${rounds[round]?.bestOf ?? ""}`);
  if (!isDouble) {
    return { title, type: "single", size: `${size}`, related_bracket_id: null, best_of_params };
  }
  return side === "upper"
    ? {
        title: `${title}, upper bracket`,
        type: "double",
        size: `${size}`,
        related_bracket_id: ids.lower,
        best_of_params,
      }
    : {
        title: `${title}, lower bracket`,
        type: "lower",
        size: `${size / 2}`,
        related_bracket_id: ids.upper,
        best_of_params,
      };
}

/** Returns all documented keys; "" for rounds that the bracket does not have. */
function describeBestOf(games: (round: string) => string): WireBestOf {
  return {
    ro2gf: games("grand final"),
    ro2: games("ro2"),
    bronze: games("bronze"),
    ro4: games("ro4"),
    ro8: games("ro8"),
    ro16: games("ro16"),
    ro32: games("ro32"),
    ro64: games("ro64"),
    ro128: games("ro128"),
    lower: {
      ro2s2: games("lower ro2s2"),
      ro2s1: games("lower ro2s1"),
      ro4s2: games("lower ro4s2"),
      ro4s1: games("lower ro4s1"),
      ro8s2: games("lower ro8s2"),
      ro8s1: games("lower ro8s1"),
      ro16s2: games("lower ro16s2"),
      ro16s1: games("lower ro16s1"),
      ro32s2: games("lower ro32s2"),
      ro32s1: games("lower ro32s1"),
      ro64s2: games("lower ro64s2"),
      ro64s1: games("lower ro64s1"),
    },
  };
}
