import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";
import {
  createBracketMatch,
  createHourLongMatches,
  createMatchSeenAt,
  createPlaceRef,
  attentionItemsOf,
  formatAttentionItems,
  type Setting,
} from "#core/testing/attention.ts";
import {
  derived,
  entries,
  entry,
  LIVE,
  match,
  NOON,
  UNDECIDED,
} from "#core/testing/model-match.ts";

const at = (id: string, start: number | null, change: Partial<Match> = {}) =>
  match(id, { start, ...change });

const next = (minutes: number) => derived(at("2", NOON + minutes * MINUTE));
const twice = (start: number | null, change: Partial<DerivedMatch> = {}) =>
  ["1", "2"].map((id) => derived(at(id, start), change));
const ended = (start: number | null) =>
  derived(match("1", { start, entries: entries("Aino 2", "Bo 0") }));

const first = derived(at("1", NOON));
const final = createBracketMatch("1", "grand final");
const reset = createBracketMatch("2", "grand final reset");
const resetOf7 = (change: Partial<Match>) => ({ ...reset, match: { ...reset.match, ...change } });

const sinceOf = (matches: readonly DerivedMatch[], setting: Setting = {}) =>
  attentionItemsOf(matches, setting).map(({ kind, since }) => [kind, since]);

describe("overlapping and short-turnaround", () => {
  it.each<[string, readonly DerivedMatch[]]>([
    ["14 minutes apart", [first, next(14)]],
    ["of a grand final and another bracket's reset", [final, resetOf7({ bracketId: "8" })]],
    ["of a grand final and another site's reset", [final, resetOf7({ site: "b.example" })]],
    ["of a grand final and another round", [final, createBracketMatch("2", "ro4")]],
    [
      "of a round and a later final",
      [createBracketMatch("1", "ro4"), createBracketMatch("2", "grand final")],
    ],
    [
      "of a round and of none",
      [createBracketMatch("1", "ro4"), derived(at("2", NOON), { round: null })],
    ],
  ])("reports two matches at once %s", (_, matches) => {
    expect(formatAttentionItems(matches)).toEqual(["overlapping: 2"]);
  });

  it.each<[string, readonly DerivedMatch[]]>([
    ["15 minutes apart", [first, next(15)]],
    ["of a grand final and its reset", [final, reset]],
    [
      "of two places of a round, which two contestants of one name play",
      [1, 2].map((row) => createBracketMatch(`${row}`, "ro8", { match: match(`${row}`, { row }) })),
    ],
    ["over a day ahead", twice(NOON + DAY + 1)],
    ["without a start", twice(null)],
    ["no longer listed", twice(NOON, { absence: "last-seen" })],
  ])("ignores matches %s", (_, matches) => {
    expect(formatAttentionItems(matches)).toEqual([]);
  });

  it("reports a match of a contestant against themselves only as such", () => {
    const own = derived(at("1", NOON, { entries: entries("Aino", "Aino") }));
    expect(formatAttentionItems([own])).toEqual(["plays-itself: 1"]);
  });

  it("marks contestants who share only the name", () => {
    const other = ["Aino", "Cai"].map((name) => entry(name, { key: `chess-${name}` }));
    const [row] = attentionItemsOf([
      derived(at("1", NOON)),
      derived(at("2", NOON, { entries: other })),
    ]);
    expect(row).toMatchObject({ severity: "note", reason: { sameName: true, contestant: "Aino" } });
  });

  it("compares contestants by key, because staff may have entered another name for one", () => {
    const alias = [entry("Aino W", { key: entry("Aino").key }), entry("Cai")];
    const items = attentionItemsOf([
      derived(at("1", NOON)),
      derived(at("2", NOON, { entries: alias })),
    ]);
    expect(items).toMatchObject([
      { severity: "alarm", matches: ["a.example/2"], reason: { sameName: false } },
    ]);
  });

  it("dates two matches at once by the last change of their plans", () => {
    expect(sinceOf([first, next(5)])).toEqual([["overlapping", NOON]]);
    const histories = { "1": { plannedAt: NOON + 3 }, "2": { plannedAt: NOON + 2 } };
    expect(sinceOf([first, next(5)], { histories })).toEqual([["overlapping", NOON + 3]]);
  });

  it("dates two matches at once that were planned apart by their begin", () => {
    const playing = { status: LIVE, outcome: UNDECIDED };
    const matches = [derived(at("1", NOON), playing), derived(at("2", NOON + HOUR), playing)];
    const histories = {
      "1": { startedAt: NOON + HOUR + 2 * MINUTE },
      "2": { startedAt: NOON + HOUR + MINUTE },
    };
    const now = NOON + HOUR + 3 * MINUTE;
    const since = NOON + HOUR + 2 * MINUTE;
    expect(sinceOf(matches, { histories, now })).toEqual([["overlapping", since]]);
  });

  it("dates two matches at once of which one had no start by its begin", () => {
    const playing = derived(at("1", null), { status: LIVE, outcome: UNDECIDED });
    const histories = { "1": { startedAt: NOON + MINUTE } };
    expect(sinceOf([playing, next(5)], { histories })).toEqual([["overlapping", NOON]]);
  });

  const late = { histories: { "1": { endedAt: NOON } } };
  it.each<[string, readonly DerivedMatch[], Setting]>([
    ["nine minutes", [ended(NOON - HOUR), next(9)], late],
    ["nine minutes after a match without a start", [ended(null), next(9)], late],
  ])("reports %s between two matches", (_, matches, setting) => {
    expect(formatAttentionItems(matches, setting)).toEqual(["short-turnaround: 2"]);
  });

  it("dates a short turnaround by the time from which the earlier match reaches it", () => {
    const matches = [ended(NOON - HOUR), next(9)].map((one) => createMatchSeenAt(one, NOON - HOUR));
    expect(sinceOf(matches, late)).toEqual([["short-turnaround", NOON - MINUTE]]);
    const histories = { ...late.histories, "2": { plannedAt: NOON } };
    expect(sinceOf(matches, { histories })).toEqual([["short-turnaround", NOON]]);
  });

  it.each<[string, readonly DerivedMatch[], Setting]>([
    ["ten minutes", [ended(NOON - HOUR), next(10)], late],
    ["an unknown end", [ended(NOON - HOUR), next(9)], {}],
    ["a start that has passed", [ended(NOON - HOUR), next(9)], { ...late, now: NOON + HOUR }],
    ["an ended match that starts later", [ended(NOON + HOUR), next(9)], late],
    ["no next start", [ended(NOON - HOUR), derived(at("2", null))], late],
    ["no next listed match", [ended(NOON - HOUR), { ...next(5), absence: "last-seen" }], late],
  ])("reports no short turnaround with %s", (_, matches, setting) => {
    expect(formatAttentionItems(matches, setting)).toEqual([]);
  });

  it("estimates the end of a live match, for both of its contestants", () => {
    const { matches: before, histories } = createHourLongMatches(NOON - 9 * HOUR);
    const live = createBracketMatch("1", "ro4", {
      match: match("1", { start: NOON - 50 * MINUTE, entries: entries("Aino 1", "Bo 0") }),
      status: LIVE,
      outcome: UNDECIDED,
      winnerTo: createPlaceRef("2"),
      loserTo: createPlaceRef(null),
    });
    const fed = createBracketMatch("2", "ro2", {
      match: match("2", { start: NOON + 15 * MINUTE, entries: [] }),
      slots: [],
    });
    const [row, ...others] = attentionItemsOf([...before, live, fed], {
      histories,
    }).filter(({ kind }) => kind === "short-turnaround");
    expect(others).toEqual([]);
    expect(row?.reason).toEqual({
      kind: "short-turnaround",
      contestant: "Aino / Bo",
      minutes: 5,
      other: { match: "a.example/1", name: "M1" },
      estimated: true,
    });
    expect(row?.since).toBe(NOON);
    const sinceAt = (now: number, start: number) => {
      const later = { ...fed, match: { ...fed.match, start } };
      const seenBefore = [live, later].map((one) => createMatchSeenAt(one, NOON - DAY));
      const items = attentionItemsOf([...before, ...seenBefore], { histories, now });
      return items.find(({ kind }) => kind === "short-turnaround")?.since;
    };
    expect(sinceAt(NOON, NOON + 15 * MINUTE)).toBe(NOON - 50 * MINUTE);
    expect(sinceAt(NOON + 25 * MINUTE, NOON + 30 * MINUTE)).toBe(NOON + 20 * MINUTE);
    const loose = { ...live, absence: "last-seen" as const };
    expect(formatAttentionItems([...before, loose, fed], { histories })).toEqual([
      "contestant-missing: 2",
    ]);
  });
});
