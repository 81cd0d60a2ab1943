import type { AttentionItemView } from "#core/contract/attention.ts";
import { groupBy } from "#core/lib/collections.ts";
import { compareNullable } from "#core/lib/compare.ts";

/** Groups of the list in their order; `snoozed` and `done` need no attention now. */
export const ATTENTION_GROUPS = ["mine", "unclaimed", "others", "snoozed", "done"] as const;

export type AttentionGroup = (typeof ATTENTION_GROUPS)[number];

/** Groups that are not folded at the start. */
export const OPEN_AT_START: ReadonlySet<AttentionGroup> = new Set(["mine", "unclaimed"]);

/** Filters and order of the list; "" is the default. */
export interface AttentionFilter {
  readonly kind: string;
  /** `SITE/SLUG`. */
  readonly tournament: string;
  readonly severity: string;
  readonly order: "" | "age";
}

/** The row that the viewer is at, and the group in which it was when they went there. */
export interface ShownItem {
  readonly id: string;
  readonly group: AttentionGroup;
}

/** Returns the tournament of an item as `SITE/SLUG`; "" if it is about none. */
export function getItemTournament({ place: { tournament } }: AttentionItemView): string {
  return tournament === null ? "" : `${tournament.site}/${tournament.slug}`;
}

/** Returns the items that fit the filter, in its order: as the server sorts them, or oldest first. */
export function filterAttentionItems(
  items: readonly AttentionItemView[],
  { kind, tournament, severity, order }: AttentionFilter,
): readonly AttentionItemView[] {
  const fitting = items.filter(
    (item) =>
      (kind === "" || item.reason.kind === kind) &&
      (tournament === "" || getItemTournament(item) === tournament) &&
      (severity === "" || item.severity === severity),
  );
  if (order === "") return fitting;
  return fitting.toSorted((a, b) => compareNullable(getBegin(a), getBegin(b)));
}

/** Returns when the cause of an item began, in milliseconds since the epoch; `null` if unknown. */
function getBegin({ since }: AttentionItemView): number | null {
  return since === null ? null : Date.parse(since);
}

/** Returns the group of an item for a member of staff. */
export function getAttentionGroup(
  { standing, claim }: AttentionItemView,
  me: string,
): AttentionGroup {
  switch (standing) {
    case "open":
      return "unclaimed";
    case "taken":
      return claim?.who === me ? "mine" : "others";
    case "away":
      return claim?.state === "done" ? "done" : "snoozed";
  }
}

/** Returns whether a colleague handed an item over to a member of staff, who has not taken it yet. */
export function isHandedOver({ standing, claim }: AttentionItemView, me: string): boolean {
  return standing === "taken" && claim?.who === me && claim.by !== me;
}

/**
 * Splits the items into groups. Of the viewer's own, those that were handed over to them are first.
 * The row that the viewer is at, `current`, stays there although its group is folded, for example
 * if a colleague takes it.
 */
export function groupAttentionItems(
  items: readonly AttentionItemView[],
  me: string,
  current: ShownItem | null,
  openGroups: ReadonlySet<AttentionGroup> = OPEN_AT_START,
): Readonly<Record<AttentionGroup, readonly AttentionItemView[]>> {
  const groups: Record<AttentionGroup, AttentionItemView[]> = {
    mine: [],
    unclaimed: [],
    others: [],
    snoozed: [],
    done: [],
  };
  for (const item of items) {
    const group = getAttentionGroup(item, me);
    const stays = item.id === current?.id && !openGroups.has(group);
    groups[stays ? current.group : group].push(item);
  }
  const isNew = (item: AttentionItemView): boolean => isHandedOver(item, me);
  groups.mine = [...groups.mine.filter(isNew), ...groups.mine.filter((item) => !isNew(item))];
  return groups;
}

/**
 * Returns the item after `index` that is not in `gone`, else the last before it; `null` if none.
 */
export function findNextItem(
  items: readonly AttentionItemView[],
  index: number,
  gone: ReadonlySet<string>,
): AttentionItemView | null {
  const isLeft = ({ id }: AttentionItemView) => !gone.has(id);
  return items.slice(index).find(isLeft) ?? items.slice(0, index).findLast(isLeft) ?? null;
}

/** Formats who has these items, who has most first: "Anna 8 · Ville 6". */
export function describePeople(items: readonly AttentionItemView[]): string {
  return [...groupBy(items, ({ claim }) => claim?.who ?? "")]
    .filter(([who]) => who !== "")
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([who, own]) => `${who} ${own.length}`)
    .join(" · ");
}
