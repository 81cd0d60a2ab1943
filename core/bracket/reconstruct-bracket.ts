import { must } from "#core/lib/must.ts";
import { earliest } from "#core/lib/time.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { Round } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { withKnownContestants } from "#core/guards/accept-values.ts";
import { isContestantDoubt } from "#core/model/doubt.ts";
import { isWithoutWinner } from "#core/match/outcome.ts";
import type { Issue, SeenMatch, SiteKey } from "#core/model/match.ts";
import { inferWinnersFromNextMatches } from "./infer-winners-from-next-matches.ts";
import { addBronzeRound } from "./bronze-matches.ts";
import { assignRounds } from "./assign-rounds.ts";
import { reconstructColumns } from "./columns.ts";
import { areHeats } from "./heats.ts";
import {
  deriveMatch,
  deriveMatchResult,
  type MatchResult,
  positionWithoutFeeders,
} from "#core/match/derive-match.ts";
import {
  BRONZE_KEY,
  FINAL_KEY,
  type BracketGeometry,
  GRAND_FINAL_KEY,
  RESET_KEY,
} from "./types/geometry.ts";
import { createBracketLinks } from "./links.ts";
import { createCourse } from "./course.ts";
import { isIrregular } from "./is-irregular.ts";
import { reconstructIrregular } from "./irregular.ts";
import { separateLosersMatches } from "./losers-matches.ts";
import { tournamentListGaps } from "./coverage.ts";
import type { BracketType, BracketUnit } from "./types/bracket-type.ts";
import {
  createUnclearPartsIssues,
  derivePlaceOutcome,
  separateParts,
  sharePlaces,
} from "./place-parts.ts";
import { fillPlaces } from "./places.ts";
import { createNameTwiceIssues } from "./round-issues.ts";
import { countProvenBracketMatches, isEveryMatchSeen } from "./proven-bracket-matches.ts";
import type { LastMatches, Podium } from "./types/podium.ts";
import { describeUnit, type ReconstructContext, type Reconstruction } from "./reconstruction.ts";
import { type ResolvedRounds, resolveRounds } from "./resolve-rounds.ts";
import type { WinnerByScore } from "./identify-finals.ts";
import type { ContestantRef } from "#core/model/contestant.ts";

/**
 * Reconstructs a bracket from its matches, in any order, with status and outcome of each match.
 * Never throws on data: contradictions become issues, unknown values `null`.
 */
export function reconstructBracket(unit: BracketUnit, context: ReconstructContext): Reconstruction {
  const { type } = unit;
  const mayBeHeats = type?.kind === "single" && areHeats(unit.upper);
  return type === null || mayBeHeats
    ? reconstructColumns(unit, context)
    : reconstructTree(type, unit, context);
}

function reconstructTree(
  type: BracketType,
  received: BracketUnit,
  context: ReconstructContext,
): Reconstruction {
  const resultOf = (seen: SeenMatch, winner: number | null = null): MatchResult =>
    deriveMatchResult(seen, winner, context);
  const byScore = (seen: SeenMatch): number | null => resultOf(seen).outcome.winner;
  const resolve = (unit: BracketUnit) => {
    const settled = resolveRounds(assignRounds(type, unit), byScore);
    const advanced = inferWinnersFromNextMatches(settled, byScore);
    const winners = winnersWithoutDoubts(type, unit, byScore) ?? advanced.winners;
    return { settled, issues: advanced.issues, winners };
  };
  const { shared, unit } = sharePlaces(received, { resultOf, ...context }, resolve);
  const all = [...unit.upper, ...unit.lower];
  const parts = new Map(shared.map((place) => [place.current.match.key, place]));
  const resultAt = (seen: SeenMatch, winner: number | null = null): MatchResult => {
    const place = parts.get(seen.match.key);
    if (place === undefined) return resultOf(seen, winner);
    const { status, outcome } = resultOf(place.current, winner);
    return { status, outcome: derivePlaceOutcome(place, outcome) };
  };
  const separate = (derived: DerivedMatch): readonly DerivedMatch[] => {
    const place = parts.get(derived.match.key);
    return place === undefined ? [derived] : separateParts(place, derived, resultOf);
  };
  const course = type.kind === "single" ? createCourse(unit.upper, byScore) : null;
  const separated = course === null ? null : separateLosersMatches(course);
  if (course !== null && separated !== null && isIrregular(separated, course)) {
    return reconstructIrregular(unit, course, { ...context, resultAt, separate });
  }
  const extra = new Set(separated?.others);
  const inTree = { ...unit, upper: unit.upper.filter((seen) => !extra.has(seen)) };
  const { settled, issues, winners } = resolve(inTree);
  const results = new Map<SiteKey, MatchResult>(
    all.map((seen) => [seen.match.key, resultAt(seen, winners.get(seen.match.key))]),
  );
  holdReset(settled, results);
  const links = createBracketLinks(settled, {
    prefix: context.prefix,
    isWithoutWinner: (match) =>
      isWithoutWinner({ match, ...must(results.get(match.key), "every match has a result") }),
    findWinner: ({ key }) => results.get(key)?.outcome.winner ?? null,
    size: unit.size,
  });
  const filled = fillPlaces(settled, {
    links,
    results,
    context,
    missesPast: tournamentListGaps(context.tournament, context).past,
    bestOf: Object.assign({}, ...unit.facts.map((facts) => facts.bestOf)),
  });
  const bronze = separated?.bronze ?? [];
  const { rounds, matches: placed } =
    course === null || bronze.length === 0
      ? filled
      : addBronzeRound(filled, bronze, course, { ...context, resultAt });
  const matches = all.flatMap((seen) => {
    const { match } = seen;
    const result = must(results.get(match.key), "every match has a result");
    return separate(
      placed.get(match.key) ??
        deriveMatch(seen, result, positionWithoutFeeders(match, null, null), context.listedAt),
    );
  });
  const last = lastMatches(settled, placed, rounds);
  const podium = type.podium(last, context.tournament, context.now);
  const isClosed = hasNoOpenMatch(podium, matches, last);
  const shape = {
    size: unit.size,
    geometrySize: settled.geometry.size,
    rounds,
    resetPlayed: podium.resetPlayed,
    isDecided: podium.champion !== null,
    isContradicted: unit.issues.length + settled.issues.length > 0,
  };
  const proven = countProvenBracketMatches(shape);
  const unneeded = shared.reduce((sum, place) => sum + place.unneeded.size, 0);
  const further = matches.length - all.length - unneeded;
  // Other places may get several matches, too.
  const isOpenEnded = further > 0 && podium.champion === null;
  return {
    bracket: {
      ...describeUnit(unit, context),
      kind: type.kind,
      size: unit.size ?? sizeOf(settled.geometry),
      rounds,
      champion: podium.champion,
      runnerUp: podium.runnerUp,
      third: podium.third,
      resetPlayed: podium.resetPlayed,
      complete: podium.decided && isClosed,
      noChampion: isClosed ? podium.noChampion : null,
      dropIn: links.dropIn,
      issues: [
        ...unit.issues,
        ...settled.issues,
        ...issues,
        ...createUnclearPartsIssues(shared),
        ...createNameTwiceIssues(settled.rounds),
        ...all.flatMap(matchIssues),
      ],
    },
    matches,
    expected: isOpenEnded || proven === null ? null : proven + further,
    isEveryMatchSeen: !isOpenEnded && isEveryMatchSeen(shape),
    validUntil: earliest([podium.validUntil, ...shared.map((place) => place.validUntil)]),
  };
}

/**
 * Replaces "not started" of a bracket reset before its grand final has a winner: until then nobody
 * knows whether it is needed, and its listed start is often before that of the grand final.
 */
function holdReset({ rounds }: ResolvedRounds, results: Map<SiteKey, MatchResult>): void {
  const [reset, grandFinal] = [RESET_KEY, GRAND_FINAL_KEY].map(
    (key) => rounds.get(key)?.rows[0]?.seen.match,
  );
  const result = results.get(reset?.key ?? "");
  if (reset === undefined || result?.status.by !== "not-started") return;
  const isNeeded =
    grandFinal === undefined
      ? reset.entries.length === 2
      : results.get(grandFinal.key)?.outcome.winner !== null;
  if (isNeeded) return;
  const status = { state: "upcoming", by: "listed-upcoming", validUntil: null } as const;
  results.set(reset.key, { ...result, status });
}

/** Returns winners inferred without doubted contestants; `null` if there are none. */
function winnersWithoutDoubts(
  type: BracketType,
  unit: BracketUnit,
  byScore: WinnerByScore,
): ReadonlyMap<SiteKey, number> | null {
  if (![...unit.upper, ...unit.lower].some(hasDoubtedContestant)) return null;
  const upper = unit.upper.map(withKnownContestants);
  const lower = unit.lower.map(withKnownContestants);
  const settled = resolveRounds(assignRounds(type, { ...unit, upper, lower }), byScore);
  return inferWinnersFromNextMatches(settled, byScore).winners;
}

function hasDoubtedContestant({ doubts = [] }: SeenMatch): boolean {
  return doubts.some(isContestantDoubt);
}

function lastMatches(
  settled: ResolvedRounds,
  placed: ReadonlyMap<SiteKey, DerivedMatch>,
  rounds: readonly Round[],
): LastMatches {
  const at = (key: string): DerivedMatch | null => {
    const claim = settled.rounds.get(key)?.rows[0];
    return placed.get(claim?.seen.match.key ?? "") ?? null;
  };
  return {
    final: settled.finalsCertain ? at(FINAL_KEY) : null,
    bronze: settled.finalsCertain ? at(BRONZE_KEY) : null,
    upperFinal: at(FINAL_KEY),
    // Without its upper bracket, a lower one shows no places.
    lowerFinal: settled.geometry.byKey.has(GRAND_FINAL_KEY) ? at("lower ro2s2") : null,
    grandFinal: at(GRAND_FINAL_KEY),
    reset: at(RESET_KEY),
    loneFinalist: findLoneFinalist(rounds, placed),
    lowerSide: settled.lowerSide,
    finalsCertain: settled.finalsCertain,
  };
}

/** Returns the only contestant who comes to the final, or grand final; `null` if two may come. */
function findLoneFinalist(
  rounds: readonly Round[],
  placed: ReadonlyMap<SiteKey, DerivedMatch>,
): ContestantRef | null {
  const finals = rounds.filter(({ key }) => key === GRAND_FINAL_KEY || key === FINAL_KEY);
  const place = finals.at(-1)?.places[0];
  if (place?.slots.some(({ entry, source }) => entry === null && source.type === "bye") !== true) {
    return null;
  }
  const [from] = place.slots.flatMap(({ source }) => (source.type === "winner" ? source.of : []));
  const match = placed.get(place.match ?? from?.match ?? "");
  const winner = match?.match.entries[match.outcome.winner ?? -1];
  return winner === undefined ? null : contestantRef(winner);
}

/** Returns the size of the first upper round; of a lower bracket alone, the geometry's size. */
function sizeOf({ size, rounds: [first] }: BracketGeometry): number {
  return first?.section === "upper" ? 2 * first.places : size;
}

/** Returns whether no listed match is left to play. An unplayed bracket reset does not count. */
function hasNoOpenMatch(
  { resetPlayed }: Podium,
  matches: readonly DerivedMatch[],
  { reset }: LastMatches,
): boolean {
  const open = matches.filter(
    ({ status, unresolved }) => status.state !== "ended" && unresolved === null,
  );
  const unused = reset !== null && !resetPlayed ? reset.match.key : null;
  return open.every(({ match }) => match.key === unused);
}

/** Returns issues of a bracket match: more than two contestants, or a bye with two. */
function matchIssues({ match }: SeenMatch): readonly Issue[] {
  const { key, entries, bye } = match;
  if (entries.length > 2) {
    const message = `Match ${key} has ${entries.length} contestants: no contestant advances from it.`;
    return [{ match: key, code: "more-than-two", message }];
  }
  if (bye === true && entries.length === 2) {
    const message = `Match ${key} is marked as a bye but has two contestants: it is treated as a match.`;
    return [{ match: key, code: "bye-with-two", message }];
  }
  return [];
}
