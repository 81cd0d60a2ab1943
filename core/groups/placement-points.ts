import type { Annotations } from "#core/desk/annotations.ts";
import { addDecimals, multiplyDecimals, sumDecimals } from "#core/lib/decimals.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, countedScoreOf } from "#core/match/appearance.ts";
import { rankEntries } from "#core/match/rank-entries.ts";
import type { DerivedMatch, StatusReason } from "#core/model/derived-match.ts";
import type { PlacementPoints, PlacementResult } from "#core/model/group.ts";
import type { ContestantKey, MatchEntry, SiteKey } from "#core/model/match.ts";

/** Placement points of a group, and the deductions of its contestants. */
export interface PlacementRule extends PlacementPoints {
  /** Points to subtract from the total. A contestant may have several deductions. */
  readonly deductions: readonly {
    readonly contestant: ContestantKey;
    readonly points: number;
  }[];
}

/** A contestant's sums over the matches that count. */
export interface PlacementTotals {
  /** Points of these matches, minus all deductions. */
  readonly points: number;
  /** `null` if kills give no points. */
  readonly kills: number | null;
  /** Points that all deductions cost. */
  readonly deduction: number;
  /** Results of all ended matches, in order of play. */
  readonly results: readonly PlacementResult[];
}

/** Returns the rule of a group that staff entered, without aliases in its deductions; else `null`. */
export function findPlacementRule(annotations: Annotations, group: SiteKey): PlacementRule | null {
  const stated = annotations.valueOf("placement-points", group);
  if (stated === null) return null;
  const deductions = stated.deductions.map(({ contestant, points }) => ({
    contestant: annotations.contestantOf(contestant),
    points,
  }));
  return { ...stated, deductions };
}

/** Sums a contestant's placement points (docs/domain.md#placement-points), in order of play. */
export function sumPlacementPoints(
  appearances: readonly Appearance[],
  contestant: ContestantKey,
  rule: PlacementRule,
  placements: Placements,
): PlacementTotals {
  const ended = appearances
    .filter(({ entry }) => placements.has(entry))
    .map((one) => resultOf(one, rule, placements.get(one.entry) ?? null));
  const counted = ended.toSorted(compareResults).slice(0, rule.bestOf ?? ended.length);
  const best = new Set(counted);
  const own = rule.deductions.filter((deduction) => deduction.contestant === contestant);
  const deducted = sumDecimals(own.map(({ points }) => points));
  const kills = sumDecimals(counted.map((result) => result.kills ?? 0));
  return {
    points: addDecimals(sumDecimals(counted.map(({ points }) => points)), -deducted),
    kills: rule.perKill > 0 ? kills : null,
    deduction: sumDecimals([...counted.map(({ deduction }) => deduction), deducted]),
    results: ended.map((one) => (best.has(one) ? one : Object.assign({}, one, { counts: false }))),
  };
}

/** Returns the placements of the results that count, best first. */
export function listPlacements(results: readonly PlacementResult[]): readonly number[] {
  return results
    .flatMap(({ placement, counts }) => (counts ? (placement ?? []) : []))
    .toSorted((a, b) => a - b);
}

/** Compares placements, best first: by more first places, then by more second places, and so on. */
export function comparePlacements(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((placement, at) => placement !== b[at]);
  if (index < 0) return b.length - a.length;
  return must(a[index], "the index is in the list") - (b[index] ?? Infinity);
}

/**
 * The placements in ended matches by entry; `null` for a disqualified contestant and for one whose
 * match gave no placements.
 */
export type Placements = ReadonlyMap<MatchEntry, number | null>;

/** Ends without a result. */
const NO_RESULT: ReadonlySet<StatusReason> = new Set(["bye", "taken-as-ended"]);

/** Returns the placements of these appearances. Each match is ranked once. */
export function findPlacements(appearances: Iterable<Appearance>): Placements {
  const matches = new Set<DerivedMatch>();
  for (const { derived } of appearances) matches.add(derived);
  const placements = new Map<MatchEntry, number | null>();
  for (const { match, status } of matches) {
    if (status.state !== "ended" || NO_RESULT.has(status.by)) continue;
    const ranked = rankEntries(match);
    if (ranked.every(({ place }) => place === null)) continue;
    for (const { entry, place } of ranked) placements.set(entry, place);
  }
  return placements;
}

function resultOf(
  { derived: { match }, entry }: Appearance,
  { placements, perKill, deduct }: PlacementRule,
  placement: number | null,
): PlacementResult {
  const isPlaced = placement !== null;
  const kills = isPlaced ? Math.max(entry.kills ?? 0, 0) : 0;
  // A deduction may be sent with or without a minus.
  const deduction = isPlaced && deduct ? Math.abs(entry.deduction ?? 0) : 0;
  const gained = isPlaced ? (placements[placement - 1] ?? 0) : 0;
  return {
    match: match.key,
    placement,
    kills: perKill > 0 ? kills : null,
    deduction,
    points: sumDecimals([gained, multiplyDecimals(kills, perKill), -deduction]),
    counts: true,
  };
}

/** Returns the results of a contestant in a group without placement points: their scores. */
export function listScores(
  appearances: readonly Appearance[],
  placements: Placements,
): readonly PlacementResult[] {
  return appearances
    .filter(({ entry }) => placements.has(entry))
    .map(({ derived: { match }, entry }) => ({
      match: match.key,
      placement: placements.get(entry) ?? null,
      kills: null,
      deduction: 0,
      points: countedScoreOf(entry),
      counts: true,
    }));
}

/** Orders results best first, so that those which count do not depend on the order of matches. */
function compareResults(a: PlacementResult, b: PlacementResult): number {
  return (
    b.points - a.points ||
    (a.placement ?? Infinity) - (b.placement ?? Infinity) ||
    (b.kills ?? 0) - (a.kills ?? 0)
  );
}
