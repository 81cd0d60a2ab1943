import type { AttentionRowView } from "#core/contract/attention.ts";
import { useAttention } from "#web/api/desk-attention.ts";
import { isMine, useMyDesk } from "./desk-preferences.ts";

/** What needs a person in my games. */
export interface MyRows {
  /** Nobody has them, or somebody works on them; the most urgent first. */
  readonly rows: readonly AttentionRowView[];
  /** Put off or done. */
  readonly away: readonly AttentionRowView[];
  /** How many of the rows nobody has. */
  readonly open: number;
  readonly me: string;
  /** Whom something can be handed to. */
  readonly staff: readonly string[];
}

const NONE: MyRows = { rows: [], away: [], open: 0, me: "", staff: [] };

/** @returns None of anything while it is not known. */
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
