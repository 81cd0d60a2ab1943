import { describe, expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import {
  attentionItemsOf,
  createBracketMatch,
  createHourLongMatches,
  createMatchSeenAt,
  formatAttentionItems,
  NOT_STARTED_STATUS,
} from "#core/testing/attention.ts";
import { derived, entries, LIVE, match, NOON } from "#core/testing/model-match.ts";

/** Enters the stations of matches, by match id. */
const stationsOf = (stations: Readonly<Record<string, string>>) =>
  createAnnotations(
    Object.entries(stations).map(([id, value]) => ({
      kind: "station",
      scope: `a.example/${id}`,
      value,
      who: "Anna",
      at: NOON,
    })),
  );

/** Creates an upcoming match of contestants who play no other match. */
const at = (id: string, start: number | null, change: Partial<DerivedMatch> = {}) =>
  derived(match(id, { start, entries: entries(`A${id}`, `B${id}`) }), change);

const BOTH = { annotations: stationsOf({ "1": "Stage", "2": " stage" }) };
const itemsOf = (matches: readonly DerivedMatch[], setting = BOTH) =>
  formatAttentionItems(matches, setting).filter((item) => item.startsWith("two-on-one"));

describe("two-on-one", () => {
  it("reports two matches on one station at overlapping times", () => {
    const items = attentionItemsOf([at("1", NOON), at("2", NOON + 14 * MINUTE)], BOTH);
    expect(items).toMatchObject([
      {
        kind: "two-on-one",
        severity: "warn",
        since: NOON,
        matches: ["a.example/2"],
        reason: { station: " stage", start: NOON + 14 * MINUTE, otherStart: NOON },
        facts: ["a.example/2 a.example/1 stage"],
      },
    ]);
  });

  it("dates them by the last of both plans and both stations", () => {
    const matches = [at("1", NOON), at("2", NOON + MINUTE)].map((one) =>
      createMatchSeenAt(one, NOON - HOUR),
    );
    expect(attentionItemsOf(matches, BOTH).map(({ since }) => since)).toEqual([NOON]);
    const histories = { "1": { plannedAt: NOON + 1 } };
    const items = attentionItemsOf(matches, { ...BOTH, histories });
    expect(items.map(({ since }) => since)).toEqual([NOON + 1]);
  });

  it("reports two live matches, whenever they began", () => {
    const live = { status: LIVE };
    const matches = [at("1", NOON - 5 * HOUR, live), at("2", NOON - HOUR, live)];
    expect(itemsOf(matches)).toEqual(["two-on-one: 2"]);
  });

  it("reports a match once although it overlaps with two others", () => {
    const annotations = stationsOf({ "1": "4", "2": "4", "3": "4" });
    expect(itemsOf([at("1", NOON), at("2", NOON), at("3", NOON)], { annotations })).toEqual([
      "two-on-one: 2 3",
    ]);
  });

  it.each<[string, readonly DerivedMatch[], Readonly<Record<string, string>>]>([
    ["15 minutes apart", [at("1", NOON), at("2", NOON + 15 * MINUTE)], { "1": "4", "2": "4" }],
    ["on two stations", [at("1", NOON), at("2", NOON)], { "1": "4", "2": "14" }],
    ["of which one has no station", [at("1", NOON), at("2", NOON)], { "1": "4" }],
    [
      "over a day ahead",
      [at("1", NOON + DAY + 1), at("2", NOON + DAY + 1)],
      { "1": "4", "2": "4" },
    ],
    ["without a start", [at("1", null), at("2", null)], { "1": "4", "2": "4" }],
    [
      "of a grand final and its reset",
      [createBracketMatch("1", "grand final"), createBracketMatch("2", "grand final reset")],
      { "1": "4", "2": "4" },
    ],
  ])("ignores matches %s", (_, matches, stations) => {
    expect(itemsOf(matches, { annotations: stationsOf(stations) })).toEqual([]);
  });
});

describe("no-station", () => {
  const annotations = stationsOf({ "1": "4" });
  const noStation = (
    start: number | null,
    change: Partial<DerivedMatch> = {},
    setting = { annotations },
  ) =>
    attentionItemsOf([at("1", NOON - 3 * HOUR, { status: LIVE }), at("2", start, change)], setting)
      .filter(({ kind }) => kind === "no-station")
      .map(({ severity, since, facts: basis }) => [severity, since, basis]);

  it("reports a match that starts within 30 minutes", () => {
    const start = NOON + 30 * MINUTE;
    expect(noStation(start)).toEqual([["note", NOON, [`a.example/2 ${start}`]]]);
  });

  it("reports a match that should have started", () => {
    expect(noStation(NOON - HOUR, { status: NOT_STARTED_STATUS })).toHaveLength(1);
  });

  it.each<[string, number | null, Partial<DerivedMatch>]>([
    ["that starts later", NOON + 31 * MINUTE, {}],
    ["without a start", null, {}],
    ["that is live", NOON, { status: LIVE }],
    ["that is no longer listed", NOON, { absence: "last-seen" }],
  ])("ignores a match %s", (_, start, change) => {
    expect(noStation(start, change)).toEqual([]);
  });

  it("ignores a match that has a station, and tournaments without stations", () => {
    expect(noStation(NOON, {}, { annotations: stationsOf({ "1": "4", "2": "5" }) })).toEqual([]);
    expect(noStation(NOON, {}, { annotations: stationsOf({}) })).toEqual([]);
  });

  it("ignores a reset that may not be needed", () => {
    const final = createBracketMatch("1", "grand final", { match: match("1", { start: NOON }) });
    const reset = createBracketMatch("2", "grand final reset", {
      match: match("2", { start: NOON + 20 * MINUTE }),
    });
    expect(formatAttentionItems([final, reset], { annotations })).not.toContain("no-station: 2");
  });

  it("ignores stations of matches that are no longer known", () => {
    const setting = { annotations: stationsOf({ "9": "4" }) };
    expect(formatAttentionItems([at("2", NOON)], setting)).toEqual([]);
  });

  it("uses the typical duration of similar matches", () => {
    const { matches: before, histories } = createHourLongMatches(NOON - 9 * HOUR);
    const matches = [...before, at("1", NOON), at("2", NOON + 59 * MINUTE)];
    const items = formatAttentionItems(matches, { ...BOTH, histories });
    expect(items).toContain("two-on-one: 2");
  });
});
