import { singleOrNull } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { ContestantKey, Issue } from "#core/model/match.ts";
import type { AssignedRounds, MatchWithStatedRow } from "./assign-rounds.ts";
import {
  BRONZE_KEY,
  FINAL_KEY,
  type BracketGeometry,
  GRAND_FINAL_KEY,
  RESET_KEY,
  type RoundShape,
  singleGeometry,
} from "./types/geometry.ts";
import {
  FINAL_OR_THIRD_PLACE_ISSUE,
  createSharedRowIssues,
  createReorderedRoundIssues,
  createContradictedRowIssue,
} from "./round-issues.ts";
import {
  deriveStatedSlots,
  isRowContradicted,
  shouldReorderRows,
  type NextRound,
  createOrderedRound,
  getOrderedRound,
  orderRows,
  type OrderedRound,
  type RoundSlotByContestant,
} from "./order-rows.ts";
import {
  type IdentifiedFinals,
  identifyFinalAndBronze,
  identifyGrandFinalAndReset,
  type WinnerByScore,
} from "./identify-finals.ts";

/** The rounds of a bracket, with every match in its row. */
export interface ResolvedRounds {
  readonly geometry: BracketGeometry;
  readonly rounds: ReadonlyMap<string, OrderedRound>;
  /** The grand finalist from the lower bracket; `null` if unknown. */
  readonly lowerSide: ContestantKey | null;
  /** False if final and third-place match cannot be distinguished. */
  readonly finalsCertain: boolean;
  /** Keys of rounds whose matches are ordered by the next round instead of by their rows. */
  readonly reordered: ReadonlySet<string>;
  readonly issues: readonly Issue[];
}

/** Resolves the row of every match: as stated, or by the next round if rows contradict it. */
export function resolveRounds(assigned: AssignedRounds, byScore: WinnerByScore): ResolvedRounds {
  const { claims, issues } = assigned;
  let { geometry } = assigned;
  const claimed = new Map(
    geometry.rounds.map(({ key }) => [key, deriveStatedSlots(claims.get(key) ?? [])]),
  );
  const contradicted = findContradictedRounds(geometry, claims, claimed);
  const reordered = new Set(contradicted.map(({ key }) => key));
  const suspects = new Set(contradicted.flatMap(({ key, winnersTo }) => [key, winnersTo ?? key]));
  const trusted = suspects.size === 0;
  const lowerSide = findLowerFinalist(claims, byScore);
  const rounds = new Map<string, OrderedRound>();
  const strays: MatchWithStatedRow[] = [];
  let finalsCertain = true;
  const put = (first: string, second: string, finals: IdentifiedFinals): void => {
    rounds.set(first, createOrderedRound([finals.first], finals.extra));
    if (geometry.byKey.has(second)) rounds.set(second, createOrderedRound([finals.second], []));
  };
  if (geometry.byKey.has(GRAND_FINAL_KEY)) {
    const both = claims.get(GRAND_FINAL_KEY) ?? [];
    const finals = identifyGrandFinalAndReset(both, lowerSide, byScore, trusted);
    put(GRAND_FINAL_KEY, RESET_KEY, finals);
  } else if (geometry.byKey.has(FINAL_KEY)) {
    const both = claims.get(FINAL_KEY) ?? [];
    const finals = identifyFinalAndBronze(both, claims.get("ro4") ?? [], byScore, trusted);
    // A lone match without a row may be the third-place match, which then needs a round.
    if (finals.second !== null) geometry = singleGeometry(geometry.size, true);
    put(FINAL_KEY, BRONZE_KEY, finals);
    finalsCertain = finals.certain;
  }
  for (const shape of geometry.rounds.toReversed()) {
    if (rounds.has(shape.key)) continue;
    const own = claims.get(shape.key) ?? [];
    const next = nextOf(shape, geometry, (key) => getOrderedRound(rounds, key).slots);
    // Rows that fit the stated rows of the next round may contradict its resolved ones.
    const nextOrdered = next !== null && suspects.has(next.shape.key);
    if (nextOrdered && shouldReorderRows(shape, own, next)) {
      suspects.add(shape.key);
      reordered.add(shape.key);
    }
    const stated = suspects.has(shape.key) ? null : slotsIn(claimed, shape.key);
    const ordered = orderRows(shape, own, next, stated);
    rounds.set(shape.key, ordered);
    ordered.rows.forEach((claim, index) => {
      if (claim !== null && next !== null && isRowContradicted(claim, index + 1, shape, next)) {
        strays.push(claim);
      }
    });
  }
  return {
    geometry,
    rounds,
    lowerSide,
    finalsCertain,
    reordered,
    issues: [
      ...issues,
      ...createReorderedRoundIssues(suspects),
      ...createSharedRowIssues(claims, rounds),
      ...strays.map(createContradictedRowIssue),
      ...(finalsCertain ? [] : [FINAL_OR_THIRD_PLACE_ISSUE]),
    ],
  };
}

/** Returns rounds whose stated rows contradict where contestants advanced. */
function findContradictedRounds(
  geometry: BracketGeometry,
  claims: ReadonlyMap<string, readonly MatchWithStatedRow[]>,
  claimed: ReadonlyMap<string, RoundSlotByContestant>,
): readonly RoundShape[] {
  return geometry.rounds.filter((shape) => {
    const next = nextOf(shape, geometry, (key) => slotsIn(claimed, key));
    return next !== null && shouldReorderRows(shape, claims.get(shape.key) ?? [], next);
  });
}

function slotsIn(
  claimed: ReadonlyMap<string, RoundSlotByContestant>,
  key: string,
): RoundSlotByContestant {
  return must(claimed.get(key), "every round of the geometry has slots");
}

function nextOf(
  shape: RoundShape,
  geometry: BracketGeometry,
  slotsOf: (key: string) => RoundSlotByContestant,
): NextRound | null {
  const next = shape.winnersTo === null ? undefined : geometry.byKey.get(shape.winnersTo);
  return next === undefined ? null : { shape: next, slots: slotsOf(next.key) };
}

/**
 * Finds the grand finalist who came through the lower bracket: the only one who played in it, else
 * the only one who did not play the upper final, else its loser. `null` if none is unique, or the
 * grand final has not two contestants.
 */
function findLowerFinalist(
  claims: ReadonlyMap<string, readonly MatchWithStatedRow[]>,
  byScore: WinnerByScore,
): ContestantKey | null {
  const finalists = [...keysOf(claims.get(GRAND_FINAL_KEY))];
  if (finalists.length !== 2) return null;
  const lower = [...claims].filter(([key]) => key.startsWith("lower"));
  const inLower = keysOf(lower.flatMap(([, round]) => round));
  const fromLower = singleOrNull(finalists.filter((key) => inLower.has(key)));
  if (fromLower !== null) return fromLower;
  const upperFinals = claims.get(FINAL_KEY) ?? [];
  const inUpper = keysOf(upperFinals);
  if (!finalists.every((key) => inUpper.has(key))) {
    return singleOrNull(finalists.filter((key) => !inUpper.has(key)));
  }
  const losers = upperFinals.flatMap(({ seen }) => {
    const winner = byScore(seen);
    return winner === null ? [] : seen.match.entries.filter((_, index) => index !== winner);
  });
  return singleOrNull(losers.map(({ key }) => key));
}

function keysOf(claims: readonly MatchWithStatedRow[] = []): ReadonlySet<ContestantKey> {
  return new Set(claims.flatMap(({ seen }) => seen.match.entries.map(({ key }) => key)));
}
