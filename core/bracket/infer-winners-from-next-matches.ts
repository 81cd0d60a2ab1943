import { must } from "#core/lib/must.ts";
import type { Issue, Match, SiteKey } from "#core/model/match.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import {
  BRONZE_KEY,
  FINAL_KEY,
  GRAND_FINAL_KEY,
  RESET_KEY,
  type RoundShape,
} from "./types/geometry.ts";
import { hasScore } from "#core/match/outcome.ts";
import {
  getOrderedRound,
  type OrderedRound,
  type RoundSlot,
  type RoundSlotByContestant,
} from "./order-rows.ts";
import type { ResolvedRounds } from "./resolve-rounds.ts";
import type { WinnerByScore } from "./identify-finals.ts";

/** Winners inferred from the matches that contestants advanced or dropped to. */
export interface InferredWinners {
  /** Index of the winner among the entries, by match. */
  readonly winners: ReadonlyMap<SiteKey, number>;
  readonly issues: readonly Issue[];
}

/** Contestants in the rounds that the winners and the losers of a round go to. */
interface Targets {
  readonly winners: RoundSlotByContestant;
  readonly losers: RoundSlotByContestant;
}

const NO_SLOTS: RoundSlotByContestant = new Map();

/** The slot of a contestant whose match has no row. */
const SLOT_WITHOUT_ROW: RoundSlot = { row: 0, slot: 0 };

/**
 * Finds winners by where contestants appear next: by name, not by row. A contestant won if they are
 * the only one of their match in the round that winners go to, or if only their opponent is in the
 * round that losers go to. For a grand final: the lower finalist won if the reset has a score.
 */
export function inferWinnersFromNextMatches(
  settled: ResolvedRounds,
  byScore: WinnerByScore,
): InferredWinners {
  const winners = new Map<SiteKey, number>();
  const issues: Issue[] = [];
  const slotsByRound = findSlotsByRound(settled);
  for (const shape of settled.geometry.rounds) {
    const targets = targetsOf(shape, slotsByRound);
    const own = slotsByRound.get(shape.key) ?? NO_SLOTS;
    for (const claim of allOf(settled, shape.key)) {
      const { match } = claim.seen;
      // A contestant in several matches of a round may have advanced from any of them.
      const isAmbiguous = match.entries.some(({ key }) => own.get(key) === null);
      if (isAmbiguous || match.entries.length > 2) continue;
      const found =
        shape.key === GRAND_FINAL_KEY
          ? { winner: lowerFinalistIndex(match, settled), issue: null }
          : winnerAmong(match, targets, shape.winnersTo === GRAND_FINAL_KEY);
      if (found.winner !== null) winners.set(match.key, found.winner);
      const scored = found.winner === null ? null : byScore(claim.seen);
      const issue =
        scored === null || scored === found.winner
          ? found.issue
          : loserAdvancedIssue(match, scored);
      if (issue !== null) issues.push(issue);
    }
  }
  return { winners, issues };
}

/** Returns slots by round key, without final and third-place match if these may be swapped. */
function findSlotsByRound(settled: ResolvedRounds): ReadonlyMap<string, RoundSlotByContestant> {
  const slotsByRound = new Map<string, RoundSlotByContestant>();
  for (const { key } of settled.geometry.rounds) {
    if (!settled.finalsCertain && (key === FINAL_KEY || key === BRONZE_KEY)) continue;
    slotsByRound.set(key, withExtra(getOrderedRound(settled.rounds, key)));
  }
  return slotsByRound;
}

/** Adds the contestants of matches without a row, unless another match of the round has them. */
function withExtra({ stands, extra }: OrderedRound): RoundSlotByContestant {
  if (extra.length === 0) return stands;
  const keys = extra.flatMap(({ seen }) => seen.match.entries.map(({ key }) => key));
  return new Map([...keys.map((key) => [key, SLOT_WITHOUT_ROW] as const), ...stands]);
}

function targetsOf(
  shape: RoundShape,
  slotsByRound: ReadonlyMap<string, RoundSlotByContestant>,
): Targets {
  const winners = slotsByRound.get(shape.winnersTo ?? "") ?? NO_SLOTS;
  const reset = shape.winnersTo === GRAND_FINAL_KEY ? slotsByRound.get(RESET_KEY) : undefined;
  return {
    winners: reset === undefined ? winners : new Map([...reset, ...winners]),
    losers: slotsByRound.get(shape.losersTo ?? "") ?? NO_SLOTS,
  };
}

/** @param canBothAdvance True if the loser, too, can reach the round that the winner goes to. */
function winnerAmong(
  match: Match,
  targets: Targets,
  canBothAdvance: boolean,
): { winner: number | null; issue: Issue | null } {
  const advanced = findOnlyIndex(match, targets.winners);
  const dropped = match.entries.length === 2 ? findOnlyIndex(match, targets.losers) : null;
  const spared = dropped === null ? null : 1 - dropped;
  if (advanced !== null && spared !== null && advanced !== spared) {
    return { winner: null, issue: inBothRounds(match, advanced) };
  }
  const bothAdvanced =
    spared === null &&
    !canBothAdvance &&
    match.entries.length === 2 &&
    match.entries.every(({ key }) => targets.winners.has(key));
  return { winner: advanced ?? spared, issue: bothAdvanced ? bothAdvancedIssue(match) : null };
}

/** Returns the index of the lower finalist if the bracket reset has a score, else `null`. */
function lowerFinalistIndex(match: Match, settled: ResolvedRounds): number | null {
  const reset = settled.rounds.get(RESET_KEY)?.rows[0];
  if (reset === null || reset === undefined || !hasScore(reset.seen.match)) return null;
  const index = match.entries.findIndex(({ key }) => key === settled.lowerSide);
  return index === -1 ? null : index;
}

/** Returns the index of the only contestant with a slot; `null` if none or several have one. */
function findOnlyIndex({ entries }: Match, stands: RoundSlotByContestant): number | null {
  let only: number | null = null;
  let index = 0;
  for (const { key } of entries) {
    if (stands.has(key)) {
      if (only !== null) return null;
      only = index;
    }
    index += 1;
  }
  return only;
}

function allOf({ rounds }: ResolvedRounds, round: string): readonly MatchWithStatedRow[] {
  const { rows, extra } = getOrderedRound(rounds, round);
  const placed = rows.filter((claim) => claim !== null);
  return extra.length === 0 ? placed : [...placed, ...extra];
}

function loserAdvancedIssue(match: Match, scored: number): Issue {
  return {
    match: match.key,
    code: "loser-advanced",
    message: `${nameAt(match, scored)} won match ${match.key} by score, but ${nameAt(match, 1 - scored)} advanced.`,
  };
}

function inBothRounds(match: Match, index: number): Issue {
  return {
    match: match.key,
    code: "winner-and-loser",
    message: `${nameAt(match, index)} is in both rounds that match ${match.key} feeds: the winner's and the loser's.`,
  };
}

function nameAt({ entries }: Match, index: number): string {
  return must(entries[index], "a match of two has both").name;
}

function bothAdvancedIssue({ key, entries }: Match): Issue {
  const names = entries.map(({ name }) => name).join(" and ");
  return {
    match: key,
    code: "both-advanced",
    message: `${names} are both in the round that the winner of match ${key} goes to.`,
  };
}
