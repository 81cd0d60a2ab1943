import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { Placed, Ranking, RankRow } from "#core/model/ranking.ts";
import { rankBracket, shareRanks, sortRows } from "./rank-bracket.ts";
import { type BracketStage, feeds, isPlacementOf, type RankStage } from "./stages.ts";
import { placeEarlierStages, type TournamentStages } from "./earlier-stages.ts";
import { placeBelow, placeInGroups } from "./place-in-groups.ts";

export interface RankingsInput extends TournamentStages {
  readonly matches: readonly DerivedMatch[];
  /** Ids of the groups that were joined of several. */
  readonly joined: ReadonlySet<string>;
  /** Key of the bracket whose final decides the tournament; `null` if none is proven to. */
  readonly decidedBy: SiteKey | null;
  /** True if nothing more is expected of the tournament. */
  readonly isOver: boolean;
  /** True if matches may have been played before Matchdesk began watching. */
  readonly missesPast: boolean;
}

/**
 * Derives the ranking of a tournament (docs/domain.md#ranking): by the bracket that decides it,
 * then by the stages that feed it. If no final decides all, one ranking per bracket that feeds no
 * other; without brackets by the only group of the last stage, once the tournament is over.
 */
export function deriveRankings(input: RankingsInput): readonly Ranking[] {
  const { brackets, groups, joined, decidedBy, isOver } = input;
  // Before the end, a bracket may follow the groups.
  if (brackets.length === 0) return isOver ? rankGroups(groups, joined) : [];
  const rankStage = createRankStage(input);
  if (decidedBy !== null) {
    const root = must(
      brackets.find(({ bracket }) => bracket.key === decidedBy),
      "the deciding bracket is a stage",
    );
    const rows = rankStage(root) ?? [];
    if (brackets.length === 1 && groups.length === 0) return createRanking(root, rows, isOver);
    const below = isOver ? rankBelow(root, rows, input, rankStage) : rankRest(root, rows, input);
    return createRanking(root, sortRows([...rows, ...below]), isOver);
  }
  const rankings = brackets.flatMap((stage) => {
    if (brackets.some((other) => feeds(stage, other) || isPlacementOf(stage, other))) return [];
    return createRanking(stage, rankStage(stage) ?? [], isOver);
  });
  return rankings.length < 2 ? rankings : rankings.map(withFinalIfFirst);
}

/** Returns the ranking of a bracket; none before the first contestant is eliminated. */
function createRanking(
  { bracket }: BracketStage,
  rows: readonly RankRow[],
  isFinal: boolean,
): readonly Ranking[] {
  const isOpen = rows.every(({ reason: { type } }) => type === "playing" || type === "undecided");
  return isOpen ? [] : [{ bracket: bracket.key, group: null, isFinal, rows }];
}

/** Returns a ranking that is not final while it is not known who is first. */
function withFinalIfFirst(ranking: Ranking): Ranking {
  const hasFirst = ranking.rows.every(
    ({ from, to, reason: { type } }) =>
      from > 1 || to === 1 || (type !== "playing" && type !== "undecided"),
  );
  return hasFirst ? ranking : { ...ranking, isFinal: false };
}

function createRankStage({ matches, brackets, isOver, missesPast }: RankingsInput): RankStage {
  const byKey = new Map(matches.map((one) => [one.match.key, one]));
  const rankStage: RankStage = (stage) => {
    const { bracket } = stage;
    const isClosed = isOver || bracket.complete;
    const rows = rankBracket(bracket, { matches: byKey, isClosed, missesPast });
    if (rows === null || brackets.length === 1) return rows;
    return sortRows(brackets.filter((other) => isPlacementOf(other, stage)).reduce(refine, rows));
  };

  /** Replaces the rank that the contestants of a placement bracket share by their ranks in it. */
  function refine(rows: readonly RankRow[], placement: BracketStage): readonly RankRow[] {
    const own = rankStage(placement);
    if (own === null) return rows;
    const byContestant = new Map(own.map((row) => [row.contestant.key, row]));
    return rows.map((row) => {
      const inPlacement = byContestant.get(row.contestant.key);
      if (inPlacement === undefined) return row;
      const { from, to, reason } = inPlacement;
      return {
        ...row,
        from: row.from + from - 1,
        to: Math.max(row.from + from - 1, row.to - (own.length - to)),
        reason,
      };
    });
  }
  return rankStage;
}

/** Ranks the contestants of earlier stages who did not reach the last one, after the end. */
function rankBelow(
  root: BracketStage,
  rows: readonly RankRow[],
  input: RankingsInput,
  rankStage: RankStage,
): readonly RankRow[] {
  // Stages that were not seen may have had contestants, too.
  if (input.missesPast) return [];
  const ranked = [...rows];
  for (const placed of placeEarlierStages(root, input, rankStage)) {
    ranked.push(...rankLevel(placed, ranked));
  }
  return ranked.slice(rows.length);
}

/** Ranks the contestants of a stage who did not advance to those that are ranked already. */
function rankLevel(placed: readonly Placed[], ranked: readonly RankRow[]): readonly RankRow[] {
  const counts = new Map<string, number>();
  for (const { contestant } of ranked) {
    counts.set(contestant.key, (counts.get(contestant.key) ?? 0) + 1);
  }
  const advanced = new Set<Placed>();
  for (const one of placed.toSorted((a, b) => a.best - b.best)) {
    // Of two contestants with one name, the better one advanced.
    const left = counts.get(one.contestant.key) ?? 0;
    counts.set(one.contestant.key, left - 1);
    if (left > 0) advanced.add(one);
  }
  const rest = placed.filter((one) => !advanced.has(one));
  const { moved, positions } = placeBelow(rest, [...advanced]);
  return shareRanks(moved, ranked.length, positions);
}

/**
 * Ranks those who did not reach the last stage while it is played: somewhere below its contestants,
 * once all groups are complete, no slot of the bracket is open, and no group may be unseen.
 */
function rankRest(
  root: BracketStage,
  rows: readonly RankRow[],
  { brackets, groups, missesPast }: RankingsInput,
): readonly RankRow[] {
  const isFull = root.bracket.rounds.every(({ places }) =>
    places.every(({ bye, slots }) =>
      slots.every(({ entry, source: { type } }) => {
        const isEntrance = type === "seed" || type === "unknown";
        return bye || entry !== null || !isEntrance;
      }),
    ),
  );
  if (missesPast || brackets.length > 1 || !isFull) return [];
  if (!groups.every(({ complete }) => complete)) return [];
  const known = new Set(rows.map(({ contestant }) => contestant.key));
  const rest = groups
    .flatMap((group) => placeInGroups([group]))
    .filter(({ contestant }) => !known.has(contestant.key))
    .map(({ contestant, reason }) => ({ contestant, reason, best: 0, worst: 0 }));
  return shareRanks(rest, rows.length);
}

/** Ranks a tournament without brackets. */
function rankGroups(groups: readonly Group[], joined: RankingsInput["joined"]): readonly Ranking[] {
  const last = Math.max(...groups.map(({ stage }) => stage));
  const [group, ...others] = groups.filter(({ stage }) => stage === last);
  if (group === undefined || others.length > 0 || !groups.every((one) => one.complete)) return [];
  const stages = [...new Set(groups.map(({ stage }) => stage))].toSorted((a, b) => b - a);
  const ranked: RankRow[] = [];
  for (const stage of stages) {
    const placed = placeInGroups(groups.filter((one) => one.stage === stage));
    ranked.push(...rankLevel(placed, ranked));
  }
  // If no match had a result, or its order is unknown, all share all ranks, and nothing is decided.
  // That groups are the rounds of one competition is assumed.
  const isFinal =
    group.scoreOrder !== "unknown" &&
    !joined.has(group.id) &&
    groups.some(({ standings }) => standings.some(({ played }) => played > 0));
  return [{ bracket: null, group: group.key, isFinal, rows: sortRows(ranked) }];
}
