import { expect, test } from "vitest";
import type { StaffActView } from "#core/contract/staff-act.ts";
import type { LedgerRow } from "#web/features/matches/changes/ledger-rows.ts";
import {
  filterActs,
  filterLines,
  findUndoableAct,
  groupByMinute,
  type LedgerLine,
  splitMinutes,
} from "./ledger.ts";

const at = (time: string): string => `2026-01-25T12:${time}Z`;

function sampleLine(seq: number, time: string, type: "added" | "started" = "added"): LedgerLine {
  const tournament = seq % 2 === 0 ? "a/even" : "a/odd";
  const links = { page: "/matches/a/1", api: "/api/v1/matches/a/1" };
  const change = { seq, at: at(time), match: "a/1", tournament, links, type };
  const row: LedgerRow = {
    seq,
    at: Date.parse(at(time)),
    match: "a/1",
    tournament,
    change,
    scores: null,
    outcome: null,
  };
  const match = { key: "a/1", site: "a", id: "1", code: "UB1", tournament, gameSlug: "osu" };
  return { row, match: { ...match, contestants: [], sources: [] } };
}

function sampleAct(who: string, time: string, scope = "a/1"): StaffActView {
  const about = {
    name: "UB1",
    page: null,
    contestants: [],
    sources: [],
    code: "UB1",
    tournament: { key: "a/even", title: "Even" },
  };
  return {
    type: "annotation",
    kind: "station",
    scope,
    value: "4",
    before: null,
    who,
    at: at(time),
    about,
    refersTo: null,
    isPublic: true,
  };
}

test("puts changes and acts of staff into the minute in which they were done", () => {
  const minutes = groupByMinute(
    [sampleLine(3, "05:40"), sampleLine(2, "05:02"), sampleLine(1, "03:00")],
    [sampleAct("Ville", "05:59"), sampleAct("Anna", "04:30")],
  );
  const visible = minutes.map(({ lines, acts }) => [
    lines.length,
    acts.map(({ at: time }) => time),
  ]);
  expect(visible).toEqual([
    [2, [at("05:59")]],
    [0, [at("04:30")]],
    [1, []],
  ]);
});

test("filters changes by kind and tournament, and acts by author and tournament", () => {
  const lines = [sampleLine(4, "05:00"), sampleLine(3, "04:00", "started"), sampleLine(2, "03:00")];
  const seqs = (filter: Parameters<typeof filterLines>[1]) =>
    filterLines(lines, filter).map(({ row }) => row.seq);
  expect(seqs({ kind: "", tournament: "", q: "" })).toEqual([4, 3, 2]);
  expect(seqs({ kind: "started", tournament: "", q: "" })).toEqual([3]);
  expect(seqs({ kind: "added", tournament: "a/odd", q: "" })).toEqual([]);
  const acts = [sampleAct("Ville", "05:00"), sampleAct("Anna", "04:00")];
  expect(filterActs(acts, { who: "Anna", tournament: "", q: "" })).toEqual([acts[1]]);
  expect(filterActs(acts, { who: "", tournament: "a/odd", q: "" })).toEqual([]);
});

test("filters changes and acts by a text, without case", () => {
  const lines = [sampleLine(2, "05:00"), sampleLine(1, "04:00")];
  const acts = [sampleAct("Ville", "05:00")];
  const find = (q: string) => [
    filterLines(lines, { kind: "", tournament: "", q }).map(({ row }) => row.seq),
    filterActs(acts, { who: "", tournament: "", q }).length,
  ];
  expect(find("ub1")).toEqual([[2, 1], 1]);
  expect(find("A/ODD")).toEqual([[1], 0]);
  expect(find("LB1")).toEqual([[], 0]);
});

test("offers to undo only the latest act of a member of staff", () => {
  const acts = [
    sampleAct("Anna", "05:00", "a/2"),
    sampleAct("Ville", "04:00"),
    sampleAct("Ville", "03:00"),
  ];
  expect(findUndoableAct(acts, "Ville")).toBe(acts[1]);
  expect(findUndoableAct(acts, "Sofia")).toBeNull();
});

test("does not offer to undo an annotation that another member of staff has changed since", () => {
  expect(
    findUndoableAct([sampleAct("Anna", "05:00"), sampleAct("Ville", "04:00")], "Ville"),
  ).toBeNull();
});

test("splits minutes into two columns of about as many rows", () => {
  const minutes = groupByMinute(
    [
      sampleLine(4, "05:00"),
      sampleLine(3, "04:00"),
      sampleLine(2, "04:00"),
      sampleLine(1, "03:00"),
    ],
    [],
  );
  const [first, second] = splitMinutes(minutes);
  expect([first.length, second.length]).toEqual([2, 1]);
  expect(splitMinutes([])).toEqual([[], []]);
});
