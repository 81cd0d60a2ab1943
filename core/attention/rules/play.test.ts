import { describe, expect, it, test } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { attentionItemsOf, formatAttentionItems } from "#core/testing/attention.ts";
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

const scored = (id: string, score: number, change: Partial<Match> = {}) =>
  derived(match(id, { groupId: "3", entries: entries(`Aino ${score}`, "Bo 0"), ...change }));
const right = ["1", "2", "3", "4"].map((id) => scored(id, 2));

const five = ["1", "2", "3", "4", "5"];
const startedAt = NOON - 5 * HOUR;
const endedAt = NOON - 4 * HOUR;
const observed = { startedAt, firstScoreAt: startedAt + MINUTE, lastScoreAt: endedAt, endedAt };
const histories = Object.fromEntries(five.map((id) => [id, observed]));
const watched = five.map((id) => derived(match(id, { start: startedAt }), { status: ENDED }));

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

test("reports a corrected address for a day", () => {
  const facts = createAnnotations([
    {
      kind: "former-address",
      scope: "a.example/cup-26",
      value: { key: "a.example/cup" },
      who: "Matchdesk",
      at: NOON - HOUR,
    },
  ]);
  const [item] = attentionItemsOf([derived(match("9"))], { facts });
  expect(item).toMatchObject({
    kind: "address-corrected",
    reason: { from: "cup-26", to: "cup" },
    place: { tournament: "a.example/cup" },
  });
  expect(attentionItemsOf([derived(match("9"))], { facts, now: NOON + 24 * HOUR })).toEqual([]);
});
