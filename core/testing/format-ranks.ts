import type { RankRow } from "#core/model/ranking.ts";
import type { World } from "#core/world/world.ts";

/** Formats the rows of a ranking: `1 Aino won, 2 Cai lost, 3-4 Bo Dag lost`. */
export function formatRankRows(rows: readonly RankRow[]): string {
  let tier = "";
  const tiers: { readonly ranks: string; readonly names: string[]; readonly reason: string }[] = [];
  for (const { from, to, contestant, reason } of rows) {
    const ranks = from === to ? `${from}` : `${from}-${to}`;
    if (tier !== `${ranks} ${reason.type}`) tiers.push({ ranks, names: [], reason: reason.type });
    tier = `${ranks} ${reason.type}`;
    tiers.at(-1)?.names.push(contestant.name);
  }
  return tiers.map(({ ranks, names, reason }) => [ranks, ...names, reason].join(" ")).join(", ");
}

/** Formats all rankings of a world, see `formatRankRows`. */
export function formatRanks({ tournaments }: World): string {
  const rankings = [...tournaments.values()].flatMap((view) => view.rankings);
  return rankings.map(({ rows }) => formatRankRows(rows)).join(" | ");
}
