import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch, Slot } from "#core/model/derived.ts";
import { FIRST, from, wireInBracket, LATE, rowsOf, said, WON } from "#core/testing/attention.ts";
import { BYE, derived, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";

const waiting = (slots: readonly Slot[], others: readonly DerivedMatch[] = []) =>
  rowsOf([wireInBracket("1", "ro2", { match: match("1", { entries: [] }), slots }), ...others]).map(
    ({ kind, reason }) => [kind, reason.kind === "contestant-missing" ? reason.waitsFor : ""],
  );
const running = wireInBracket("2", "ro4", { status: LIVE });

const empty = (start: number | null = NOON) => match("1", { entries: [], start });

describe("rules about starts", () => {
  it("reports no late start without a start, if unlisted, or if the match is unresolved", () => {
    expect(said([derived(match("1", { start: null }), { status: LATE })])).toEqual([]);
    expect(said([derived(match("1"), { status: LATE, absence: "last-seen" })])).toEqual([]);
    const unused = wireInBracket("1", "grand final reset", { status: LATE });
    expect(said([unused])).toEqual(["not-started: 1"]);
    expect(said([{ ...unused, unresolved: "reset-not-needed" }])).toEqual([]);
  });

  it("reports nothing for a match that will not be played", () => {
    const dead = { status: LATE, unresolved: "moved-on" } as const;
    expect(said([derived(match("1"), dead)])).toEqual([]);
    expect(said([derived(empty(), dead)])).toEqual([]);
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
      said([derived(match("1", { bye: true, entries: entries("Aino") }), { status: BYE })]),
    ).toEqual([]);
    expect(said([derived(empty(NOON + 16 * MINUTE))])).toEqual([]);
    expect(said([derived(empty(null))])).toEqual([]);
    expect(said([derived(empty(), { absence: "last-seen" })])).toEqual([]);
    const reset = wireInBracket("1", "grand final reset", { match: empty() });
    const final = wireInBracket("2", "grand final", { status: LIVE });
    expect(said([reset, final])).toEqual([]);
    const decided = wireInBracket("2", "grand final", { status: WON, outcome: FIRST });
    expect(said([reset, decided], { basis: { lockTrusted: false } })).toEqual([
      "contestant-missing: 1",
    ]);
    const elsewhere = { ...decided, match: { ...decided.match, bracketId: "8" } };
    expect(said([reset, elsewhere], { basis: { lockTrusted: false } })).toEqual([]);
    const abroad = { ...decided, match: { ...decided.match, site: "b.example" } };
    expect(said([reset, abroad], { basis: { lockTrusted: false } })).toEqual([]);
  });

  it("reports a moved start for two hours, near the old or new start, until the match begins", () => {
    const start = NOON + 3 * HOUR;
    const one = derived(match("1", { start }));
    const move = (change: object) => ({
      histories: { "1": { moved: { from: NOON + HOUR, to: start, at: NOON, ...change } } },
    });
    expect(said([one], move({}))).toEqual(["moved: 1"]);
    expect(said([one], move({ from: NOON + 2 * HOUR }))).toEqual([]);
    expect(said([one], { ...move({ from: NOON + 2 * HOUR }), now: NOON + 3 * HOUR - 1 })).toEqual(
      [],
    );
    expect(said([one], { ...move({ at: NOON + 2 * HOUR }), now: NOON + 2 * HOUR })).toEqual([
      "moved: 1",
    ]);
    expect(said([one], move({ to: start + MINUTE }))).toEqual([]);
    expect(said([{ ...one, status: LIVE }], move({}))).toEqual([]);
  });
});
