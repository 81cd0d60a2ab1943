import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { formatAttentionItems } from "#core/testing/attention.ts";
import { derived, ENDED, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";

const running = (score: number, minutes: number, change: Partial<DerivedMatch> = {}) =>
  derived(
    match("9", { start: NOON - minutes * MINUTE, entries: entries(`Cai ${score}`, "Dee 0") }),
    {
      status: LIVE,
      outcome: { winner: null, by: null, draw: false },
      ...change,
    },
  );

const seenAt = (minutes: number, change: Partial<DerivedMatch> = {}) => {
  const one = running(1, 20, { absence: "last-seen", ...change });
  return { ...one, sighting: { ...one.sighting, lastSeen: NOON - minutes * MINUTE } };
};

const scored = (id: string, score: number, change = {}) =>
  derived(match(id, { groupId: "3", entries: entries(`Aino ${score}`, "Bo 0"), ...change }), {
    match: match(id, { groupId: "3", entries: entries(`Aino ${score}`, "Bo 0"), ...change }),
  });
const right = ["1", "2", "3", "4"].map((id) => scored(id, 2));

describe("rules about live matches", () => {
  const five = ["1", "2", "3", "4", "5"];
  const histories = Object.fromEntries(
    five.map((id) => [
      id,
      {
        startedAt: NOON - 5 * HOUR,
        firstScoreAt: NOON - 5 * HOUR + MINUTE,
        lastScoreAt: NOON - 4 * HOUR,
        endedAt: NOON - 4 * HOUR,
      },
    ]),
  );
  const watched = five.map((id) =>
    derived(match(id, { start: NOON - 5 * HOUR }), { status: ENDED }),
  );

  it("reports a match 25% over the longest duration, and one without a score over the typical", () => {
    expect(formatAttentionItems([...watched, running(1, 75)], { histories })).toEqual([]);
    expect(formatAttentionItems([...watched, running(1, 76)], { histories })).toEqual([
      "running-long: 9",
    ]);
    expect(formatAttentionItems([...watched, running(0, 60)], { histories })).toEqual([]);
    expect(formatAttentionItems([...watched, running(0, 61)], { histories })).toEqual([
      "no-score: 9",
    ]);
  });

  it("reports a match without a score when scores are missing instead of 0", () => {
    const unscored = running(0, 61, { match: match("9", { start: NOON - 61 * MINUTE }) });
    expect(formatAttentionItems([...watched, unscored], { histories })).toEqual(["no-score: 9"]);
  });

  it("ignores matches without a start, no longer listed, or without an estimate", () => {
    const unknown = { match: match("9", { start: null, entries: entries("Cai 1", "Dee 0") }) };
    expect(formatAttentionItems([...watched, running(1, 99, unknown)], { histories })).toEqual([]);
    const silent = { match: match("9", { start: null, entries: entries("Cai", "Dee") }) };
    expect(formatAttentionItems([...watched, running(0, 99, silent)], { histories })).toEqual([]);
    expect(formatAttentionItems([running(1, 99), running(0, 99)], { histories })).toEqual([]);
    expect(
      formatAttentionItems([...watched, running(1, 99, { absence: "last-seen" })], { histories }),
    ).toEqual([]);
  });

  it("counts from the observed begin of a match", () => {
    const late = { ...histories, "9": { startedAt: NOON - 10 * MINUTE } };
    expect(formatAttentionItems([...watched, running(1, 300)], { histories: late })).toEqual([]);
  });

  it("reports a live match that was last listed 15 minutes ago", () => {
    expect(formatAttentionItems([seenAt(15)])).toEqual(["last-seen: 9"]);
    expect(formatAttentionItems([seenAt(14)])).toEqual([]);
    expect(formatAttentionItems([seenAt(99, { absence: null })])).toEqual([]);
    expect(formatAttentionItems([seenAt(99, { status: ENDED })])).toEqual([]);
  });

  it("reports a score that is too high only if most other matches count games", () => {
    const locks = { basis: { lockTrusted: false } };
    expect(formatAttentionItems([...right, scored("5", 3)], locks)).toEqual(["score-too-high: 5"]);
    expect(formatAttentionItems([...right, scored("5", 3), scored("6", 13)], locks)).toEqual([]);
    expect(formatAttentionItems([...right.slice(2), scored("5", 3)], locks)).toEqual([]);
    expect(
      formatAttentionItems(
        [...right, scored("5", 13, { bestOf: 1 }), scored("6", 9, { bestOf: null })],
        locks,
      ),
    ).toEqual([]);
    const unknown = scored("1", 2, { bestOf: null });
    expect(formatAttentionItems([unknown, ...right.slice(1), scored("5", 3)], locks)).toEqual([]);
    const withNone = [...right, scored("5", 0, { entries: entries("Aino 3", "Bo") })];
    expect(formatAttentionItems(withNone, locks)).toEqual(["score-too-high: 5"]);
  });
});
