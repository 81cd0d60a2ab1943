/** Finds what a world states about a course that is not so. */
import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { rankRowsOf } from "#core/testing/derive.ts";
import type { World } from "#core/world/world.ts";
import {
  type Course,
  type CourseMatch,
  type CoursePlayer,
  type CourseSide,
  isPlayedMatch,
} from "./course.ts";
import {
  type CheckOptions,
  type CourseTruth,
  isPlayer,
  textOf,
  trueRecordsAt,
  unitIdOf,
} from "./truth.ts";
import type { ContestantRef } from "#core/model/contestant.ts";

/** Returns the statements of a world that are false at a minute; missing ones are allowed. */
export function findFalseClaims(
  truth: CourseTruth,
  world: World,
  minute: number,
  { areRowsTrue = true }: CheckOptions = {},
): readonly string[] {
  const all = [...world.matches.values()];
  const claims = [
    ...all.flatMap((derived) => falseInMatch(truth, derived, minute)),
    ...[...world.brackets.values()].flatMap((bracket) => falseInBracket(truth, bracket, minute)),
    ...falseInGroups(truth, world, minute),
    ...falseCounts(truth, world, minute),
    ...falseAmbiguities(world),
  ];
  if (areRowsTrue) claims.push(...falsePositions(truth, world, minute));
  return [...new Set(claims)];
}

/** Returns the rows of rankings whose range does not include the final ranks. */
export function findFalseRanks({ placements }: Course, world: World): readonly string[] {
  const finals = new Map([...placements].map(([player, ranks]) => [textOf(player), ranks]));
  return rankRowsOf(world).flatMap(({ contestant, from, to }) => {
    const final = finals.get(textOf(contestant));
    const isTrue = final !== undefined && from <= final.from && final.to <= to;
    return isTrue ? [] : [`${textOf(contestant)} ${from}-${to}, not ${final?.from}-${final?.to}`];
  });
}

function falseInMatch(truth: CourseTruth, derived: DerivedMatch, minute: number): string[] {
  const { match, status, outcome, unresolved, slots } = derived;
  const own = truth.byId.get(match.id);
  if (own === undefined) return [`unknown match ${match.id}`];
  const isOver = minute >= own.end && !own.isUnused;
  const claims: string[] = [];
  if (status.state === "ended" && !isOver && !own.isBye) claims.push(`${match.id} ended`);
  if (unresolved !== null && !own.isUnused && !isOver) claims.push(`${match.id} ${unresolved}`);
  const winner = outcome.winner === null ? undefined : match.entries[outcome.winner];
  if (winner !== undefined) {
    const isTrue = own.winner !== null && isPlayer(winner, own.sides[own.winner]?.player);
    if (!isTrue || (!isOver && !own.isBye)) claims.push(`${winner.name} won ${match.id}`);
  }
  if (outcome.draw && !(own.isDraw && isOver)) claims.push(`draw of ${match.id}`);
  const feeders = new Set(own.sides.flatMap((side) => feedersOf(truth, side)));
  for (const { source, entry } of slots) {
    if (source.type !== "winner" && source.type !== "loser") continue;
    const feeder = `${source.type} ${source.of.match?.split("/")[1]}`;
    if (source.of.match === null || source.certainty === "assumed" || own.isUnused) continue;
    if (!feeders.has(feeder)) claims.push(`${match.id} is fed by ${feeder}`);
    const side = own.sides.find(({ player }) => isPlayer(match.entries[entry ?? -1], player));
    if (side !== undefined && !feedersOf(truth, side).includes(feeder))
      claims.push(`${match.id}: not ${feeder}`);
  }
  return claims;
}

/** Returns the feeder of a side, and the one before each bye: both descriptions are true. */
function feedersOf(truth: CourseTruth, { feeder }: CourseSide): readonly string[] {
  if (feeder === null) return [];
  const before = truth.byId.get(feeder.split(" ")[1] ?? "");
  const [alone] = before?.isBye === true ? before.sides : [];
  return alone === undefined ? [feeder] : [feeder, ...feedersOf(truth, alone)];
}

function falseInBracket(truth: CourseTruth, bracket: Bracket, minute: number): string[] {
  const { champion, runnerUp, third, resetPlayed, complete, noChampion } = bracket;
  const id = bracket.ids[0] ?? "";
  const podium = truth.course.podiums.get(id);
  if (podium === undefined) return [`bracket ${id}`];
  const isDecided = minute >= podium.knownFrom;
  const claims: string[] = [];
  const check = (name: string, got: ContestantRef | null, is: CoursePlayer | null, by: number) => {
    if (got !== null && (minute < by || is === null || !isPlayer(got, is))) {
      claims.push(`${name} of ${id} is ${got.name}`);
    }
  };
  check("champion", champion, podium.champion, podium.knownFrom);
  check("runner-up", runnerUp, podium.runnerUp, podium.knownFrom);
  check("third", third, podium.third, podium.thirdKnownFrom);
  if (resetPlayed && !podium.resetPlayed) claims.push(`reset of ${id}`);
  const own = [...truth.byPlace.values()].filter((match) => unitIdOf(match) === id);
  const isOver = own.every(({ end, isUnused }) => isUnused || minute >= end);
  if (complete && !isOver) claims.push(`${id} complete`);
  const isResetOpen = own.every(({ end, round }) => minute >= end || round === "grand final reset");
  const mayLack =
    noChampion === "reset-possible"
      ? isResetOpen && !isDecided
      : isOver && (podium.champion === null || !isDecided);
  if (noChampion !== null && !mayLack) claims.push(`${id} has no champion: ${noChampion}`);
  return claims;
}

function falseInGroups(truth: CourseTruth, { groups, brackets }: World, minute: number): string[] {
  return [...groups.values()].flatMap(({ id, expected, complete, standings }) => {
    const own = truth.byGroup.get(id) ?? [];
    const count = own.filter(isPlayedMatch).length;
    const claims: string[] = [];
    if (expected !== null && expected !== count) claims.push(`group ${id} expects ${expected}`);
    if (complete && own.some(({ end }) => minute < end)) claims.push(`group ${id} complete`);
    const records = trueRecordsAt(own, minute);
    for (const { contestant, won, drawn, lost, wentTo } of standings) {
      const is = records.get(textOf(contestant)) ?? { won: 0, drawn: 0, lost: 0 };
      if (won > is.won || drawn > is.drawn || lost > is.lost) {
        claims.push(`${contestant.name} ${won}-${drawn}-${lost} in group ${id}`);
      }
      const [first] = truth.bracketsOf.get(textOf(contestant)) ?? [];
      const bracket = wentTo === null ? first : brackets.get(wentTo.bracket)?.ids[0];
      if (bracket !== first) claims.push(`${contestant.name} went to ${bracket}`);
    }
    return claims;
  });
}

function falseCounts(truth: CourseTruth, world: World, minute: number): string[] {
  const [view] = world.tournaments.values();
  const claims: string[] = [];
  const { expected = null, coverage, decidedBy } = view ?? {};
  if (expected !== null && expected !== truth.total) claims.push(`expects ${expected}`);
  const unlisted = truth.course.matches.filter(
    (match) => isPlayedMatch(match) && !world.matches.has(`osu.example.net/${match.id}`),
  ).length;
  const isHidden = truth.course.matches.some(
    (match) => isPlayedMatch(match) && match.listedFrom === Infinity,
  );
  if (isHidden && minute >= truth.end && coverage?.partial === false) claims.push("full coverage");
  if ((coverage?.unseen ?? 0) > unlisted) claims.push(`${coverage?.unseen} matches unseen`);
  const decided = decidedBy?.split("/")[1] ?? null;
  const isUndecided = decided !== null && decided !== truth.course.decidedBy;
  // The only bracket so far decides, until the next stage is listed.
  const isOnly = (view?.brackets.length ?? 0) === 1 && minute < truth.end;
  if (isUndecided && !isOnly) claims.push(`decided by ${decided}`);
  return claims;
}

/** The contestants of a course have distinct names. */
function falseAmbiguities({ contestants }: World): string[] {
  return [...contestants.values()].flatMap(({ name, ambiguity }) =>
    ambiguity.map((reason) => `${name} is ambiguous: ${reason}`),
  );
}

function falsePositions(
  truth: CourseTruth,
  { brackets, matches, tournaments }: World,
  minute: number,
): string[] {
  const [view] = tournaments.values();
  const claims = (view?.issues ?? []).map(({ code }) => `issue ${code}`);
  for (const { ids, rounds } of brackets.values()) {
    for (const place of rounds.flatMap((round) => round.places)) {
      const own = truth.byPlace.get(`${ids[0]} ${place.place}`);
      const found = place.match?.split("/")[1] ?? null;
      if (found !== null && found !== own?.id) claims.push(`${found} at ${place.place}`);
      if (place.bye && own !== undefined && !own.isBye) claims.push(`bye at ${place.place}`);
      if (found === null && !place.bye) claims.push(...falseInHole(truth, place, own, minute));
      const next = place.winnerTo?.match ?? null;
      const derived = matches.get(next ?? "");
      const fed = truth.byId.get(derived?.match.id ?? "")?.sides ?? [];
      const isFed =
        fed.length < 2 ||
        fed.some(({ feeder }) => feeder === null || feeder === `winner ${own?.id}`);
      if (own !== undefined && !isFed) claims.push(`${own.id} feeds ${next}`);
    }
  }
  return claims;
}

/** Returns what is false about a place without a match. */
function falseInHole(
  { course }: CourseTruth,
  { place, absence, continuesIn }: BracketPlace,
  own: CourseMatch | undefined,
  minute: number,
): string[] {
  const isPlayed = own !== undefined && isPlayedMatch(own);
  const next = continuesIn?.split("/")[1] ?? null;
  const isFalse =
    (absence === "before-watching" && !(isPlayed && minute >= own.begin)) ||
    (absence === "not-listed" && own !== undefined && own.listedFrom !== Infinity) ||
    (absence === "continues" &&
      (isPlayed || ![...course.continuesIn.values()].some((id) => id === next)));
  return isFalse ? [`${place} ${absence}`] : [];
}
