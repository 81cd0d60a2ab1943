import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { FIRST, attentionItemsOf, formatItems, WON } from "#core/testing/attention.ts";
import { derived, ENDED, LIVE, match, NOON } from "#core/testing/model-match.ts";

const at = (moment: number) => ({ histories: { "1": { unlockedAt: moment } } });

const decided = (id: string, locked: boolean, change: Partial<DerivedMatch> = {}) => {
  const one = derived(match(id, { locked }), { status: WON, outcome: FIRST, ...change });
  return { ...one, sighting: { ...one.sighting, list: "ended" as const } };
};

const upcoming = (change: Partial<DerivedMatch> = {}) =>
  derived(match("5"), { status: WON, outcome: FIRST, ...change });

describe("rules about flags of the service", () => {
  it("reports a removed lock and withdrawn scores for twelve hours", () => {
    const one = derived(match("1"));
    expect(formatItems([one], at(NOON))).toEqual(["unlocked: 1"]);
    expect(formatItems([one], at(NOON - 12 * HOUR))).toEqual([]);
    expect(
      formatItems([derived(match("1", { locked: true }), { status: ENDED })], at(NOON)),
    ).toEqual([]);
    const scoresWithdrawn = {
      histories: { "1": { scoreWithdrawn: { from: [1, 0], at: NOON - 12 * HOUR } } },
    };
    expect(formatItems([one], scoresWithdrawn)).toEqual([]);
  });

  it("dates a conflict by the last change of the match", () => {
    const flagged = derived(match("1", { conflict: true }));
    const since = (moment: number) => {
      const sighting = { ...flagged.sighting, changedAt: moment };
      return attentionItemsOf([{ ...flagged, sighting }]).map((row) => row.since);
    };
    expect([since(NOON), since(NOON + MINUTE)]).toEqual([[null], [NOON + MINUTE]]);
  });

  it("reports a lock on a match that has not ended", () => {
    const live = derived(match("1", { locked: true }), { status: LIVE });
    expect(formatItems([live])).toEqual(["locked: 1"]);
    expect(formatItems([{ ...live, status: ENDED }])).toEqual([]);
    expect(formatItems([{ ...live, match: { ...live.match, locked: false } }])).toEqual([]);
  });

  it("includes the withdrawn scores in the reason", () => {
    const scoresWithdrawn = { histories: { "1": { scoreWithdrawn: { from: [1, 0], at: NOON } } } };
    expect(attentionItemsOf([derived(match("1"))], scoresWithdrawn)).toMatchObject([
      { severity: "alarm", since: NOON, reason: { kind: "score-withdrawn", scores: [1, 0] } },
    ]);
  });

  const after = NOON + 15 * MINUTE;

  it("reports a decided match without a lock if other matches are locked", () => {
    const four = ["1", "2", "3", "4"].map((id) => decided(id, true));
    expect(formatItems([...four, decided("5", false)], { now: after })).toEqual([
      "decided-not-over: 5",
    ]);
    expect(formatItems([...four, decided("5", false)], { now: after - 1 })).toEqual([]);
    expect(formatItems([...four.slice(2), decided("5", false)], { now: after })).toEqual([]);
    expect(
      formatItems([...four, decided("5", false), decided("6", false)], { now: after }),
    ).toEqual([]);
    const { basis } = { basis: { lockTrusted: false } };
    expect(formatItems([...four, decided("5", false)], { now: after, basis })).toEqual([]);
    const later = { "5": { lastScoreAt: NOON + MINUTE } };
    expect(formatItems([...four, decided("5", false)], { now: after, histories: later })).toEqual(
      [],
    );
  });

  it("reports a decided match in the upcoming list", () => {
    expect(formatItems([upcoming()], { now: after })).toEqual(["decided-not-over: 5"]);
    const clinched = { ...WON, by: "clinched" } as const;
    expect(formatItems([upcoming({ status: clinched })], { now: after })).toEqual([
      "decided-not-over: 5",
    ]);
    const nobody = { winner: null, by: null, draw: false };
    expect(formatItems([upcoming({ outcome: nobody })], { now: after })).toEqual([]);
  });

  it("reports a bye with two contestants", () => {
    expect(formatItems([derived(match("1", { bye: true }))])).toEqual(["bye-with-two: 1"]);
  });
});
