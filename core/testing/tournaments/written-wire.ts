/** Converts written tournaments to the lists of a service at any minute. */
import { formatWallTime, MINUTE } from "#core/lib/time.ts";
import { GENERATED_EVENT_START, type WireLists } from "#core/testing/elimination-wire.ts";
import {
  wireContestantsOf,
  wireDoubleMatch,
  wireGroupMatch,
  createWireLowerBracket,
  wireSingleMatch,
  createWireUpperBracket,
} from "#core/testing/wire-matches.ts";
import { WireBestOfSchema, WireLowerBestOfSchema } from "#core/wire/schema.ts";
import { wireBracket, wireTournament } from "#core/testing/wire-match.ts";
import type { WrittenMatch, WrittenTournament } from "./written.ts";

type Wire = Record<string, unknown>;

/** `best_of_params` of a bracket without any best-of. */
const NO_BEST_OF = {
  ...noTexts(WireBestOfSchema.shape),
  lower: noTexts(WireLowerBestOfSchema.shape),
};

/** The parsed place of a written match. */
export interface WrittenPlace {
  /** `ro4`, `bronze`, `grand final reset`, or a group's id. */
  readonly round: string;
  readonly row: number;
  readonly isInGroup: boolean;
}

/** Returns the time of a minute, in milliseconds since the epoch. */
export function instantOf(minute: number): number {
  return GENERATED_EVENT_START + minute * MINUTE;
}

/** Parses the place of a match to the round keys of `core/bracket`. */
export function parseWrittenPlace(
  [, place]: WrittenMatch,
  { kind }: WrittenTournament,
): WrittenPlace {
  const [stage = "", row = ""] = place.split("#");
  if (stage.startsWith("group ")) {
    return { round: stage.slice("group ".length), row: Number(row), isInGroup: true };
  }
  const second = kind === "double" ? "grand final#2" : kind === "single" ? "ro2#2" : "";
  if (place !== second) return { round: stage, row: Number(row), isInGroup: false };
  return { round: kind === "double" ? "grand final reset" : "bronze", row: 1, isInGroup: false };
}

/** Returns the names of a match's contestants in order. */
export function namesOf([, , , , sides]: WrittenMatch): readonly string[] {
  return wireContestantsOf(sides).map(({ name }) => String(name));
}

/** Returns the name of a contestant at a minute. */
export function nameAt(name: string, minute: number, { renames = [] }: WrittenTournament): string {
  const rename = renames.find(({ from, at }) => from === name && minute >= at);
  return rename?.to ?? name;
}

/**
 * Returns both lists at a minute. A match is upcoming until it starts and has half of its scores
 * while live; its contestants are known from the end of their previous matches.
 */
export function createWrittenWireListsAt(tournament: WrittenTournament, minute: number): WireLists {
  const upcoming: Wire[] = [];
  const ended: Wire[] = [];
  for (const match of tournament.matches) {
    const [, , begin] = match;
    (minute >= begin ? ended : upcoming).push(wireOf(match, minute, tournament));
  }
  return { upcoming, ended };
}

/** Returns all matches after the end in one list; ended ones are locked. */
export function createAllWrittenWireMatches(tournament: WrittenTournament): readonly Wire[] {
  const { upcoming, ended } = createWrittenWireListsAt(
    { ...tournament, locks: true },
    tournament.end,
  );
  return [...ended, ...upcoming];
}

function wireOf(match: WrittenMatch, minute: number, tournament: WrittenTournament): Wire {
  const [id, place, begin, end, sides, , extra = {}] = match;
  const { slug, locks, bestOf, size, groupSize = size } = tournament;
  const scores = sidesAt(match, minute, tournament);
  const change: Wire = {
    locked: locks && minute >= end ? "1" : "0",
    best_of: String(extra.bestOf ?? bestOf),
    bye: extra.isBye === true ? "1" : "0",
    start: formatWallTime(instantOf(extra.start ?? begin)),
    tournament: wireTournament({
      slug,
      title: slug,
      start: formatWallTime(instantOf(0)),
      end: formatWallTime(instantOf(tournament.end)),
    }),
    contestants: wireContestantsOf(sides).flatMap((one, index) => {
      const score = scores[index] ?? null;
      const name = nameAt(String(one["name"]), minute, tournament);
      return score === null ? [] : [{ ...one, name, score: String(score) }];
    }),
  };
  const [stage = "", row = ""] = place.split("#");
  if (stage.startsWith("group ")) {
    const bracketId = tournament.groupsNameBracket === true ? { bracket_id: "1101" } : {};
    const group = { group_id: stage.slice("group ".length), round_of: String(groupSize) };
    const { bracket: _, ...inGroup } = wireGroupMatch(id, row, "", {
      ...change,
      ...group,
      ...bracketId,
    });
    return inGroup;
  }
  if (tournament.kind === "double") {
    const create = stage.startsWith("lower") ? createWireLowerBracket : createWireUpperBracket;
    const declaredSize = String(stage.startsWith("lower") ? size / 2 : size);
    return wireDoubleMatch(id, place, "", {
      ...change,
      bracket: create({ size: declaredSize, best_of_params: NO_BEST_OF }),
    });
  }
  const type = tournament.kind;
  const bracket = wireBracket({ type, size: String(size), best_of_params: NO_BEST_OF });
  const [, roundOf = "", part = "1"] = /^ro(\d+)(?:s(\d+))?$/.exec(stage) ?? [];
  return wireSingleMatch(id, place, "", { ...change, bracket, round_of: roundOf, stage: part });
}

/** Returns the scores of the contestants at a minute; `null` if a contestant is not known yet. */
function sidesAt(
  match: WrittenMatch,
  minute: number,
  tournament: WrittenTournament,
): readonly (number | null)[] {
  const [, , begin, end, sides, , { bestOf = tournament.bestOf } = {}] = match;
  return wireContestantsOf(sides).map(({ name, score }) => {
    if (minute < knownFrom(String(name), match, tournament)) return null;
    if (minute >= end) return Number(score);
    if (minute < begin) return 0;
    // Half of a best-of never decides a match.
    const most = bestOf > 1 ? Math.floor(bestOf / 2) : Infinity;
    return Math.max(0, Math.min(most, Math.floor(Number(score) / 2)));
  });
}

/** Returns the end of a contestant's previous match; -Infinity without one, and in drawn groups. */
function knownFrom(name: string, match: WrittenMatch, tournament: WrittenTournament): number {
  if (parseWrittenPlace(match, tournament).isInGroup && tournament.isDrawn === true)
    return -Infinity;
  const [id, , begin] = match;
  const before = tournament.matches.filter(
    (other) => other[0] !== id && other[3] <= begin && namesOf(other).includes(name),
  );
  return Math.max(-Infinity, ...before.map(([, , , end]) => end));
}

function noTexts(shape: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, ""]));
}
