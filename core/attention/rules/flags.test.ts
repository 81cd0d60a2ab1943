import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { MatchHistory } from "#core/model/match-history.ts";
import {
  FIRST_ADVANCED_OUTCOME,
  attentionItemsOf,
  formatAttentionItems,
  type Setting,
  ADVANCED_STATUS,
} from "#core/testing/attention.ts";
import {
  derived,
  ENDED,
  entries,
  LIVE,
  match,
  NOON,
  UNDECIDED,
} from "#core/testing/model-match.ts";

const unlockedAt = (moment: number) => ({ histories: { "1": { unlockedAt: moment } } });
const decided = (id: string, locked: boolean) => {
  const one = derived(match(id, { locked }), {
    status: ADVANCED_STATUS,
    outcome: FIRST_ADVANCED_OUTCOME,
  });
  return { ...one, sighting: { ...one.sighting, list: "ended" as const } };
};

const upcoming = (change: Partial<DerivedMatch> = {}) =>
  derived(match("5"), { status: ADVANCED_STATUS, outcome: FIRST_ADVANCED_OUTCOME, ...change });

const one = derived(match("1"));
const live = derived(match("1", { locked: true }), { status: LIVE });
const tooHigh = derived(match("1", { entries: entries("Aino 3", "Bo 1") }));
const counted = ["21", "22", "23", "24"].map((id) =>
  derived(match(id, { entries: entries("Cai 2", "Dee 1") })),
);
const clinched = { ...ADVANCED_STATUS, by: "clinched" } as const;
const four = ["1", "2", "3", "4"].map((id) => decided(id, true));
const five = [...four, decided("5", false)];
const after = NOON + 15 * MINUTE;

describe("rules about flags of the service", () => {
  it.each<[string, readonly DerivedMatch[], Setting, string]>([
    ["a removed lock", [one], unlockedAt(NOON), "unlocked: 1"],
    ["a lock on a match that has not ended", [live], {}, "locked: 1"],
    ["a decided match without a lock among others", five, { now: after }, "decided-not-over: 5"],
    ["a decided match in the upcoming list", [upcoming()], { now: after }, "decided-not-over: 5"],
    ["a clinched one", [upcoming({ status: clinched })], { now: after }, "decided-not-over: 5"],
    ["a bye with two contestants", [derived(match("1", { bye: true }))], {}, "bye-with-two: 1"],
    [
      "a contestant against themselves",
      [derived(match("1", { entries: entries("Aino 1", "Aino 0") }))],
      {},
      "plays-itself: 1",
    ],
  ])("report %s", (_, matches, setting, item) => {
    expect(formatAttentionItems(matches, setting)).toEqual([item]);
  });

  it.each<[string, readonly DerivedMatch[], Setting]>([
    ["a lock removed twelve hours ago", [one], unlockedAt(NOON - 12 * HOUR)],
    [
      "a removed lock of a match that is locked again",
      [{ ...live, status: ENDED }],
      unlockedAt(NOON),
    ],
    ["a lock on an ended match", [{ ...live, status: ENDED }], {}],
    ["a live match without a lock", [{ ...live, match: match("1") }], {}],
    ["a match decided less than 15 minutes ago", five, { now: after - 1 }],
    ["a decided match if few others are locked", five.slice(2), { now: after }],
    ["two of six decided matches", [...five, decided("6", false)], { now: after }],
    [
      "a decided match if locks are unreliable",
      five,
      { now: after, basis: { lockTrusted: false } },
    ],
    [
      "a score less than 15 minutes ago",
      five,
      { now: after, histories: { "5": { lastScoreAt: NOON + MINUTE } } },
    ],
    ["an upcoming match without a winner", [upcoming({ outcome: UNDECIDED })], { now: after }],
  ])("ignore %s", (_, matches, setting) => {
    expect(formatAttentionItems(matches, setting)).toEqual([]);
  });

  it.each<[string, DerivedMatch, Partial<MatchHistory>]>([
    ["a conflict", derived(match("1", { conflict: true })), { conflictAt: NOON + MINUTE }],
    ["a lock", live, { lockedAt: NOON + MINUTE }],
    ["a score too high", tooHigh, { lastScoreAt: NOON + MINUTE }],
  ])("date %s by the history of the match, not by its last change", (_, about, history) => {
    const sighting = { ...about.sighting, changedAt: NOON + HOUR };
    const since = (setting: Setting) =>
      attentionItemsOf([{ ...about, sighting }, ...counted], setting).map((row) => row.since);
    expect(since({ histories: { "1": history } })).toEqual([NOON + MINUTE]);
    expect(since({})).toEqual([null]);
  });

  it("date a bye with two contestants by the change of its contestants", () => {
    const bye = derived(match("1", { bye: true }));
    const since = (setting: Setting) => attentionItemsOf([bye], setting).map((row) => row.since);
    expect(since({})).toEqual([NOON]);
    expect(since({ histories: { "1": { plannedAt: NOON + 1 } } })).toEqual([NOON + 1]);
  });
});
