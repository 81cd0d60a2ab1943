import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#core/lib/time.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import type { Hold, HoldDecision } from "#core/model/hold.ts";
import type { ListState } from "#core/model/tick.ts";
import { attentionItemsOf, formatAttentionItems, type Setting } from "#core/testing/attention.ts";
import { derived, match, NOON } from "#core/testing/model-match.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";

const list = (change: Partial<ListState>): ListState => ({
  name: "upcoming",
  at: NOON,
  count: 100,
  capped: true,
  horizon: NOON + DAY,
  ...change,
});

const ended = (horizon: number) => list({ name: "ended", horizon });

const service = (clientId: string, outcome: "ok" | "client-refused" | "token-refused") => ({
  clientId,
  outcome,
  at: NOON - 1,
});

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

describe("service-refused", () => {
  it("sorts services that reject the credentials first", () => {
    const services = [
      service("a", "ok"),
      service("b", "client-refused"),
      service("c", "token-refused"),
      service("c", "client-refused"),
    ];
    const flagged = derived(match("1", { conflict: true }));
    const ids = attentionItemsOf([flagged], { services }).map(({ id }) => id);
    expect(ids).toEqual(["service-refused b", "service-refused c", "conflict a.example/cup"]);
  });
});

const rowsWith = (setting: Pick<Setting, "facts">, ...holds: readonly Hold[]) =>
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
    expect(rowsWith({ facts: decided("keep") }, hold)).toEqual([
      [`data-held matches ${NOON}`, "note", "service", ["keep"]],
    ]);
    expect(rowsWith({ facts: decided("accept") }, hold)).toEqual([]);
  });
});
