/** Problems to plant in the replay of a real event. */
import type { Instant } from "#core/model/match.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import type { ReplayLists } from "#server/reference/replay/replay.ts";
import type { Plant } from "./replayed-attention.ts";

/** A match that is sent otherwise in a span of time. */
export function change(
  id: string,
  from: Instant,
  until: Instant,
  edit: (item: WireMatch, now: Instant) => Partial<WireMatch>,
): Plant {
  return ({ upcoming, ended }, now) => {
    const one = (item: WireMatch) =>
      item.id === id && now >= from && now < until ? { ...item, ...edit(item, now) } : item;
    return { upcoming: upcoming.map(one), ended: ended.map(one) };
  };
}

/** A match that begins, and is listed as upcoming all the same. */
export function staysUpcoming(id: string, from: Instant, until: Instant): Plant {
  return (lists, now) => {
    const item = lists.ended.find((one) => one.id === id);
    if (item === undefined || now < from || now >= until) return lists;
    return { ...without(lists, id), upcoming: [item, ...lists.upcoming] };
  };
}

/** A match that is in no list for a while; one list looks full, so that it does not count as withdrawn. */
export function missing(id: string, from: Instant, until: Instant): Plant {
  return (lists, now) => {
    if (now < from || now >= until) return lists;
    const { upcoming, ended } = without(lists, id);
    return upcoming.length > 0
      ? { upcoming: full(upcoming), ended }
      : { upcoming, ended: full(ended) };
  };
}

/** The list with its first item as often as makes it look cut. */
function full(items: readonly WireMatch[]): readonly WireMatch[] {
  const [first] = items;
  if (first === undefined) return items;
  return [...items, ...Array.from({ length: Math.max(100 - items.length, 0) }, () => first)];
}

/** Several in one replay. */
export function together(plants: readonly Plant[]): Plant {
  return (lists, now) => plants.reduce((planted, plant) => plant(planted, now), lists);
}

/** What a row's key `SITE/ID` names. */
export function idOf(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

function without({ upcoming, ended }: ReplayLists, id: string): ReplayLists {
  const others = (item: WireMatch): boolean => item.id !== id;
  return { upcoming: upcoming.filter(others), ended: ended.filter(others) };
}
