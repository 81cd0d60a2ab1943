import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import {
  createBracketMatch,
  createPlaceRef,
  attentionItemsOf,
  formatAttentionItems,
} from "#core/testing/attention.ts";
import { derived, entries, entry, LIVE, match, NOON } from "#core/testing/model-match.ts";

const at = (id: string, start: number | null, change = {}) => match(id, { start, ...change });

const twice = (start: number | null, change: Partial<DerivedMatch> = {}) =>
  ["1", "2"].map((id) => derived(at(id, start), change));
const ended = (id: string, start: number) =>
  derived(match(id, { start, entries: entries("Aino 2", "Bo 0") }));
const late = { "1": { endedAt: NOON } };

describe("overlapping and short-turnaround", () => {
  it("reports two matches at once, except a grand final and its reset", () => {
    expect(
      formatAttentionItems([derived(at("1", NOON)), derived(at("2", NOON + 14 * MINUTE))]),
    ).toEqual(["overlapping: 2"]);
    expect(
      formatAttentionItems([derived(at("1", NOON)), derived(at("2", NOON + 15 * MINUTE))]),
    ).toEqual([]);
    const final = createBracketMatch("1", "grand final");
    const reset = createBracketMatch("2", "grand final reset");
    expect(formatAttentionItems([final, reset])).toEqual([]);
    expect(
      formatAttentionItems([final, { ...reset, match: at("2", NOON, { bracketId: "8" }) }]),
    ).toEqual(["overlapping: 2"]);
    expect(
      formatAttentionItems([
        createBracketMatch("1", "grand final"),
        createBracketMatch("2", "ro4"),
      ]),
    ).toEqual(["overlapping: 2"]);
    expect(
      formatAttentionItems([
        createBracketMatch("1", "ro4"),
        createBracketMatch("2", "grand final"),
      ]),
    ).toEqual(["overlapping: 2"]);
    expect(
      formatAttentionItems([
        createBracketMatch("1", "ro4"),
        derived(at("2", NOON), { round: null }),
      ]),
    ).toEqual(["overlapping: 2"]);
    expect(
      formatAttentionItems([final, { ...reset, match: { ...reset.match, site: "b.example" } }]),
    ).toEqual(["overlapping: 2"]);
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
      { severity: "warn", matches: ["a.example/2"], reason: { sameName: false } },
    ]);
  });

  it("ignores matches over a day ahead, without a start, or no longer listed", () => {
    expect(formatAttentionItems(twice(NOON + DAY + 1))).toEqual([]);
    expect(formatAttentionItems(twice(null))).toEqual([]);
    expect(formatAttentionItems(twice(NOON, { absence: "last-seen" }))).toEqual([]);
  });

  it("ignores a match of a contestant against themselves", () => {
    expect(
      formatAttentionItems([derived(at("1", NOON, { entries: entries("Aino", "Aino") }))]),
    ).toEqual([]);
  });

  it("reports less than ten minutes between two matches", () => {
    const next = (minutes: number) => derived(at("2", NOON + minutes * MINUTE));
    const itemsAfter = (minutes: number) =>
      formatAttentionItems([ended("1", NOON - HOUR), next(minutes)], { histories: late });
    expect(itemsAfter(9)).toEqual(["short-turnaround: 2"]);
    expect(itemsAfter(10)).toEqual([]);
    expect(formatAttentionItems([ended("1", NOON - HOUR), next(9)])).toEqual([]);
    expect(
      formatAttentionItems([ended("1", NOON - HOUR), next(9)], {
        histories: late,
        now: NOON + HOUR,
      }),
    ).toEqual([]);
    expect(formatAttentionItems([ended("1", NOON + HOUR), next(9)], { histories: late })).toEqual(
      [],
    );
    expect(
      formatAttentionItems([ended("1", NOON - HOUR), derived(at("2", null))], { histories: late }),
    ).toEqual([]);
    const unlisted = derived(at("2", NOON + 5 * MINUTE), { absence: "last-seen" });
    expect(formatAttentionItems([ended("1", NOON - HOUR), unlisted], { histories: late })).toEqual(
      [],
    );
    const untimed = derived(match("1", { start: null, entries: entries("Aino 2", "Bo 0") }));
    expect(formatAttentionItems([untimed, next(9)], { histories: late })).toEqual([
      "short-turnaround: 2",
    ]);
  });

  it("estimates the end of a live match, for both of its contestants", () => {
    const ids = ["11", "12", "13", "14", "15"];
    const learnt = Object.fromEntries(
      ids.map((id) => [
        id,
        {
          startedAt: NOON - 9 * HOUR,
          firstScoreAt: NOON - 8.5 * HOUR,
          lastScoreAt: NOON - 8 * HOUR,
          endedAt: NOON - 8 * HOUR,
        },
      ]),
    );
    const before = ids.map((id) =>
      derived(match(id, { start: NOON - 9 * HOUR, entries: entries("Cai 2", "Dee 0") })),
    );
    const live = createBracketMatch("1", "ro4", {
      match: match("1", { start: NOON - 50 * MINUTE, entries: entries("Aino 1", "Bo 0") }),
      status: LIVE,
      outcome: { winner: null, by: null, draw: false },
      winnerTo: createPlaceRef("2"),
      loserTo: createPlaceRef(null),
    });
    const next = createBracketMatch("2", "ro2", {
      match: match("2", { start: NOON + 15 * MINUTE, entries: [] }),
      slots: [],
    });
    const [row, ...others] = attentionItemsOf([...before, live, next], {
      histories: learnt,
    }).filter(({ kind }) => kind === "short-turnaround");
    expect(others).toEqual([]);
    expect(row?.reason).toEqual({
      kind: "short-turnaround",
      contestant: "Aino / Bo",
      minutes: 5,
      other: { match: "a.example/1", name: "M1" },
      estimated: true,
    });
    const loose = { ...live, absence: "last-seen" as const };
    expect(formatAttentionItems([...before, loose, next], { histories: learnt })).toEqual([
      "contestant-missing: 2",
    ]);
  });
});
