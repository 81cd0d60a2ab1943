import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { deriveSystemAttention } from "#core/attention/derive-attention.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import { type Hold, type HoldDecision, holdKey } from "#core/model/hold.ts";
import { STORE_OK, type StoreHealth } from "#core/model/store-health.ts";
import type { ListState } from "#core/model/tick.ts";
import {
  attentionItemsOf,
  CLOCKS_IN_SYNC,
  formatAttentionItems,
  type Setting,
} from "#core/testing/attention.ts";
import { derived, match, NOON } from "#core/testing/model-match.ts";
import { pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { inCup, wireMatch } from "#core/testing/wire-match.ts";
import { createUnpolledState, type PublishedSource } from "#core/model/poll-state.ts";
import type { World } from "#core/world/world.ts";
import type { SystemHealth } from "./context.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { findHoldOf } from "./service.ts";

const list = (change: Partial<ListState>): ListState => ({
  name: "upcoming",
  at: NOON,
  count: 100,
  capped: true,
  horizon: NOON + DAY,
  ...change,
});

function source(clientId: string, change: Partial<PublishedSource>): PublishedSource {
  const unpolled = createUnpolledState({ host: "matches.example.net", clientId });
  return { ...unpolled, at: NOON, dataAt: null, tournaments: [], ...change };
}

const ended = (horizon: number) => list({ name: "ended", horizon });

describe("list-cut", () => {
  it.each<[string, readonly ListState[], readonly string[]]>([
    ["reports a capped upcoming list", [list({})], ["list-cut: "]],
    ["ignores other lists", [list({ capped: false }), list({ horizon: null })], []],
    ["reports an ended list of an hour", [ended(NOON - HOUR)], ["list-cut: "]],
    ["ignores an ended list of a day", [ended(NOON - DAY)], []],
  ])("%s", (_, lists, items) => {
    expect(formatAttentionItems([], { lists })).toEqual(items);
  });

  it("creates one item for the lists of several clients, with the nearest horizon", () => {
    const upcoming = [list({ horizon: NOON + 2 * DAY }), list({})];
    const lists = [...upcoming, ended(NOON - 2 * HOUR), ended(NOON - HOUR)];
    expect(attentionItemsOf([], { lists }).map(({ id, reason }) => [id, reason])).toEqual([
      ["list-cut ended", { kind: "list-cut", list: "ended", horizon: NOON - HOUR }],
      ["list-cut upcoming", { kind: "list-cut", list: "upcoming", horizon: NOON + DAY }],
    ]);
  });
});

const HEALTH: SystemHealth = {
  now: NOON,
  world: null,
  sources: [],
  store: STORE_OK,
  clock: CLOCKS_IN_SYNC,
};
const itemsOfSources = (sources: readonly PublishedSource[], world: World | null = null) =>
  deriveSystemAttention({ ...HEALTH, sources, world });

it("returns one item for each client whose credentials a service rejects", () => {
  const sources = [
    source("a", { outcome: "ok" }),
    source("b", { outcome: "client-refused" }),
    source("c", { outcome: "token-refused" }),
    source("c", { outcome: "client-refused" }),
  ];
  const ids = itemsOfSources(sources).map(({ id }) => id);
  expect(ids).toEqual(["service-refused b", "service-refused c"]);
});

describe("service-down", () => {
  const outage = { failedPolls: { since: NOON - 12 * MINUTE, count: 24 } };
  const dead = source("a", { outcome: "answer-timeout", ...outage, dataAt: NOON - 12 * MINUTE });

  it("returns one item for an outage, with its begin and the time of the data", () => {
    expect(itemsOfSources([dead])).toEqual([
      {
        id: "service-down matches.example.net a",
        kind: "service-down",
        severity: "warn",
        since: NOON - 12 * MINUTE,
        place: { type: "service", clientId: "a" },
        matches: [],
        reason: {
          kind: "service-down",
          outcome: "answer-timeout",
          host: "matches.example.net",
          sites: [],
          others: 0,
          tournaments: 0,
          openMatches: 0,
          dataAt: NOON - 12 * MINUTE,
        },
        facts: [String(NOON - 12 * MINUTE)],
      },
    ]);
  });

  it("returns none for a few failures, and none besides refused credentials", () => {
    const once = { failedPolls: { since: NOON - 12 * MINUTE, count: 2 } };
    const soon = { failedPolls: { since: NOON - 59 * SECOND, count: 9 } };
    for (const few of [once, soon, { failedPolls: null }])
      expect(itemsOfSources([source("a", { outcome: "http-error", ...few })])).toEqual([]);
    const [refused, ...others] = itemsOfSources([{ ...dead, outcome: "client-refused" }]);
    expect([refused?.kind, others]).toEqual(["service-refused", []]);
  });

  it("counts tournaments and open matches of the sites that no other client reads", () => {
    const start = new Date(NOON + HOUR).toISOString().slice(0, 19).replace("T", " ");
    const upcoming = ["a.example", "b.example", "c.example"].flatMap((site) => [
      inCup("cup", wireMatch({ site, id: "1", start })),
      inCup("cup", wireMatch({ site, id: "2", row: "2", start })),
    ]);
    const world = worldOf(pollWireLists({ upcoming, ended: [] }, NOON), NOON);
    const first = { ...dead, tournaments: ["a.example/cup", "b.example/cup"] };
    const second = source("b", { outcome: "ok", tournaments: ["b.example/cup", "c.example/cup"] });
    expect(itemsOfSources([first, second], world)).toMatchObject([
      { reason: { sites: ["a.example"], others: 2, tournaments: 1, openMatches: 2 } },
    ]);
  });

  it("keeps its id and begin when the service returns for less than ten minutes", () => {
    const lastOutage = { since: NOON - 30 * MINUTE, until: NOON - 10 * MINUTE };
    const again = { ...dead, lastOutage, failedPolls: { since: NOON - 5 * MINUTE, count: 9 } };
    const [item] = itemsOfSources([again]);
    expect([item?.id, item?.since]).toEqual([
      "service-down matches.example.net a",
      NOON - 30 * MINUTE,
    ]);
  });
});

const rowsWith = (setting: Pick<Setting, "annotations">, ...holds: readonly Hold[]) =>
  attentionItemsOf([], { ...setting, holds }).map(({ id, severity, place, facts }) => [
    id,
    severity,
    place.type,
    facts,
  ]);

const HELD = { kind: "held-data", who: "Anna", at: NOON } as const;

describe("data-held", () => {
  const hold = sampleHold({ since: NOON, dataAt: NOON - HOUR });
  const decided = (decision: HoldDecision) =>
    createAnnotations([{ ...HELD, scope: hold.id, value: { decision, since: NOON } }]);

  it("returns a warning for each hold until staff decide", () => {
    const other = { ...hold, id: "scores a.example/cup", tournament: "a.example/cup" };
    expect(rowsWith({}, hold, other)).toEqual([
      [`data-held matches ${NOON}`, "warn", "service", ["open"]],
      [`data-held scores a.example/cup ${NOON}`, "warn", "round", ["open"]],
    ]);
  });

  it("returns a note once staff keep the data, and nothing once they accept the loss", () => {
    expect(rowsWith({ annotations: decided("keep") }, hold)).toEqual([
      [`data-held matches ${NOON}`, "note", "service", ["keep"]],
    ]);
    expect(rowsWith({ annotations: decided("accept") }, hold)).toEqual([]);
  });
});

describe("findHoldOf", () => {
  const held = sampleHold();
  const world = worldOfFile([]);
  const worldWithHold = {
    ...world,
    snapshot: {
      ...world.snapshot,
      holds: [held],
    },
  };
  const item = { id: `data-held ${holdKey(held)}` };

  it("finds the hold that an item is about", () => {
    expect(findHoldOf(item, worldWithHold)).toBe(held);
  });

  it("returns undefined for another item, without the hold, and before the first world", () => {
    expect(findHoldOf({ id: "conflict a.example/1" }, worldWithHold)).toBeUndefined();
    expect(findHoldOf(item, world)).toBeUndefined();
    expect(findHoldOf(item, null)).toBeUndefined();
  });
});

const clockItems = (clock: ClockHealth) => deriveSystemAttention({ ...HEALTH, clock });

describe("clocks-differ", () => {
  it("returns nothing if the clocks agree, and in a replay without deletion", () => {
    expect(clockItems(CLOCKS_IN_SYNC)).toEqual([]);
    expect(clockItems({ ...CLOCKS_IN_SYNC, difference: HOUR, agreedBefore: false })).toEqual([]);
  });

  it("returns a warning when clocks that agreed differ", () => {
    const [row] = clockItems({ ...CLOCKS_IN_SYNC, difference: -12 * HOUR });
    expect(row?.severity).toBe("warn");
    expect(row?.reason).toEqual({ kind: "clocks-differ", minutes: -720, deletionRefused: false });
  });

  it("returns a note when deletion is refused in a replay", () => {
    const health = { difference: HOUR, agreedBefore: false, deletionRefused: true };
    expect(clockItems(health)).toMatchObject([
      { severity: "note", reason: { minutes: 60, deletionRefused: true } },
    ]);
  });
});

const storeItems = (store: StoreHealth) => deriveSystemAttention({ ...HEALTH, store });

it("returns one warning with begin and unstored changes when the archive cannot store data", () => {
  const health = {
    state: "full",
    since: 7,
    message: "Free some space.",
    unstoredChanges: 3,
  } as const;
  expect(storeItems(health)).toMatchObject([
    {
      id: "store-failing",
      severity: "warn",
      since: 7,
      reason: { kind: "store-failing", state: "full", unstoredChanges: 3 },
    },
  ]);
  expect(storeItems(STORE_OK)).toEqual([]);
});

it("address-corrected reports a corrected address for a day", () => {
  const annotations = createAnnotations([
    {
      kind: "former-address",
      scope: "a.example/cup-26",
      value: { key: "a.example/cup" },
      who: "Matchdesk",
      at: NOON - HOUR,
    },
  ]);
  const [item] = attentionItemsOf([derived(match("9"))], { annotations });
  expect(item).toMatchObject({
    kind: "address-corrected",
    reason: { from: "cup-26", to: "cup" },
    place: { tournament: "a.example/cup" },
  });
  expect(attentionItemsOf([derived(match("9"))], { annotations, now: NOON + 24 * HOUR })).toEqual(
    [],
  );
});
