import type { PageMessages } from "./en/index.ts";
import { formatRank } from "./format-rank.ts";

/** Possible ranks of a contestant in a tournament. */
interface Rank {
  readonly from: number;
  readonly to: number;
  readonly isPlaying: boolean;
  /** False while playing, and if a result is not known. */
  readonly isDecided: boolean;
}

/**
 * Formats the state of a contestant who has played in a tournament and may have a live or next
 * match in it, in parts: "Still in" and "at least 3rd", "Out" and "5–6", "Champion", or "Rank 1–2"
 * if a result is not known; none if the data does not show it.
 */
export function formatState(
  rank: Rank | null,
  hasNext: boolean,
  { list, states }: Pick<PageMessages["contestant"], "list" | "states">,
  ranking: PageMessages["ranking"],
): readonly string[] {
  if (rank === null) return hasNext ? [list.stillIn] : [];
  // With a live bracket reset, the grand final before it may have left the rank open.
  const isStillIn = rank.isPlaying || (!rank.isDecided && hasNext);
  const text = formatRank(rank, isStillIn, ranking);
  if (isStillIn) return [list.stillIn, text];
  if (!rank.isDecided) return [ranking.rankIs(text)];
  return rank.to === 1 ? [states.champion] : [list.out, text];
}
