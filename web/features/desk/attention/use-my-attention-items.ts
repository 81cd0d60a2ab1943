import { useMemo } from "react";
import type { AttentionList } from "#core/contract/attention.ts";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { isHandedOver } from "./attention-groups.ts";
import { isOwnGame, useDeskPreferences } from "./desk-preferences.ts";

const NONE: Pick<AttentionList, "rows" | "me" | "people"> = { rows: [], me: "", people: [] };

/** Returns the attention items of the user's games; empty until the first response. */
export function useMyAttentionItems() {
  const mine = useDeskPreferences();
  const { data = NONE } = useAttentionItems();
  return useMemo(() => {
    const { me } = data;
    const all = data.rows.filter(({ place }) => isOwnGame(mine, place.tournament?.gameSlug));
    const rows = all.filter(({ standing }) => standing !== "away");
    const open = rows.filter(({ standing }) => standing === "open").length;
    return {
      /** All items, most urgent first. */
      all,
      /** Unclaimed and taken items, most urgent first. */
      rows,
      /** Number of unclaimed items. */
      open,
      /** Number of items that wait for the user: unclaimed ones, and those handed over to them. */
      waiting: open + rows.filter((item) => isHandedOver(item, me)).length,
      /** Name of the signed-in user. */
      me,
      /** Staff that an item can be handed over to, without the user; seen last first. */
      colleagues: data.people.filter(({ name }) => name !== me),
    };
  }, [data, mine]);
}
