import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch, Slot } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";
import {
  FIRST_ADVANCED_OUTCOME,
  createOpenSlot,
  createBracketMatch,
  NOT_STARTED_STATUS,
  attentionItemsOf,
  formatAttentionItems,
  type Setting,
  ADVANCED_STATUS,
} from "#core/testing/attention.ts";
import { BYE, derived, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";

const waiting = (slots: readonly Slot[], others: readonly DerivedMatch[] = []) =>
  attentionItemsOf([
    createBracketMatch("1", "ro2", { match: match("1", { entries: [] }), slots }),
    ...others,
  ]).map(({ kind, reason }) => [kind, reason.kind === "contestant-missing" ? reason.waitsFor : ""]);
const running = createBracketMatch("2", "ro4", { status: LIVE });

const empty = (start: number | null = NOON) => match("1", { entries: [], start });

const late = (change: Partial<DerivedMatch>, start: number | null = NOON) =>
  derived(match("1", { start }), { status: NOT_STARTED_STATUS, ...change });
const unusedReset = createBracketMatch("1", "grand final reset", { status: NOT_STARTED_STATUS });

const reset = createBracketMatch("1", "grand final reset", { match: empty() });
const final = createBracketMatch("2", "grand final", { status: LIVE });
const decided = { ...final, status: ADVANCED_STATUS, outcome: FIRST_ADVANCED_OUTCOME };
const finalOf = (change: Partial<Match>) => ({
  ...decided,
  match: { ...decided.match, ...change },
});
const bye = derived(match("1", { bye: true, entries: entries("Aino") }), { status: BYE });
const unlocked = { basis: { lockTrusted: false } };

describe("rules about starts", () => {
  it.each<[string, readonly DerivedMatch[], Setting]>([
    ["a late match without a start", [late({}, null)], {}],
    ["a late match that is not listed", [late({ absence: "last-seen" })], {}],
    ["a late reset that is not needed", [{ ...unusedReset, unresolved: "reset-not-needed" }], {}],
    ["a match that will not be played", [late({ unresolved: "moved-on" })], {}],
    [
      "open slots of a match that will not be played",
      [{ ...derived(empty()), status: NOT_STARTED_STATUS, unresolved: "moved-on" }],
      {},
    ],
    ["an open slot in a bye", [bye], {}],
    ["open slots over 15 minutes ahead", [derived(empty(NOON + 16 * MINUTE))], {}],
    ["open slots without a start", [derived(empty(null))], {}],
    ["open slots of an unlisted match", [derived(empty(), { absence: "last-seen" })], {}],
    ["open slots of a reset that may not be needed", [reset, final], {}],
    ["a decided final of another bracket", [reset, finalOf({ bracketId: "8" })], unlocked],
    ["a decided final of another site", [reset, finalOf({ site: "b.example" })], unlocked],
  ])("ignore %s", (_, matches, setting) => {
    expect(formatAttentionItems(matches, setting)).toEqual([]);
  });

  it("report a late reset, and the open slots of one whose final is decided", () => {
    expect(formatAttentionItems([unusedReset])).toEqual(["not-started: 1"]);
    expect(formatAttentionItems([reset, decided], unlocked)).toEqual(["contestant-missing: 1"]);
  });

  it("report a missing contestant, with the feeder that has not ended", () => {
    const over = createBracketMatch("2", "ro4", {
      status: ADVANCED_STATUS,
      outcome: FIRST_ADVANCED_OUTCOME,
    });
    expect(waiting([createOpenSlot("winner", "2")], [running])).toEqual([
      ["contestant-missing", "SF-2"],
    ]);
    expect(waiting([createOpenSlot("winner", "404")])).toEqual([["contestant-missing", "SF-404"]]);
    expect(waiting([createOpenSlot("winner", null)])).toEqual([["contestant-missing", "SF-null"]]);
    expect(waiting([createOpenSlot("winner", "2")], [over])).toEqual([
      ["contestant-missing", null],
    ]);
    const both = [createOpenSlot("winner", "3"), createOpenSlot("winner", "2")];
    const later = createBracketMatch("3", "ro4", { match: match("3", { start: NOON + HOUR }) });
    expect(waiting(both, [running, later])).toEqual([["contestant-missing", "SF-2"]]);
    const seeds: readonly Slot[] = [
      { entry: 0, source: { type: "unknown" } },
      { entry: null, source: { type: "unknown" } },
    ];
    expect(waiting(seeds)).toEqual([["contestant-missing", null]]);
  });

  const start = NOON + 3 * HOUR;
  const moved = derived(match("1", { start }));
  const move = (change: object, now = NOON) => ({
    histories: { "1": { moved: { from: NOON + HOUR, to: start, at: NOON, ...change } } },
    now,
  });
  const earlier = { from: NOON + 2 * HOUR };
  it.each<[string, DerivedMatch, Setting, string[]]>([
    ["near its old start", moved, move({}), ["moved: 1"]],
    ["near its new start", moved, move({ at: NOON + 2 * HOUR }, NOON + 2 * HOUR), ["moved: 1"]],
    ["far from both starts", moved, move(earlier), []],
    ["more than two hours ago", moved, move(earlier, NOON + 3 * HOUR - 1), []],
    ["to another start than the current one", moved, move({ to: start + MINUTE }), []],
    ["until it begins", { ...moved, status: LIVE }, move({}), []],
  ])("report a match that was moved %s: %j", (_, one, setting, items) => {
    expect(formatAttentionItems([one], setting)).toEqual(items);
  });
});
