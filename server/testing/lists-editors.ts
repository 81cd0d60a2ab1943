/** Problems to add to the replay of a real event. */
import type { Instant } from "#core/model/match.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import type { ReplayLists } from "#server/reference/replay/replay.ts";
import type { ListsEditor } from "./replayed-attention.ts";

/** Changes members of a match during a period. */
export function changeMatch(
  id: string,
  from: Instant,
  until: Instant,
  edit: (item: WireMatch, now: Instant) => Partial<WireMatch>,
): ListsEditor {
  return ({ upcoming, ended }, now) => {
    const edited = (item: WireMatch) =>
      item.id === id && now >= from && now < until ? { ...item, ...edit(item, now) } : item;
    return { upcoming: upcoming.map(edited), ended: ended.map(edited) };
  };
}

/** Keeps a match in the upcoming list during a period after it has begun. */
export function keepUpcoming(id: string, from: Instant, until: Instant): ListsEditor {
  return (lists, now) => {
    const item = lists.ended.find((edited) => edited.id === id);
    if (item === undefined || now < from || now >= until) return lists;
    return { ...without(lists, id), upcoming: [item, ...lists.upcoming] };
  };
}

/**
 * Removes a match from its list during a period. Another list is filled to 100, so that the match
 * does not count as withdrawn.
 */
export function removeMatch(id: string, from: Instant, until: Instant): ListsEditor {
  return (lists, now) => {
    if (now < from || now >= until) return lists;
    const { upcoming, ended } = without(lists, id);
    return upcoming.length > 0
      ? { upcoming: fillList(upcoming), ended }
      : { upcoming, ended: fillList(ended) };
  };
}

/** Repeats the first item until the list has the maximum length of 100. */
function fillList(items: readonly WireMatch[]): readonly WireMatch[] {
  const [first] = items;
  if (first === undefined) return items;
  return [...items, ...Array.from({ length: Math.max(100 - items.length, 0) }, () => first)];
}

/** Combines several problems. */
export function combineListsEditors(plants: readonly ListsEditor[]): ListsEditor {
  return (lists, now) => plants.reduce((planted, plant) => plant(planted, now), lists);
}

/** Returns the id in an item's key `SITE/ID`. */
export function getMatchId(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

function without({ upcoming, ended }: ReplayLists, id: string): ReplayLists {
  const others = (item: WireMatch): boolean => item.id !== id;
  return { upcoming: upcoming.filter(others), ended: ended.filter(others) };
}
