/** Finds the facts about a completed course that a world does not contain. */
import type { Bracket } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { World } from "#core/world/world.ts";
import type { CourseMatch, CoursePlayer } from "./course.ts";
import {
  type CheckOptions,
  type CourseTruth,
  isPlayer,
  textOf,
  trueRecordsAt,
  unitIdOf,
} from "./truth.ts";
import type { ContestantRef } from "#core/model/contestant.ts";
/** Returns the true facts about a completed event that a world does not contain. */
export function findMissingFacts(
  truth: CourseTruth,
  world: World,
  { areRowsTrue = true }: CheckOptions = {},
): readonly string[] {
  const { course } = truth;
  const missing: string[] = [];
  for (const match of course.matches) {
    const derived = world.matches.get(`osu.example.net/${match.id}`);
    if (match.listedFrom === Infinity) continue;
    if (derived === undefined) missing.push(`match ${match.id}`);
    else missing.push(...missingInMatch(truth, match, derived, areRowsTrue));
  }
  const [view] = world.tournaments.values();
  for (const bracket of view?.brackets ?? []) missing.push(...missingInBracket(truth, bracket));
  const decidedBy = view?.decidedBy?.split("/")[1] ?? null;
  if (decidedBy !== course.decidedBy) missing.push(`decided by ${course.decidedBy}`);
  const hasUnlisted = course.matches.some(
    ({ listedFrom, isUnused }) => listedFrom === Infinity && !isUnused,
  );
  if (view?.coverage.partial !== false && !hasUnlisted) missing.push("full coverage");
  const promised = view?.expected ?? truth.total;
  if (promised !== truth.total) missing.push(`${promised} matches promised`);
  for (const { id, complete } of view?.groups ?? []) {
    // Arbitrary pairs complete no group and rank none of its contestants.
    if (complete !== course.placements.size > 0) missing.push(`group ${id} complete: ${complete}`);
  }
  for (const contestant of world.contestants.values()) {
    if (contestant.next !== null) missing.push(`no next match of ${contestant.name}`);
  }
  return [...missing, ...missingStandings(truth, world), ...missingRanks(truth, world)];
}

function missingInMatch(
  { byId }: CourseTruth,
  own: CourseMatch,
  derived: DerivedMatch,
  areRowsTrue: boolean,
): string[] {
  const { match, status, outcome, slots, unresolved } = derived;
  const missing: string[] = [];
  if (own.isUnused) return unresolved === null ? [`${own.id} is not needed`] : [];
  if (status.state !== "ended") missing.push(`end of ${own.id}`);
  if ((own.winner !== null) !== (outcome.winner !== null)) missing.push(`winner of ${own.id}`);
  if (own.isDraw && !outcome.draw) missing.push(`draw of ${own.id}`);
  if (!areRowsTrue) return missing;
  for (const side of own.sides) {
    const before = byId.get(side.feeder?.split(" ")[1] ?? "");
    if (before === undefined || before.listedFrom === Infinity) continue;
    if (unitIdOf(before) !== unitIdOf(own)) continue;
    const slot = slots.find(({ entry }) => isPlayer(match.entries[entry ?? -1], side.player));
    const source = slot?.source;
    const found =
      source !== undefined && "of" in source && source.of.match !== null
        ? `${source.type} ${source.of.match.split("/")[1]}`
        : null;
    if (side.feeder !== null && found !== side.feeder) missing.push(`${own.id}: ${side.feeder}`);
  }
  return missing;
}

function missingInBracket({ course, byPlace }: CourseTruth, bracket: Bracket): string[] {
  const id = bracket.ids[0] ?? "";
  const podium = course.podiums.get(id);
  const missing: string[] = [];
  const check = (name: string, got: ContestantRef | null, is: CoursePlayer | null | undefined) => {
    if (got === null && is) missing.push(`${name} of ${id}`);
  };
  check("champion", bracket.champion, podium?.champion);
  check("runner-up", bracket.runnerUp, podium?.runnerUp);
  check("third", bracket.third, podium?.third);
  if (bracket.resetPlayed !== podium?.resetPlayed) missing.push(`reset of ${id}`);
  if (!bracket.complete) missing.push(`${id} complete`);
  const next = course.continuesIn.get(id);
  const reason = podium?.champion === null ? (next === undefined ? "any" : "continues") : null;
  if (reason === null ? bracket.noChampion !== null : bracket.noChampion === null) {
    missing.push(`${id} without champion: ${bracket.noChampion}`);
  }
  for (const { place, match, bye, absence, continuesIn } of bracket.rounds.flatMap(
    (round) => round.places,
  )) {
    if (match !== null || bye) continue;
    const own = byPlace.get(`${id} ${place}`);
    const explained = own === undefined && next !== undefined ? "continues" : "not-listed";
    if (absence !== explained) missing.push(`${id} ${place} ${explained}, not ${absence}`);
    if (explained === "continues" && (continuesIn?.split("/")[1] ?? null) !== next)
      missing.push(`${place} continues in ${next}`);
  }
  return missing;
}

function missingStandings(
  { course, byGroup, bracketsOf }: CourseTruth,
  { groups }: World,
): string[] {
  const missing: string[] = [];
  for (const [id, own] of byGroup) {
    const rows = [...groups.values()].find((one) => one.id === id)?.standings ?? [];
    const lines = new Map(rows.map((row) => [textOf(row.contestant), row]));
    const tiers = (course.standings.get(id) ?? []).map((tier) => tier.map(textOf));
    const tierOf = (row: StandingRow | undefined): number =>
      tiers.findIndex((tier) => tier.includes(row === undefined ? "" : textOf(row.contestant)));
    for (const [index, row] of rows.entries()) {
      const isAbove = tierOf(row) < tierOf(rows[index - 1]);
      if (isAbove) missing.push(`${row.contestant.name} above ${row.position} in group ${id}`);
      if (row.wentTo === null && bracketsOf.has(textOf(row.contestant)))
        missing.push(`first bracket match of ${row.contestant.name}`);
    }
    for (const [player, { won, drawn, lost }] of trueRecordsAt(own, Infinity)) {
      const row = lines.get(player);
      const isTrue = row?.won === won && row.drawn === drawn && row.lost === lost;
      if (!isTrue) missing.push(`${player} ${won}-${drawn}-${lost} in group ${id}`);
    }
  }
  return missing;
}

function missingRanks({ course }: CourseTruth, { tournaments }: World): string[] {
  const [ranking] = [...tournaments.values()].flatMap(({ rankings }) => rankings);
  const rows = new Map(ranking?.rows.map((row) => [textOf(row.contestant), row]));
  return [...course.placements].flatMap(([player, { from, to }]) => {
    const row = rows.get(textOf(player));
    // By another usual rule the contestant may have another rank.
    const isAssumed = row?.reason.type === "group" && row.reason.isAssumed;
    if (isAssumed && row.from <= from && row.to >= to) return [];
    // Tie-breakers may separate contestants of a group.
    const isWithin = row !== undefined && row.from >= from && row.to <= to;
    const isTrue = isWithin && (course.podiums.size === 0 || row.to - row.from === to - from);
    return isTrue ? [] : [`${textOf(player)} ${from}-${to}, not ${row?.from}-${row?.to}`];
  });
}
