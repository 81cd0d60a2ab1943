import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { createHourLongMatches, formatAttentionItems } from "#core/testing/attention.ts";
import {
  derived,
  ENDED,
  entries,
  LIVE,
  match,
  NOON,
  UNDECIDED,
} from "#core/testing/model-match.ts";

/** Creates match 9, live for these minutes. */
const running = (score: number, minutes: number, change: Partial<DerivedMatch> = {}) =>
  derived(
    match("9", { start: NOON - minutes * MINUTE, entries: entries(`Cai ${score}`, "Dee 0") }),
    { status: LIVE, outcome: UNDECIDED, ...change },
  );
const unscored = { match: match("9", { start: NOON - 61 * MINUTE }) };
const undated = (...names: string[]) => ({
  match: match("9", { start: null, entries: entries(...names) }),
});

const seenAt = (minutes: number, change: Partial<DerivedMatch> = {}) => {
  const one = running(1, 20, { absence: "last-seen", ...change });
  return { ...one, sighting: { ...one.sighting, lastSeen: NOON - minutes * MINUTE } };
};

const { matches: watched, histories } = createHourLongMatches(NOON - 5 * HOUR);

describe("rules about live matches that were compared with five of 60 minutes", () => {
  it.each<[string, DerivedMatch, string[]]>([
    ["nothing after 75 minutes", running(1, 75), []],
    ["a match 25% over the longest duration", running(1, 76), ["running-long: 9"]],
    ["nothing without a score after 60 minutes", running(0, 60), []],
    ["a match without a score over the typical duration", running(0, 61), ["no-score: 9"]],
    ["missing scores like 0", running(0, 61, unscored), ["no-score: 9"]],
    ["nothing without a start", running(1, 99, undated("Cai 1", "Dee 0")), []],
    ["nothing without a start and a score", running(0, 99, undated("Cai", "Dee")), []],
    ["nothing that is no longer listed", running(1, 99, { absence: "last-seen" }), []],
  ])("report %s", (_, one, expected) => {
    expect(formatAttentionItems([...watched, one], { histories })).toEqual(expected);
  });

  it("report nothing without an estimate, and count from the observed begin", () => {
    expect(formatAttentionItems([running(1, 99), running(0, 99)], { histories })).toEqual([]);
    const late = { ...histories, "9": { startedAt: NOON - 10 * MINUTE } };
    expect(formatAttentionItems([...watched, running(1, 300)], { histories: late })).toEqual([]);
  });
});

it.each<[string, DerivedMatch, string[]]>([
  ["a live match last listed 15 minutes ago", seenAt(15), ["last-seen: 9"]],
  ["nothing after 14 minutes", seenAt(14), []],
  ["nothing that is listed", seenAt(99, { absence: null }), []],
  ["nothing that has ended", seenAt(99, { status: ENDED }), []],
])("last-seen reports %s", (_, one, expected) => {
  expect(formatAttentionItems([one])).toEqual(expected);
});

describe("the rule about matches that are only assumed to have ended", () => {
  const assumed = { status: { ...ENDED, by: "taken-as-ended" }, outcome: UNDECIDED } as const;
  const begun = (hours: number, ...names: string[]) =>
    derived(match("9", { start: NOON - hours * HOUR, entries: entries(...names) }), assumed);

  it.each<[string, DerivedMatch, string[]]>([
    ["one that was interrupted", begun(15, "Cai 1", "Dee 0"), ["still-open: 9"]],
    ["no match of one contestant", begun(15, "Cai 1"), []],
    ["no match of four days ago", begun(96, "Cai 1", "Dee 0"), []],
    ["no match that ended", { ...begun(15, "Cai 1", "Dee 0"), status: ENDED }, []],
  ])("reports %s", (_, one, expected) => {
    expect(formatAttentionItems([one])).toEqual(expected);
  });
});

describe("the rule about matches without a result", () => {
  const ended = { status: { ...ENDED, by: "locked" }, outcome: UNDECIDED } as const;
  const closed = (hours: number, change: Partial<DerivedMatch> = {}, ...names: string[]) => {
    const sides = entries(...(names.length > 0 ? names : ["Cai 0", "Dee 0"]));
    const model = match("9", { start: NOON - hours * HOUR, entries: sides, groupId: "5" });
    const one = derived({ ...model, locked: true }, { ...ended, ...change });
    return { ...one, sighting: { ...one.sighting, changedAt: NOON - hours * HOUR } };
  };
  const duel = { ...closed(1).match, groupId: null };

  it.each<[string, DerivedMatch, string[]]>([
    ["one that was closed without a score", closed(1), ["no-result: 9"]],
    ["no draw", closed(1, { outcome: { ...UNDECIDED, draw: true } }), []],
    ["no match with a score", closed(1, {}, "Cai -1", "Dee -1"), []],
    ["no match that is still live", closed(1, { status: LIVE }), ["locked: 9"]],
    ["no match outside of groups", { ...closed(1), match: duel }, []],
    ["no match of four days ago", closed(96), []],
  ])("reports %s", (_, one, expected) => {
    expect(formatAttentionItems([one])).toEqual(expected);
  });
});
