import { describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";
import {
  ADVANCED_STATUS,
  attentionItemsOf,
  createBracketMatch,
  createPlaceRef,
  FIRST_ADVANCED_OUTCOME,
  formatAttentionItems,
  type Setting,
} from "#core/testing/attention.ts";
import {
  BYE,
  derived,
  ENDED,
  entries,
  entry,
  LIVE,
  match,
  NOON,
} from "#core/testing/model-match.ts";

const withdrawnAt = (moment: number) => ({
  histories: { "1": { scoreWithdrawn: { from: [1, 0], at: moment } } },
});

describe("score-withdrawn", () => {
  const one = derived(match("1"));

  it("includes the withdrawn scores in the reason", () => {
    expect(attentionItemsOf([one], withdrawnAt(NOON))).toMatchObject([
      { severity: "alarm", since: NOON, reason: { kind: "score-withdrawn", scores: [1, 0] } },
    ]);
  });

  it("ignores scores withdrawn twelve hours ago", () => {
    expect(formatAttentionItems([one], withdrawnAt(NOON - 12 * HOUR))).toEqual([]);
  });
});

describe("score-unreadable", () => {
  const texts = [entry("Aino", { scoreText: "150/7" }), entry("Bo 149", { sort: 2 })];
  const one = derived(match("1", { entries: texts }), { status: ENDED });

  it("names the texts of an ended match without a known result", () => {
    expect(attentionItemsOf([one])).toMatchObject([
      { severity: "warn", reason: { kind: "score-unreadable", texts: ["150/7"] } },
    ]);
  });

  it.each<[string, Partial<DerivedMatch>, number]>([
    ["live", { status: LIVE }, NOON],
    ["won by advancing", { outcome: FIRST_ADVANCED_OUTCOME }, NOON],
    ["of more than three days ago", {}, NOON + 73 * HOUR],
  ])("ignores a match that is %s", (_, change, now) => {
    const items = formatAttentionItems([{ ...one, ...change }], { now });
    expect(items.filter((item) => item.startsWith("score-unreadable"))).toEqual([]);
  });
});

const result = (winner: string) => ({
  scores: [2, 1],
  winner: { key: winner, name: winner, country: "" },
  draw: false,
});

const next = (change: Partial<DerivedMatch>) => createBracketMatch("2", "ro2", change);

const corrected = (to: string, at = NOON + HOUR) => ({
  histories: { "1": { corrected: { from: result("Aino"), to: result(to), at } } },
  now: at,
});

describe("corrected-late", () => {
  const begun = next({ status: LIVE });

  it("reports a late correction, as an alarm if the winner changed", () => {
    const decided = createBracketMatch("1", "ro4", {
      status: ADVANCED_STATUS,
      outcome: FIRST_ADVANCED_OUTCOME,
      winnerTo: createPlaceRef("2"),
      loserTo: createPlaceRef(null),
    });
    const basis = { lockTrusted: false };
    const severities = (to: string) =>
      attentionItemsOf([decided, begun], { ...corrected(to), basis })
        .filter(({ kind }) => kind === "corrected-late")
        .map(({ severity }) => severity);
    expect(severities("Aino")).toEqual(["note"]);
    expect(severities("Bo")).toEqual(["alarm"]);
  });

  const one = createBracketMatch("1", "ro4", { status: ENDED, winnerTo: createPlaceRef("2") });
  const untimed = next({ status: LIVE, match: match("2", { start: null }) });
  it.each<[string, readonly DerivedMatch[], Setting, readonly string[]]>([
    ["before the next match began", [one, next({})], corrected("Bo"), []],
    ["before a bye", [one, next({ status: BYE })], corrected("Bo"), []],
    ["after twelve hours", [one, begun], { ...corrected("Bo"), now: NOON + 13 * HOUR }, []],
    ["before the start of the next match", [one, begun], corrected("Bo", NOON - 1), []],
    ["without a next match", [{ ...one, winnerTo: null }], corrected("Bo"), []],
    ["whose next match has no start", [one, untimed], corrected("Bo"), ["corrected-late: 1"]],
  ])("handles a correction %s", (_, matches, setting, items) => {
    expect(formatAttentionItems(matches, setting)).toEqual(items);
  });
});

const scored = (id: string, score: number, change: Partial<Match> = {}) =>
  derived(match(id, { groupId: "3", entries: entries(`Aino ${score}`, "Bo 0"), ...change }));
const right = ["1", "2", "3", "4"].map((id) => scored(id, 2));

const TOO_HIGH = ["score-too-high: 5"];
const unlimited = { bestOf: null };
it.each<[string, readonly DerivedMatch[], string[]]>([
  ["a score above the majority", [...right, scored("5", 3)], TOO_HIGH],
  [
    "one beside a missing score",
    [...right, scored("5", 0, { entries: entries("Aino 3", "Bo") })],
    TOO_HIGH,
  ],
  ["nothing if two scores do not count games", [...right, scored("5", 3), scored("6", 13)], []],
  ["nothing if few others count games", [...right.slice(2), scored("5", 3)], []],
  [
    "nothing in a best-of 1 or without a best-of",
    [...right, scored("5", 13, { bestOf: 1 }), scored("6", 9, unlimited)],
    [],
  ],
  [
    "nothing if another lacks a best-of",
    [scored("1", 2, unlimited), ...right.slice(1), scored("5", 3)],
    [],
  ],
])("score-too-high reports %s", (_, matches, expected) => {
  expect(formatAttentionItems(matches, { basis: { lockTrusted: false } })).toEqual(expected);
});
