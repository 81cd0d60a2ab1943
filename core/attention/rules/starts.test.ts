import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Slot } from "#core/model/slot.ts";
import {
  FIRST,
  from,
  wireInBracket,
  LATE,
  attentionItemsOf,
  formatItems,
  WON,
} from "#core/testing/attention.ts";
import { BYE, derived, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";

const waiting = (slots: readonly Slot[], others: readonly DerivedMatch[] = []) =>
  attentionItemsOf([
    wireInBracket("1", "ro2", { match: match("1", { entries: [] }), slots }),
    ...others,
  ]).map(({ kind, reason }) => [kind, reason.kind === "contestant-missing" ? reason.waitsFor : ""]);
const running = wireInBracket("2", "ro4", { status: LIVE });

const empty = (start: number | null = NOON) => match("1", { entries: [], start });

describe("rules about starts", () => {
  it("reports no late start without a start, if unlisted, or if the match is unresolved", () => {
    expect(formatItems([derived(match("1", { start: null }), { status: LATE })])).toEqual([]);
    expect(formatItems([derived(match("1"), { status: LATE, absence: "last-seen" })])).toEqual([]);
    const unused = wireInBracket("1", "grand final reset", { status: LATE });
    expect(formatItems([unused])).toEqual(["not-started: 1"]);
    expect(formatItems([{ ...unused, unresolved: "reset-not-needed" }])).toEqual([]);
  });

  it("reports nothing for a match that will not be played", () => {
    const dead = { status: LATE, unresolved: "moved-on" } as const;
    expect(formatItems([derived(match("1"), dead)])).toEqual([]);
    expect(formatItems([derived(empty(), dead)])).toEqual([]);
  });

  it("reports a missing contestant, with the feeder that has not ended", () => {
    const over = wireInBracket("2", "ro4", { status: WON, outcome: FIRST });
    expect(waiting([from("winner", "2")], [running])).toEqual([["contestant-missing", "SF-2"]]);
    expect(waiting([from("winner", "404")])).toEqual([["contestant-missing", "SF-404"]]);
    expect(waiting([from("winner", null)])).toEqual([["contestant-missing", "SF-null"]]);
    expect(waiting([from("winner", "2")], [over])).toEqual([["contestant-missing", null]]);
    const seeds: readonly Slot[] = [
      { entry: 0, source: { type: "unknown" } },
      { entry: null, source: { type: "unknown" } },
    ];
    expect(waiting(seeds)).toEqual([["contestant-missing", null]]);
  });

  it("ignores open slots in a bye, far ahead, and in a reset that may not be needed", () => {
    expect(
      formatItems([derived(match("1", { bye: true, entries: entries("Aino") }), { status: BYE })]),
    ).toEqual([]);
    expect(formatItems([derived(empty(NOON + 16 * MINUTE))])).toEqual([]);
    expect(formatItems([derived(empty(null))])).toEqual([]);
    expect(formatItems([derived(empty(), { absence: "last-seen" })])).toEqual([]);
    const reset = wireInBracket("1", "grand final reset", { match: empty() });
    const final = wireInBracket("2", "grand final", { status: LIVE });
    expect(formatItems([reset, final])).toEqual([]);
    const decided = wireInBracket("2", "grand final", { status: WON, outcome: FIRST });
    expect(formatItems([reset, decided], { basis: { lockTrusted: false } })).toEqual([
      "contestant-missing: 1",
    ]);
    const elsewhere = { ...decided, match: { ...decided.match, bracketId: "8" } };
    expect(formatItems([reset, elsewhere], { basis: { lockTrusted: false } })).toEqual([]);
    const abroad = { ...decided, match: { ...decided.match, site: "b.example" } };
    expect(formatItems([reset, abroad], { basis: { lockTrusted: false } })).toEqual([]);
  });

  it("reports a moved start for two hours, near the old or new start, until the match begins", () => {
    const start = NOON + 3 * HOUR;
    const one = derived(match("1", { start }));
    const move = (change: object) => ({
      histories: { "1": { moved: { from: NOON + HOUR, to: start, at: NOON, ...change } } },
    });
    expect(formatItems([one], move({}))).toEqual(["moved: 1"]);
    expect(formatItems([one], move({ from: NOON + 2 * HOUR }))).toEqual([]);
    expect(
      formatItems([one], { ...move({ from: NOON + 2 * HOUR }), now: NOON + 3 * HOUR - 1 }),
    ).toEqual([]);
    expect(formatItems([one], { ...move({ at: NOON + 2 * HOUR }), now: NOON + 2 * HOUR })).toEqual([
      "moved: 1",
    ]);
    expect(formatItems([one], move({ to: start + MINUTE }))).toEqual([]);
    expect(formatItems([{ ...one, status: LIVE }], move({}))).toEqual([]);
  });
});
