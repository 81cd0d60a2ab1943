import { useMemo } from "react";
import type { AttentionItemView, AttentionList } from "#core/contract/attention.ts";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { isHandedOver } from "./attention-groups.ts";
import { isOwnGame, useDeskPreferences } from "./desk-preferences.ts";

/** Attention items of the user's games. */
interface MyAttentionItems {
  /** All items, most urgent first. */
  readonly all: readonly AttentionItemView[];
  /** Unclaimed and taken items, most urgent first. */
  readonly rows: readonly AttentionItemView[];
  /** Number of unclaimed items. */
  readonly open: number;
  /** Number of items that wait for the user: unclaimed ones, and those handed over to them. */
  readonly waiting: number;
  /** Name of the signed-in user. */
  readonly me: string;
  /** Staff that an item can be handed over to, without the user; seen last first. */
  readonly colleagues: AttentionList["people"];
}

const NONE: MyAttentionItems = { all: [], rows: [], open: 0, waiting: 0, me: "", colleagues: [] };

/** Returns the attention items of the user's games; empty until the first response. */
export function useMyAttentionItems(): MyAttentionItems {
  const mine = useDeskPreferences();
  const { data } = useAttentionItems();
  return useMemo(() => {
    if (data === undefined) return NONE;
    const all = data.rows.filter(({ place }) => isOwnGame(mine, place.tournament?.gameSlug));
    const rows = all.filter(({ standing }) => standing !== "away");
    const { me } = data;
    const open = rows.filter(({ standing }) => standing === "open").length;
    return {
      all,
      rows,
      open,
      waiting: open + rows.filter((item) => isHandedOver(item, me)).length,
      me,
      colleagues: data.people.filter(({ name }) => name !== me),
    };
  }, [data, mine]);
}
