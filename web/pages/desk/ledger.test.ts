import { expect, test } from "vitest";
import type { ServiceRecordView } from "#core/contract/service-record.ts";
import { authorOf } from "#web/features/desk/staff-acts/undoable-acts.ts";
import type { StaffActView } from "#core/contract/staff-act.ts";
import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { CHANGE, CHANGED_MATCH } from "#web/testing/sample-change.ts";
import {
  createLastLookMark,
  createLedger,
  foldUndoings,
  groupByMinute,
  splitMinutes,
} from "./ledger.ts";
import { filterRecords, type RecordsSearch } from "./records-search.ts";

const at = (time: string): string => `2026-01-25T12:${time}Z`;

interface SampleChange {
  readonly change: ChangeView;
  readonly match: MatchRef;
}

/** A change of a match of its own. */
function sampleChange(
  seq: number,
  time: string,
  type: "added" | "started" = "added",
): SampleChange {
  const tournament = seq % 2 === 0 ? "a/even" : "a/odd";
  const key = `a/${seq}`;
  const change = { ...CHANGE, seq, at: at(time), match: key, tournament, type };
  return { change, match: { ...CHANGED_MATCH, key, id: `${seq}`, code: "UB1", tournament } };
}

function sampleLedger({
  changes = [],
  records = [],
  acts = [],
}: {
  readonly changes?: readonly SampleChange[];
  readonly records?: readonly ServiceRecordView[];
  readonly acts?: readonly StaffActView[];
}) {
  const page = {
    changes: changes.map(({ change }) => change),
    matches: changes.map(({ match }) => match),
  };
  return createLedger(page, "", records, acts);
}

function sampleAct(who: string, time: string, number = 1): StaffActView {
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
    number,
    undoes: null,
    kind: "station",
    scope: "a/1",
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

const MINUTES = groupByMinute(
  sampleLedger({
    changes: [sampleChange(3, "05:40"), sampleChange(2, "05:02"), sampleChange(1, "03:00")],
    records: [sampleRecord("03:10")],
    acts: [sampleAct("Ville", "05:59"), sampleAct("Anna", "04:30")],
  }),
);

test("puts changes, records and acts of staff into the minute in which they were done", () => {
  const visible = MINUTES.map(({ service, acts }) => [
    service.map(({ type }) => type),
    acts.map(({ act }) => act.at),
  ]);
  expect(visible).toEqual([
    [["change", "change"], [at("05:59")]],
    [[], [at("04:30")]],
    [["record", "change"], []],
  ]);
});

/** Filters by these values only. */
function searchFor(search: Partial<RecordsSearch>): RecordsSearch {
  return { kind: "", tournament: "", who: "", q: "", ...search };
}

const LEDGER = sampleLedger({
  changes: [
    sampleChange(4, "05:00"),
    sampleChange(3, "04:00", "started"),
    sampleChange(2, "03:00"),
  ],
  acts: [sampleAct("Ville", "05:00", 2), sampleAct("Anna", "04:00", 1)],
});

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
  const shown = filterRecords(LEDGER, searchFor(search));
  expect(shown.flatMap((one) => (one.type === "change" ? [one.row.seq] : []))).toEqual(seqs);
  const acts = shown.flatMap((one) => (one.type === "act" ? [authorOf(one.act)] : []));
  expect(acts).toEqual(authors);
});

test("shows an act at the name of who undid it", () => {
  const undoing = { ...sampleAct("Sofia", "06:00", 3), undoes: 1 };
  const acts = [undoing, sampleAct("Ville", "05:00", 2), sampleAct("Anna", "04:00", 1)];
  const shown = filterRecords(sampleLedger({ acts }), searchFor({ who: "Sofia" }));
  expect(shown).toMatchObject([{ act: { number: 1 }, undoing: { number: 3 } }]);
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
  const ledger = sampleLedger({ records: [sampleRecord("05:00")] });
  expect(filterRecords(ledger, searchFor(search))).toHaveLength(count);
});

const mark = (time: string, me: string) => createLastLookMark(MINUTES, Date.parse(at(time)), me);

test("marks the oldest minute after the last visit, and counts others' acts and changes", () => {
  expect(mark("03:00", "Ville")).toMatchObject({
    count: 3,
    after: Date.parse(at("04:00")),
  });
  expect(mark("03:00", "Anna")?.count).toBe(3);
  expect(mark("04:00", "")).toMatchObject({ count: 3, after: Date.parse(at("05:00")) });
});

test("marks the last minute when all of them are newer", () => {
  expect(mark("00:00", "")).toMatchObject({ count: 6, after: Date.parse(at("03:00")) });
});

test("marks nothing when nothing is newer, on the first visit, and if only own acts are newer", () => {
  expect(mark("05:00", "")).toBeNull();
  expect(createLastLookMark(MINUTES, null, "")).toBeNull();
  const own = groupByMinute(sampleLedger({ acts: [sampleAct("Ville", "05:00")] }));
  expect(createLastLookMark(own, Date.parse(at("04:00")), "Ville")).toBeNull();
});

test("splits minutes into two columns of about as many rows", () => {
  const changes = [
    sampleChange(4, "05:00"),
    sampleChange(3, "04:00"),
    sampleChange(2, "04:00"),
    sampleChange(1, "03:00"),
  ];
  const minutes = groupByMinute(sampleLedger({ changes }));
  const [first, second] = splitMinutes(minutes);
  expect([first.length, second.length]).toEqual([2, 1]);
  expect(splitMinutes([])).toEqual([[], []]);
});

const act = (number: number, undoes: number | null = null): StaffActView =>
  Object.assign(sampleAct("Anna", "05:00", number), { undoes });

test.each([
  ["an act and its undoing as one", [act(3, 1), act(2), act(1)], [2, 1], ["1 by 3"]],
  [
    "an undoing that was undone as an act, and the first act as not undone",
    [act(3, 2), act(2, 1), act(1)],
    [2, 1],
    ["2 by 3"],
  ],
  ["an undoing of an act that is too old to be listed", [act(9, 1), act(8)], [9, 8], []],
])("shows %s", (_, acts, numbers, undone) => {
  const folded = foldUndoings(acts);
  expect(folded.acts.map(({ number }) => number)).toEqual(numbers);
  const undoings = Array.from(folded.undoings, ([number, by]) => `${number} by ${by.number}`);
  expect(undoings).toEqual(undone);
});
