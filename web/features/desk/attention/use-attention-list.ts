import { useMemo, useState } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import {
  ATTENTION_GROUPS,
  type AttentionFilter,
  type AttentionGroup,
  filterAttentionItems,
  findNextItem,
  getAttentionGroup,
  groupAttentionItems,
  OPEN_AT_START,
  type ShownItem,
} from "./attention-groups.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";

/** The current row, and where it was: another row takes its place if it goes. */
type Current = ShownItem & { readonly index: number };

const NO_TICKS: ReadonlySet<string> = new Set();

export type AttentionListState = ReturnType<typeof useAttentionList>;

/** Returns the state of the list: its groups, the current row and the ticked rows. */
export function useAttentionList(filter: AttentionFilter) {
  const { all, me } = useMyAttentionItems();
  const { kind, tournament, severity, order } = filter;
  const fitting = useMemo(
    () => filterAttentionItems(all, { kind, tournament, severity, order }),
    [all, kind, tournament, severity, order],
  );
  const name = [kind, tournament, severity, order].join(" ");
  // Rows must not move under the pointer, or a click would hit another row.
  const { items, pointer, letGo } = useFrozenOrder(fitting, ({ id }) => id, name);
  // The first row from the start, so that the panel stays with it if another row takes its place.
  const [selected, setSelected] = useState<Current | null>(() => findFirst(items, me));
  const [openGroups, setOpenGroups] = useState(OPEN_AT_START);
  const [ticked, setTicked] = useState(NO_TICKS);
  const groups = useMemo(
    () => groupAttentionItems(items, me, selected, openGroups),
    [items, me, selected, openGroups],
  );
  const shown = ATTENTION_GROUPS.flatMap((group) => (openGroups.has(group) ? groups[group] : []));
  const found = shown.findIndex(({ id }) => id === selected?.id);
  const index = found === -1 ? Math.min(selected?.index ?? 0, shown.length - 1) : found;
  const current = shown[index] ?? null;
  const tickedItems = shown.filter(({ id }) => ticked.has(id));
  const select = (item: AttentionItemView): void => {
    const group = ATTENTION_GROUPS.find((each) => groups[each].includes(item)) ?? "unclaimed";
    setSelected({ id: item.id, group, index: shown.indexOf(item) });
  };
  const clear = (): void => setTicked(NO_TICKS);
  return {
    groups,
    /** Groups whose rows are shown. */
    openGroups,
    toggleGroup: (group: AttentionGroup): void => {
      setOpenGroups((before) => toggleIn(before, [group]));
    },
    /** All rows shown, from top to bottom. */
    shown,
    /** Row whose details are shown; the first one at start, `null` if there is none. */
    current,
    /** Index of the current row in `shown`. */
    index,
    select,
    /** Ids of the ticked items. */
    ticked,
    /** The ticked items; the current one if none is ticked. */
    targets: tickedItems.length > 0 ? tickedItems : current === null ? [] : [current],
    toggle: (changed: readonly Pick<AttentionItemView, "id">[], isTicked?: boolean): void => {
      const ids = changed.map(({ id }) => id);
      setTicked((before) => toggleIn(before, ids, isTicked));
    },
    clear,
    /** Makes an item current, and shows its group. */
    show: (id: string): void => {
      const item = items.find((each) => each.id === id);
      if (item === undefined) return;
      const group = getAttentionGroup(item, me);
      setOpenGroups((before) => toggleIn(before, [group], true));
      setSelected({ id, group, index: 0 });
    },
    /**
     * Returns what happens after an action on items: the next row becomes current; after a press by
     * pointer or touch, whose next press must not hit another item, the panel stays with its item.
     */
    afterAct:
      (movesOn: boolean) =>
      (done: readonly AttentionItemView[]): void => {
        letGo();
        clear();
        if (current === null) return;
        const doneIds = new Set(done.map(({ id }) => id));
        const next =
          movesOn && doneIds.has(current.id) ? findNextItem(shown, index, doneIds) : current;
        if (next !== null) select(next);
      },
    pointer,
    me,
  };
}

/** Returns the first row of the list, of the groups that are open at the start; `null` if none. */
function findFirst(items: readonly AttentionItemView[], me: string): Current | null {
  const groups = groupAttentionItems(items, me, null);
  const group = ATTENTION_GROUPS.find((each) => OPEN_AT_START.has(each) && groups[each].length > 0);
  const first = group && groups[group][0];
  return first === undefined || group === undefined ? null : { id: first.id, group, index: 0 };
}

/** Returns the set with these values added or removed; by default, each the other way round. */
function toggleIn<T>(before: ReadonlySet<T>, values: readonly T[], isIn?: boolean): ReadonlySet<T> {
  const after = new Set(before);
  for (const value of values) {
    if (isIn ?? !before.has(value)) after.add(value);
    else after.delete(value);
  }
  return after;
}
