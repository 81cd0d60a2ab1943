import type { RankReason } from "#core/model/ranking.ts";
import type { TournamentView } from "#core/world/world.ts";

/** A ranking of a tournament in the document. */
export interface InspectedRanking {
  /** Ids of the bracket whose final decides it; `null` if a group does. */
  readonly bracket: readonly string[] | null;
  /** Id of the group that decides it; `null` if a bracket does. */
  readonly group: string | null;
  /** True if no rank can change any more. */
  readonly isFinal: boolean;
  readonly rows: readonly InspectedRank[];
}

/** A row of a ranking in the document. */
interface InspectedRank {
  /** `5-8` is a range. */
  readonly rank: string;
  readonly name: string;
  /** Keys in it are `SITE/ID`. */
  readonly reason: RankReason;
}

/** Presents the rankings of a tournament. */
export function inspectRankings({
  rankings,
  brackets,
  groups,
}: TournamentView): readonly InspectedRanking[] {
  return rankings.map(({ bracket, group, isFinal, rows }) => ({
    bracket: brackets.find(({ key }) => key === bracket)?.ids ?? null,
    group: groups.find(({ key }) => key === group)?.id ?? null,
    isFinal,
    rows: rows.map(({ from, to, contestant, reason }) => ({
      rank: from === to ? `${from}` : `${from}-${to}`,
      name: contestant.name,
      reason,
    })),
  }));
}
