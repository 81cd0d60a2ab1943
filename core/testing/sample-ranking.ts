import type { RankingDetail, RankMatchView, RankRowView } from "#core/contract/ranking.ts";

/** Creates a row of a ranking whose contestant lost in the semifinals. */
export function rankRow(name: string, from: number, to = from): RankRowView {
  const match = { ...sampleRankMatch(), result: "loser" } as const;
  return {
    from,
    to,
    contestant: { key: `key-${name}`, name, country: "fi" },
    reason: { type: "lost", match },
  };
}

/** Creates the ended match of a reason, without an opponent or a result. */
export function sampleRankMatch(change: Partial<RankMatchView> = {}): RankMatchView {
  return {
    site: "osu.example.net",
    id: "1",
    code: "SF-1",
    round: null,
    state: "ended",
    start: null,
    result: null,
    opponent: null,
    scores: null,
    ...change,
  };
}

/** Creates a final ranking of a bracket. */
export function sampleRanking(
  rows: readonly RankRowView[],
  change: Partial<RankingDetail["rankings"][number]> = {},
): RankingDetail["rankings"][number] {
  return {
    bracket: { id: "1101", title: "Playoffs", prefix: "" },
    group: null,
    isFinal: true,
    rows: [...rows],
    ...change,
  };
}
