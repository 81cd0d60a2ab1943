import type { AttentionRowView } from "#core/contract/attention.ts";
import { useAttention } from "#web/api/desk-attention.ts";
import { isMine, useMyDesk } from "./desk-preferences.ts";

/** Attention items of the user's games. */
export interface MyRows {
  /** Unclaimed and taken items, most urgent first. */
  readonly rows: readonly AttentionRowView[];
  /** Snoozed and done items. */
  readonly away: readonly AttentionRowView[];
  /** Number of unclaimed items. */
  readonly open: number;
  /** Name of the signed-in user. */
  readonly me: string;
  /** Names of staff that an item can be handed over to. */
  readonly staff: readonly string[];
}

const NONE: MyRows = { rows: [], away: [], open: 0, me: "", staff: [] };

/** Returns the attention items of the user's games; empty until the first response. */
export function useMyRows(): MyRows {
  const mine = useMyDesk();
  const { data } = useAttention();
  if (data === undefined) return NONE;
  const all = data.rows.filter(({ place }) => isMine(mine, place.tournament?.gameSlug));
  const rows = all.filter(({ standing }) => standing !== "away");
  return {
    rows,
    away: all.filter(({ standing }) => standing === "away"),
    open: rows.filter(({ standing }) => standing === "open").length,
    me: data.me,
    staff: data.staff,
  };
}
