import { useMemo } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { isOwnGame, useDeskPreferences } from "./desk-preferences.ts";

/** Attention items of the user's games. */
interface MyAttentionItems {
  /** All items, most urgent first. */
  readonly all: readonly AttentionItemView[];
  /** Unclaimed and taken items, most urgent first. */
  readonly rows: readonly AttentionItemView[];
  /** Number of unclaimed items. */
  readonly open: number;
  /** Name of the signed-in user. */
  readonly me: string;
  /** Names of staff that an item can be handed over to. */
  readonly staff: readonly string[];
}

const NONE: MyAttentionItems = { all: [], rows: [], open: 0, me: "", staff: [] };

/** Returns the attention items of the user's games; empty until the first response. */
export function useMyAttentionItems(): MyAttentionItems {
  const mine = useDeskPreferences();
  const { data } = useAttentionItems();
  return useMemo(() => {
    if (data === undefined) return NONE;
    const all = data.rows.filter(({ place }) => isOwnGame(mine, place.tournament?.gameSlug));
    const rows = all.filter(({ standing }) => standing !== "away");
    return {
      all,
      rows,
      open: rows.filter(({ standing }) => standing === "open").length,
      me: data.me,
      staff: data.staff,
    };
  }, [data, mine]);
}
