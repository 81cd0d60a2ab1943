import type { Bracket } from "#core/model/bracket.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey } from "#core/model/match.ts";
import type { RankReason, RankRow } from "#core/model/ranking.ts";
import { type Appearance, appearancesOf } from "#core/match/appearance.ts";
import { isDisqualified } from "#core/match/outcome.ts";
import { rankEntries } from "#core/match/rank-entries.ts";
import { matchesIn } from "./place-finalists.ts";
import type { BracketInput } from "./place-contestants.ts";

interface Column {
  /** Its size as the service states it. */
  readonly size: number;
  readonly matches: readonly DerivedMatch[];
  /** Its contestants and those of later rounds. */
  readonly contestants: ReadonlySet<ContestantKey>;
}

interface LastMatch extends Appearance {
  /** Best and worst rank of those who are out in its round. */
  readonly tier: { readonly from: number; readonly to: number };
}

type Rank = Omit<RankRow, "contestant">;

/**
 * Ranks the contestants of heats from 1, in any order: those of the final by their placements, and
 * who is eliminated in one round shares its ranks. `null` if the sizes of the rounds do not show
 * how many contestants are better.
 */
export function rankHeats(bracket: Bracket, input: BracketInput): readonly RankRow[] | null {
  const { isClosed, missesPast } = input;
  const isExact = isClosed && !missesPast;
  const columns = columnsOf(bracket, input);
  const sizes = new Set(columns.map(({ size }) => size));
  const areNumbers = columns.every(({ size, contestants }) => contestants.size <= size);
  if (sizes.size < columns.length || !(areNumbers || isExact)) return null;
  const last = new Map<ContestantKey, LastMatch>();
  columns.forEach(({ size, matches, contestants }, column) => {
    const from = (columns[column + 1]?.contestants.size ?? 0) + 1;
    const tier = { from, to: isExact ? contestants.size : size };
    for (const one of appearancesOf(matches)) {
      last.set(one.entry.key, Object.assign({ tier }, one));
    }
  });
  return Array.from(last.values(), (one) => {
    const { from, to, reason } = rankOf(one, isClosed);
    return { from, to, contestant: contestantRef(one.entry), reason };
  });
}

function columnsOf({ rounds }: Bracket, { matches }: BracketInput): readonly Column[] {
  const all = rounds.map((round) => matchesIn(round, matches));
  return all.map((own, index) => {
    const later = all.slice(index).flat();
    return {
      size: Math.min(...own.map(({ match }) => match.roundOf ?? Infinity)),
      matches: own,
      contestants: new Set(later.flatMap(({ match }) => match.entries.map(({ key }) => key))),
    };
  });
}

function rankOf(last: LastMatch, isClosed: boolean): Rank {
  const { derived, index, tier } = last;
  const { match, status, outcome, advances } = derived;
  if (advances?.[index] === "out") return { ...tier, reason: reasonOut(last) };
  const isFinal = advances === undefined && tier.from === 1;
  const final = isFinal && outcome.by !== null ? placeIn(derived, index) : null;
  if (final !== null) return final;
  const isOpen = status.state !== "ended" && derived.unresolved === null;
  const waits = !isClosed && !isFinal && !isOpen;
  const reason: RankReason = waits
    ? { type: "playing", match: null }
    : { type: isOpen ? "playing" : "undecided", match: match.key };
  return { from: 1, to: tier.to, reason };
}

/** Returns the rank in an ended final; `null` if the contestant has no place in it. */
function placeIn({ match, outcome }: DerivedMatch, index: number): Rank | null {
  const { entries, key } = match;
  if (entries.length < 3) {
    const isWon = outcome.winner === index;
    const rank = isWon ? 1 : 2;
    return { from: rank, to: rank, reason: { type: isWon ? "won" : "lost", match: key } };
  }
  const ranked = rankEntries(match);
  const placed = ranked.filter(({ place }) => place !== null);
  const own = ranked.find((one) => one.index === index)?.place ?? null;
  if (own === null) {
    const reason = { type: "placed", match: key, placement: placed.length + 1 } as const;
    return { from: placed.length + 1, to: entries.length, reason };
  }
  const shared = placed.filter(({ place }) => place === own).length;
  return {
    from: own,
    to: own + shared - 1,
    reason: { type: "placed", match: key, placement: own },
  };
}

function reasonOut({ entry, index, derived: { match } }: LastMatch): RankReason {
  if (isDisqualified(entry)) return { type: "disqualified", match: match.key };
  const placement = rankEntries(match).find((one) => one.index === index)?.place ?? null;
  return placement === null
    ? { type: "lost", match: match.key }
    : { type: "placed", match: match.key, placement };
}
