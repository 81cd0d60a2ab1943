import { isJsonObject } from "#core/wire/scalars.ts";
import type { WireItem, ContentLists } from "./content.ts";
import { type FaultKind, pickRandom, createListFaultKind } from "./fault-kind.ts";

const HOSTILE_NAMES = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "\u202Eevil",
  "a\r\nset-cookie: b=c",
  "x".repeat(10_000),
  "👩‍👩‍👧‍👦",
];

export const LIST_FAULT_KINDS: readonly FaultKind[] = [
  createListFaultKind(17, "both lists empty", 4, () => ({ upcoming: [], ended: [] })),
  createListFaultKind(18, "exactly 100 items", 1, (lists) => ({
    ...lists,
    ended: repeatTo(100, lists.ended),
  })),
  createListFaultKind(19, "more than 100 items", 2, (lists) => ({
    ...lists,
    upcoming: repeatTo(103, lists.upcoming),
  })),
  createListFaultKind(27, "a malformed item", 2, ({ upcoming, ended }, _, { random }) => ({
    upcoming: [...upcoming, { id: "7", canary: true }],
    ended: random() < 0.5 ? ended : [...ended.slice(1), { id: "8" }],
  })),
  createListFaultKind(33, "members that can break programs", 1, (lists) =>
    mapItems(lists, () => true, addHostileMembers),
  ),
  createListFaultKind(
    34,
    "names of markup, controls, line ends and 10,000 characters",
    2,
    (lists, _, { random }) => {
      const name = pickRandom(HOSTILE_NAMES, random);
      return mapItems(lists, isOpen, (item) =>
        mapContestants(item, (contestant) => ({
          ...contestant,
          name: `${name}${String(contestant["sort"])}`,
        })),
      );
    },
    ["renamed", "replaced"],
  ),
  createListFaultKind(35, "double ids, ids as numbers, no id", 1, ({ upcoming, ended }) => ({
    upcoming: [...upcoming, ...upcoming.slice(0, 3), ...upcoming.slice(0, 1).map(withoutId)],
    ended: ended.map((item) => ({ ...item, id: Number(item["id"]) })),
  })),
  createListFaultKind(36, "older lists for two polls", 2, (_, __, pair) => pair.lists(30)),
  createListFaultKind(45, "an empty ended list for three polls", 3, ({ upcoming }) => ({
    upcoming,
    ended: [],
  })),
  createListFaultKind(45, "an empty ended list for five minutes", 300, ({ upcoming }) => ({
    upcoming,
    ended: [],
  })),
  createListFaultKind(46, "3 of all matches", 5, ({ upcoming, ended }) => ({
    upcoming: upcoming.slice(0, 1),
    ended: ended.slice(0, 2),
  })),
  createListFaultKind(46, "one site missing", 5, (lists) => {
    const site = [...lists.ended, ...lists.upcoming][0]?.["site"];
    const isFromOtherSite = (item: WireItem): boolean => item["site"] !== site;
    return {
      upcoming: lists.upcoming.filter(isFromOtherSite),
      ended: lists.ended.filter(isFromOtherSite),
    };
  }),
  createListFaultKind(47, "missing members for three polls", 3, (lists, _, pair) => {
    const removeMember = pickRandom([withoutScores, withoutContestants, withoutLock], pair.random);
    return mapItems(lists, () => true, removeMember);
  }),
  createListFaultKind(
    48,
    "a contestant in the wrong next round for one poll",
    1,
    moveLiveContestants,
    ["contestants-known", "replaced"],
  ),
  createListFaultKind(49, "bye 1 for one poll", 1, (lists) =>
    mapItems(lists, isOpen, (item) => ({ ...item, bye: "1" })),
  ),
  createListFaultKind(
    50,
    "starts and names that alternate",
    20,
    (lists, poll) => (poll % 2 === 0 ? mapItems(lists, isOpen, move) : lists),
    ["rescheduled", "renamed", "replaced"],
  ),
  createListFaultKind(51, "an impossible score", 2, (lists) =>
    mapItems(lists, isScored, withHugeScore),
  ),
  createListFaultKind(52, "live, then upcoming for two polls", 2, backToUpcoming),
  createListFaultKind(52, "live, then upcoming until it is accepted", 5, backToUpcoming, [
    "started",
    "start-withdrawn",
    "score-withdrawn",
    "score",
  ]),
];

function mapItems(
  { upcoming, ended }: ContentLists,
  isAffected: (item: WireItem) => boolean,
  change: (item: WireItem) => WireItem,
): ContentLists {
  const map = (item: WireItem): WireItem => (isAffected(item) ? change(item) : item);
  return { upcoming: upcoming.map(map), ended: ended.map(map) };
}

function repeatTo(count: number, items: readonly WireItem[]): readonly WireItem[] {
  if (items.length === 0) return items;
  return Array.from({ length: Math.max(count, items.length) }, (_, index) => {
    return items[index % items.length] ?? {};
  });
}

function contestantsOf(item: WireItem): readonly WireItem[] {
  const { contestants } = item;
  return Array.isArray(contestants) ? contestants.filter(isJsonObject) : [];
}

function mapContestants(item: WireItem, change: (contestant: WireItem) => WireItem): WireItem {
  return { ...item, contestants: contestantsOf(item).map(change) };
}

function isOpen(item: WireItem): boolean {
  return item["locked"] !== "1";
}

function isScored(item: WireItem): boolean {
  return contestantsOf(item).some(({ score }) => Number(score) > 0);
}

/** Adds unknown members that can break programs. */
function addHostileMembers(item: WireItem): WireItem {
  const hostile: unknown = JSON.parse(String.raw`{"__proto__":{"polluted":1},"nul":"a\u0000b"}`);
  return { ...item, hostile, constructor: { prototype: {} } };
}

function withoutId(item: WireItem): WireItem {
  return { ...item, id: null };
}

function withoutScores(item: WireItem): WireItem {
  return mapContestants(item, (contestant) => ({ ...contestant, score: null }));
}

function withoutContestants(item: WireItem): WireItem {
  return { ...item, contestants: [] };
}

function withoutLock(item: WireItem): WireItem {
  return { ...item, locked: null };
}

function move(item: WireItem): WireItem {
  const renamed = mapContestants(item, (contestant) => ({
    ...contestant,
    name: `${String(contestant["name"])} (EU)`,
  }));
  return { ...renamed, start: String(item["start"]).replace(/:\d\d$/, ":59") };
}

function withHugeScore(item: WireItem): WireItem {
  const [first, ...others] = contestantsOf(item).toReversed();
  if (first === undefined) return item;
  return { ...item, contestants: [{ ...first, score: "999999999999999" }, ...others].reverse() };
}

/** Adds the first contestant of a live match to an open match of the same bracket. */
function moveLiveContestants({ upcoming, ended }: ContentLists): ContentLists {
  const live = ended.filter((item) => isOpen(item) && item["bracket_id"] !== null);
  const next = upcoming.find(
    (item) =>
      contestantsOf(item).length === 0 &&
      live.some((other) => other["bracket_id"] === item["bracket_id"]),
  );
  if (next === undefined) return { upcoming, ended };
  const from = live.find((other) => other["bracket_id"] === next["bracket_id"]);
  const [first] = contestantsOf(from ?? {});
  if (first === undefined) return { upcoming, ended };
  const contestants = [{ ...first, score: "0", sort: "1" }];
  return {
    ended,
    upcoming: upcoming.map((item) => (item === next ? { ...item, contestants } : item)),
  };
}

function backToUpcoming({ upcoming, ended }: ContentLists): ContentLists {
  return {
    upcoming: [...ended.filter(isOpen), ...upcoming],
    ended: ended.filter((item) => !isOpen(item)),
  };
}
