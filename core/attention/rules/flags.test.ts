import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import {
  FIRST_ADVANCED_OUTCOME,
  attentionItemsOf,
  formatAttentionItems,
  ADVANCED_STATUS,
} from "#core/testing/attention.ts";
import { derived, ENDED, LIVE, match, NOON } from "#core/testing/model-match.ts";

const at = (moment: number) => ({ histories: { "1": { unlockedAt: moment } } });

const decided = (id: string, locked: boolean, change: Partial<DerivedMatch> = {}) => {
  const one = derived(match(id, { locked }), {
    status: ADVANCED_STATUS,
    outcome: FIRST_ADVANCED_OUTCOME,
    ...change,
  });
  return { ...one, sighting: { ...one.sighting, list: "ended" as const } };
};

const upcoming = (change: Partial<DerivedMatch> = {}) =>
  derived(match("5"), { status: ADVANCED_STATUS, outcome: FIRST_ADVANCED_OUTCOME, ...change });

describe("rules about flags of the service", () => {
  it("reports a removed lock and withdrawn scores for twelve hours", () => {
    const one = derived(match("1"));
    expect(formatAttentionItems([one], at(NOON))).toEqual(["unlocked: 1"]);
    expect(formatAttentionItems([one], at(NOON - 12 * HOUR))).toEqual([]);
    expect(
      formatAttentionItems([derived(match("1", { locked: true }), { status: ENDED })], at(NOON)),
    ).toEqual([]);
    const scoresWithdrawn = {
      histories: { "1": { scoreWithdrawn: { from: [1, 0], at: NOON - 12 * HOUR } } },
    };
    expect(formatAttentionItems([one], scoresWithdrawn)).toEqual([]);
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
    expect(formatAttentionItems([live])).toEqual(["locked: 1"]);
    expect(formatAttentionItems([{ ...live, status: ENDED }])).toEqual([]);
    expect(formatAttentionItems([{ ...live, match: { ...live.match, locked: false } }])).toEqual(
      [],
    );
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
    expect(formatAttentionItems([...four, decided("5", false)], { now: after })).toEqual([
      "decided-not-over: 5",
    ]);
    expect(formatAttentionItems([...four, decided("5", false)], { now: after - 1 })).toEqual([]);
    expect(formatAttentionItems([...four.slice(2), decided("5", false)], { now: after })).toEqual(
      [],
    );
    expect(
      formatAttentionItems([...four, decided("5", false), decided("6", false)], { now: after }),
    ).toEqual([]);
    const { basis } = { basis: { lockTrusted: false } };
    expect(formatAttentionItems([...four, decided("5", false)], { now: after, basis })).toEqual([]);
    const later = { "5": { lastScoreAt: NOON + MINUTE } };
    expect(
      formatAttentionItems([...four, decided("5", false)], { now: after, histories: later }),
    ).toEqual([]);
  });

  it("reports a decided match in the upcoming list", () => {
    expect(formatAttentionItems([upcoming()], { now: after })).toEqual(["decided-not-over: 5"]);
    const clinched = { ...ADVANCED_STATUS, by: "clinched" } as const;
    expect(formatAttentionItems([upcoming({ status: clinched })], { now: after })).toEqual([
      "decided-not-over: 5",
    ]);
    const nobody = { winner: null, by: null, draw: false };
    expect(formatAttentionItems([upcoming({ outcome: nobody })], { now: after })).toEqual([]);
  });

  it("reports a bye with two contestants", () => {
    expect(formatAttentionItems([derived(match("1", { bye: true }))])).toEqual(["bye-with-two: 1"]);
  });
});
