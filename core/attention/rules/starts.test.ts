import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Slot } from "#core/model/slot.ts";
import {
  FIRST_ADVANCED_OUTCOME,
  createOpenSlot,
  createBracketMatch,
  NOT_STARTED_STATUS,
  attentionItemsOf,
  formatAttentionItems,
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

describe("rules about starts", () => {
  it("reports no late start without a start, if unlisted, or if the match is unresolved", () => {
    expect(
      formatAttentionItems([derived(match("1", { start: null }), { status: NOT_STARTED_STATUS })]),
    ).toEqual([]);
    expect(
      formatAttentionItems([
        derived(match("1"), { status: NOT_STARTED_STATUS, absence: "last-seen" }),
      ]),
    ).toEqual([]);
    const unused = createBracketMatch("1", "grand final reset", { status: NOT_STARTED_STATUS });
    expect(formatAttentionItems([unused])).toEqual(["not-started: 1"]);
    expect(formatAttentionItems([{ ...unused, unresolved: "reset-not-needed" }])).toEqual([]);
  });

  it("reports nothing for a match that will not be played", () => {
    const dead = { status: NOT_STARTED_STATUS, unresolved: "moved-on" } as const;
    expect(formatAttentionItems([derived(match("1"), dead)])).toEqual([]);
    expect(formatAttentionItems([derived(empty(), dead)])).toEqual([]);
  });

  it("reports a missing contestant, with the feeder that has not ended", () => {
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
    const seeds: readonly Slot[] = [
      { entry: 0, source: { type: "unknown" } },
      { entry: null, source: { type: "unknown" } },
    ];
    expect(waiting(seeds)).toEqual([["contestant-missing", null]]);
  });

  it("ignores open slots in a bye, far ahead, and in a reset that may not be needed", () => {
    expect(
      formatAttentionItems([
        derived(match("1", { bye: true, entries: entries("Aino") }), { status: BYE }),
      ]),
    ).toEqual([]);
    expect(formatAttentionItems([derived(empty(NOON + 16 * MINUTE))])).toEqual([]);
    expect(formatAttentionItems([derived(empty(null))])).toEqual([]);
    expect(formatAttentionItems([derived(empty(), { absence: "last-seen" })])).toEqual([]);
    const reset = createBracketMatch("1", "grand final reset", { match: empty() });
    const final = createBracketMatch("2", "grand final", { status: LIVE });
    expect(formatAttentionItems([reset, final])).toEqual([]);
    const decided = createBracketMatch("2", "grand final", {
      status: ADVANCED_STATUS,
      outcome: FIRST_ADVANCED_OUTCOME,
    });
    expect(formatAttentionItems([reset, decided], { basis: { lockTrusted: false } })).toEqual([
      "contestant-missing: 1",
    ]);
    const elsewhere = { ...decided, match: { ...decided.match, bracketId: "8" } };
    expect(formatAttentionItems([reset, elsewhere], { basis: { lockTrusted: false } })).toEqual([]);
    const abroad = { ...decided, match: { ...decided.match, site: "b.example" } };
    expect(formatAttentionItems([reset, abroad], { basis: { lockTrusted: false } })).toEqual([]);
  });

  it("reports a moved start for two hours, near the old or new start, until the match begins", () => {
    const start = NOON + 3 * HOUR;
    const one = derived(match("1", { start }));
    const move = (change: object) => ({
      histories: { "1": { moved: { from: NOON + HOUR, to: start, at: NOON, ...change } } },
    });
    expect(formatAttentionItems([one], move({}))).toEqual(["moved: 1"]);
    expect(formatAttentionItems([one], move({ from: NOON + 2 * HOUR }))).toEqual([]);
    expect(
      formatAttentionItems([one], { ...move({ from: NOON + 2 * HOUR }), now: NOON + 3 * HOUR - 1 }),
    ).toEqual([]);
    expect(
      formatAttentionItems([one], { ...move({ at: NOON + 2 * HOUR }), now: NOON + 2 * HOUR }),
    ).toEqual(["moved: 1"]);
    expect(formatAttentionItems([one], move({ to: start + MINUTE }))).toEqual([]);
    expect(formatAttentionItems([{ ...one, status: LIVE }], move({}))).toEqual([]);
  });
});
