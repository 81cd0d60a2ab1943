import { must } from "#core/lib/must.ts";
import type { Issue, Match, SiteKey } from "#core/model/match.ts";
import type { RowClaim } from "./assign-rounds.ts";
import {
  BRONZE_KEY,
  FINAL_KEY,
  GRAND_FINAL_KEY,
  RESET_KEY,
  type RoundShape,
} from "./types/geometry.ts";
import { hasScore } from "#core/match/outcome.ts";
import { orderedRound, type OrderedRound, type RowSlot, type RowSlots } from "./order-rows.ts";
import type { SettledRounds } from "./resolve-rounds.ts";
import type { WinnerByScore } from "./identify-finals.ts";

/** Winners that follow from where contestants stand next. */
export interface Advanced {
  /** Index of the winner by match. */
  readonly winners: ReadonlyMap<SiteKey, number>;
  readonly issues: readonly Issue[];
}

/** Who stands where the winner, and where the loser of a match goes. */
interface Targets {
  readonly winners: RowSlots;
  readonly losers: RowSlots;
}

const NOBODY: RowSlots = new Map();

/** Where somebody stands whose match has no place. */
const ASIDE: RowSlot = { row: 0, slot: 0 };

/**
 * Who advanced, by names and not by rows: exactly one contestant of a match stands in the round its
 * winner goes to, or exactly one stands where its loser goes. A grand final never takes this from
 * its reset; but a reset that is played says that the lower side won the grand final.
 */
export function findAdvanced(settled: SettledRounds, byScore: WinnerByScore): Advanced {
  const winners = new Map<SiteKey, number>();
  const issues: Issue[] = [];
  const standings = standingsOf(settled);
  for (const shape of settled.geometry.rounds) {
    const targets = targetsOf(shape, standings);
    const here = standings.get(shape.key) ?? NOBODY;
    for (const claim of allOf(settled, shape.key)) {
      const { match } = claim.seen;
      // A name that stands twice in a round does not tell which of its matches it comes from.
      const twice = match.entries.some(({ key }) => here.get(key) === null);
      if (twice || match.entries.length > 2) continue;
      const found =
        shape.key === GRAND_FINAL_KEY
          ? { winner: lowerSideIndex(match, settled), issue: null }
          : winnerAmong(match, targets, shape.winnersTo === GRAND_FINAL_KEY);
      if (found.winner !== null) winners.set(match.key, found.winner);
      const scored = found.winner === null ? null : byScore(claim.seen);
      const issue =
        scored === null || scored === found.winner ? found.issue : loserAdvanced(match, scored);
      if (issue !== null) issues.push(issue);
    }
  }
  return { winners, issues };
}

/** By round key; final and third place match are left out where they cannot be told apart. */
function standingsOf(settled: SettledRounds): ReadonlyMap<string, RowSlots> {
  const standings = new Map<string, RowSlots>();
  for (const { key } of settled.geometry.rounds) {
    if (!settled.finalsCertain && (key === FINAL_KEY || key === BRONZE_KEY)) continue;
    standings.set(key, withExtra(orderedRound(settled.rounds, key)));
  }
  return standings;
}

/** Matches for which no place was left count for those who stand nowhere else in the round. */
function withExtra({ stands, extra }: OrderedRound): RowSlots {
  if (extra.length === 0) return stands;
  const keys = extra.flatMap(({ seen }) => seen.match.entries.map(({ key }) => key));
  return new Map([...keys.map((key) => [key, ASIDE] as const), ...stands]);
}

function targetsOf(shape: RoundShape, standings: ReadonlyMap<string, RowSlots>): Targets {
  const winners = standings.get(shape.winnersTo ?? "") ?? NOBODY;
  const reset = shape.winnersTo === GRAND_FINAL_KEY ? standings.get(RESET_KEY) : undefined;
  return {
    winners: reset === undefined ? winners : new Map([...reset, ...winners]),
    losers: standings.get(shape.losersTo ?? "") ?? NOBODY,
  };
}

function winnerAmong(
  match: Match,
  targets: Targets,
  mayMeetAgain: boolean,
): { winner: number | null; issue: Issue | null } {
  const advanced = onlyIndexIn(match, targets.winners);
  const dropped = match.entries.length === 2 ? onlyIndexIn(match, targets.losers) : null;
  const spared = dropped === null ? null : 1 - dropped;
  if (advanced !== null && spared !== null && advanced !== spared) {
    return { winner: null, issue: standsTwice(match, advanced) };
  }
  const bothAdvanced =
    spared === null &&
    !mayMeetAgain &&
    match.entries.length === 2 &&
    match.entries.every(({ key }) => targets.winners.has(key));
  return { winner: advanced ?? spared, issue: bothAdvanced ? twoAdvanced(match) : null };
}

function lowerSideIndex(match: Match, settled: SettledRounds): number | null {
  const reset = settled.rounds.get(RESET_KEY)?.rows[0];
  if (reset === null || reset === undefined || !hasScore(reset.seen.match)) return null;
  const index = match.entries.findIndex(({ key }) => key === settled.lowerSide);
  return index === -1 ? null : index;
}

/** Index of the one contestant who stands there; null where nobody or more than one does. */
function onlyIndexIn({ entries }: Match, stands: RowSlots): number | null {
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

function allOf({ rounds }: SettledRounds, round: string): readonly RowClaim[] {
  const { rows, extra } = orderedRound(rounds, round);
  const placed = rows.filter((claim) => claim !== null);
  return extra.length === 0 ? placed : [...placed, ...extra];
}

function loserAdvanced(match: Match, scored: number): Issue {
  return {
    match: match.key,
    code: "loser-advanced",
    message: `${nameAt(match, scored)} won match ${match.key} by its score, but ${nameAt(match, 1 - scored)} plays on.`,
  };
}

function standsTwice(match: Match, index: number): Issue {
  return {
    match: match.key,
    code: "winner-and-loser",
    message: `${nameAt(match, index)} stands both where the winner and where the loser of match ${match.key} goes.`,
  };
}

function nameAt({ entries }: Match, index: number): string {
  return must(entries[index], "a match of two has both").name;
}

function twoAdvanced({ key, entries }: Match): Issue {
  const names = entries.map(({ name }) => name).join(" and ");
  return {
    match: key,
    code: "both-advanced",
    message: `${names} both stand in the round that match ${key} feeds.`,
  };
}
