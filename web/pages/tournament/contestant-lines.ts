import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { RankingDetail, RankRowView } from "#core/contract/ranking.ts";
import type { GroupView, TournamentContestant } from "#core/contract/tournament.ts";
import { singleOrNull } from "#core/lib/collections.ts";
import {
  combineComparators,
  type Compare,
  compareNullable,
  compareText,
} from "#core/lib/compare.ts";
import type { ContestantsSearch } from "./contestants-search.ts";

/** Scores of a match of two, which the form of a contestant draws. */
export interface FormScore {
  readonly own: number;
  readonly other: number;
  readonly result: "won" | "drawn" | "lost" | "live";
}

/** A contestant of a tournament with all that the list shows. */
export interface ContestantLine extends Omit<TournamentContestant, "next"> {
  /** `null` without a ranking, or if several contain the contestant. */
  readonly rank: RankRowView | null;
  /** Whether the contestant is not proven to be eliminated. Always false once all is decided. */
  readonly isStillIn: boolean;
  /** Live or next match; `null` if there is none. */
  readonly next: MatchView | null;
  /** Oldest first. */
  readonly form: readonly FormScore[];
}

interface ContestantData {
  readonly contestants: readonly TournamentContestant[];
  /** The matches of the tournament, by start. */
  readonly matches: readonly MatchView[];
  /** Empty for viewers who hide scores. */
  readonly rankings: RankingDetail["rankings"];
  readonly groups: readonly Pick<GroupView, "complete" | "standings">[];
  /** Whether no match is left to play. */
  readonly isOver: boolean;
}

/** Combines the contestants of a tournament with their matches and ranks. */
export function createContestantLines({
  contestants,
  matches,
  rankings,
  groups,
  isOver,
}: ContestantData): readonly ContestantLine[] {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const forms = createForms(matches);
  const rows = new Map<string, RankRowView[]>();
  for (const row of rankings.flatMap((ranking) => ranking.rows)) {
    rows.set(row.contestant.key, [...(rows.get(row.contestant.key) ?? []), row]);
  }
  const outOfGroups = new Set(
    rows.size === 0
      ? []
      : groups.flatMap(({ complete, standings }) =>
          complete || standings.some(({ wentTo }) => wentTo !== null)
            ? standings.map(({ contestant }) => contestant.key)
            : [],
        ),
  );
  return contestants.map((each) => {
    const { key } = each.contestant;
    const rank = singleOrNull(rows.get(key) ?? []);
    const next = byKey.get(each.next ?? "");
    // Once the bracket eliminates contestants, those who only played a group that is over are out.
    const isOpen = rows.has(key)
      ? rank === null || ["playing", "undecided"].includes(rank.reason.type)
      : each.next !== null || !outOfGroups.has(key);
    return {
      ...each,
      rank,
      isStillIn: !isOver && isOpen,
      // A viewer who hides scores must not learn who reached it.
      next: next?.slots.some(({ contestant }) => contestant?.key === key) ? next : null,
      form: forms.get(key) ?? [],
    };
  });
}

/** Returns the scores of each contestant's live and ended matches of two. */
function createForms(matches: readonly MatchView[]): ReadonlyMap<string, readonly FormScore[]> {
  const forms = new Map<string, FormScore[]>();
  for (const { slots, state, stateBy } of matches) {
    const [a, b] = slots;
    if (state === "upcoming" || stateBy === "bye" || slots.length !== 2 || !a || !b) continue;
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const score = scoreOf(own, other, state === "live");
      const key = own.contestant?.key;
      if (score !== null && key !== undefined) forms.set(key, [...(forms.get(key) ?? []), score]);
    }
  }
  return forms;
}

const RESULTS = { winner: "won", draw: "drawn", loser: "lost" } as const;

function scoreOf(own: MatchSlotView, other: MatchSlotView, isLive: boolean): FormScore | null {
  if (own.score === null || other.score === null) return null;
  if (!isLive && own.result === null) return null;
  const result = isLive || own.result === null ? "live" : RESULTS[own.result];
  return { own: own.score, other: other.score, result };
}

const bySeed: Compare<ContestantLine> = combineComparators(
  (a, b) => compareNullable(a.seed, b.seed),
  (a, b) => compareText(a.contestant.name, b.contestant.name),
);

/** Live matches first, then by start; contestants without a next match last. */
const byNext: Compare<ContestantLine> = combineComparators(
  (a, b) => Number(b.next?.state === "live") - Number(a.next?.state === "live"),
  (a, b) => Number(a.next === null) - Number(b.next === null),
  (a, b) => compareNullable(startOf(a), startOf(b)),
  (a, b) => compareText(a.next?.key ?? "", b.next?.key ?? ""),
  bySeed,
);

const byPlacement: Compare<ContestantLine> = combineComparators(
  (a, b) => compareNullable(a.rank?.from ?? null, b.rank?.from ?? null),
  bySeed,
);

const byName: Compare<ContestantLine> = (a, b) =>
  a.contestant.name.localeCompare(b.contestant.name);

const byRecord: Compare<ContestantLine> = combineComparators(
  (a, b) => b.won - a.won,
  (a, b) => a.lost - b.lost,
  bySeed,
);

/** Returns the comparators of the contestants who are still in, and of the others. */
export function createContestantOrders(order: ContestantsSearch["order"]): {
  readonly stillIn: Compare<ContestantLine>;
  readonly others: Compare<ContestantLine>;
} {
  if (order === "") return { stillIn: byNext, others: byPlacement };
  const chosen = { seed: bySeed, name: byName, record: byRecord }[order];
  return { stillIn: chosen, others: chosen };
}

function startOf({ next }: ContestantLine): number | null {
  return next === null || next.start === null ? null : Date.parse(next.start);
}
