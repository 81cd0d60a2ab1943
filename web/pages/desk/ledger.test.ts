import { expect, test } from "vitest";
import type { ServiceRecordView } from "#core/contract/service-record.ts";
import { authorOf } from "#web/features/desk/staff-acts/undoable-acts.ts";
import type { StaffActView } from "#core/contract/staff-act.ts";
import type { LedgerRow } from "#web/features/matches/changes/ledger-rows.ts";
import {
  createLastLookMark,
  filterActs,
  filterLines,
  filterRecords,
  groupByMinute,
  type LedgerLine,
  splitMinutes,
} from "./ledger.ts";
import type { RecordsSearch } from "./records-search.ts";

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
    number: 1,
    undoes: null,
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

function sampleRecord(time: string): ServiceRecordView {
  const outage = {
    host: "football.example.org",
    clientId: "desk",
    outcome: "http-error" as const,
    since: at(time),
  };
  const base = { number: 1, isOver: false, at: at(time), who: "Matchdesk", tournaments: [] };
  return { type: "outage", ...base, outage };
}

test("puts changes, records and acts of staff into the minute in which they were done", () => {
  const minutes = groupByMinute({
    lines: [sampleLine(3, "05:40"), sampleLine(2, "05:02"), sampleLine(1, "03:00")],
    records: [sampleRecord("04:59")],
    acts: [sampleAct("Ville", "05:59"), sampleAct("Anna", "04:30")],
  });
  const visible = minutes.map(({ lines, records, acts }) => [
    lines.length,
    records.length,
    acts.map(({ at: time }) => time),
  ]);
  expect(visible).toEqual([
    [2, 0, [at("05:59")]],
    [0, 1, [at("04:30")]],
    [1, 0, []],
  ]);
});

/** Filters by these values only. */
function searchFor(search: Partial<RecordsSearch>): RecordsSearch {
  return { kind: "", tournament: "", who: "", q: "", ...search };
}

const LINES = [sampleLine(4, "05:00"), sampleLine(3, "04:00", "started"), sampleLine(2, "03:00")];
const ACTS = [sampleAct("Ville", "05:00"), sampleAct("Anna", "04:00")];

test.each<[Partial<RecordsSearch>, number[], string[]]>([
  [{}, [4, 3, 2], ["Ville", "Anna"]],
  [{ tournament: "a/even" }, [4, 2], ["Ville", "Anna"]],
  [{ tournament: "a/odd" }, [3], []],
  // Only changes have a kind, and only acts an author.
  [{ kind: "started" }, [3], []],
  [{ kind: "added", tournament: "a/odd" }, [], []],
  [{ who: "Anna" }, [], ["Anna"]],
  [{ who: "Anna", tournament: "a/odd" }, [], []],
  [{ q: "ub1" }, [4, 3, 2], ["Ville", "Anna"]],
  [{ q: "A/ODD" }, [3], []],
  [{ q: "LB1" }, [], []],
])("shows with the filters %j changes %j and acts of %j", (search, seqs, authors) => {
  const filters = searchFor(search);
  expect(filterLines(LINES, filters).map(({ row }) => row.seq)).toEqual(seqs);
  const acts = filterActs({ acts: ACTS, undoings: new Map() }, filters);
  expect(acts.map(authorOf)).toEqual(authors);
});

const MINUTES = groupByMinute({
  lines: [sampleLine(3, "05:40"), sampleLine(2, "05:02"), sampleLine(1, "03:00")],
  records: [sampleRecord("03:10")],
  acts: [sampleAct("Ville", "05:59"), sampleAct("Anna", "04:30")],
});
test("shows an act at the name of who undid it", () => {
  const [act, other] = ACTS;
  const undoing = sampleAct("Sofia", "06:00");
  const undoings = new Map([[act!.number, undoing]]);
  const shown = filterActs(
    { acts: [act!, { ...other!, number: 9 }], undoings },
    searchFor({ who: "Sofia" }),
  );
  expect(shown).toEqual([act]);
});

test.each<[Partial<RecordsSearch>, number]>([
  [{}, 1],
  [{ kind: "outage" }, 1],
  [{ kind: "outage-over" }, 0],
  [{ who: "Matchdesk" }, 0],
  [{ tournament: "a/even" }, 0],
  [{ q: "football" }, 1],
  [{ q: "chess" }, 0],
])("shows with the filters %j an outage: %j", (search, count) => {
  expect(filterRecords([sampleRecord("05:00")], searchFor(search))).toHaveLength(count);
});

const mark = (time: string, me: string) => createLastLookMark(MINUTES, Date.parse(at(time)), me);

test("marks the oldest minute after the last visit, and counts others' acts and changes", () => {
  expect(mark("03:00", "Ville")).toMatchObject({
    count: 3,
    after: { at: Date.parse(at("04:00")) },
  });
  expect(mark("03:00", "Anna")?.count).toBe(3);
  expect(mark("04:00", "")).toMatchObject({ count: 3, after: { at: Date.parse(at("05:00")) } });
});

test("marks the last minute when all of them are newer", () => {
  expect(mark("00:00", "")).toMatchObject({ count: 6, after: { at: Date.parse(at("03:00")) } });
});

test("marks nothing when nothing is newer, on the first visit, and if only own acts are newer", () => {
  expect(mark("05:00", "")).toBeNull();
  expect(createLastLookMark(MINUTES, null, "")).toBeNull();
  const own = groupByMinute({ lines: [], records: [], acts: [sampleAct("Ville", "05:00")] });
  expect(createLastLookMark(own, Date.parse(at("04:00")), "Ville")).toBeNull();
});

test("splits minutes into two columns of about as many rows", () => {
  const lines = [
    sampleLine(4, "05:00"),
    sampleLine(3, "04:00"),
    sampleLine(2, "04:00"),
    sampleLine(1, "03:00"),
  ];
  const minutes = groupByMinute({ lines, records: [], acts: [] });
  const [first, second] = splitMinutes(minutes);
  expect([first.length, second.length]).toEqual([2, 1]);
  expect(splitMinutes([])).toEqual([[], []]);
});
