import { expect, test } from "vitest";
import type { AnnotationView } from "#core/contract/annotation.ts";
import type { StaffActView } from "#core/contract/staff-act.ts";
import * as en from "#core/i18n/en/pages.ts";
import { createAnnotationRows } from "./annotation-list.tsx";
import { filterRecords, type RecordsSearch } from "./records-search.ts";

const at = (minute: number): string => `2026-01-25T12:0${minute}:00Z`;

function sampleAnnotation(scope: string, value: unknown, minute: number, who = "Anna") {
  const tournament = { key: "a/cup", title: "Cup" };
  const about = { name: "UB1", page: null, contestants: [], sources: [], code: "UB1", tournament };
  const base = { kind: "station", scope, value, who, at: at(minute), about } as const;
  return { ...base, refersTo: null, isPublic: true } satisfies AnnotationView;
}

const act = (annotation: AnnotationView, before: unknown): StaffActView => ({
  type: "annotation",
  number: 1,
  undoes: null,
  ...annotation,
  before,
});

test("lists annotations with the value before, and those that were cleared, newest first", () => {
  const current = sampleAnnotation("a/1", "9", 3);
  const cleared = sampleAnnotation("a/2", null, 4, "Ville");
  const rows = createAnnotationRows(
    [current, sampleAnnotation("a/3", "2", 1)],
    [act(cleared, "5"), act(current, "7"), act(sampleAnnotation("a/2", "5", 2), null)],
    en.desk.annotations,
  );
  expect(rows.map(({ scope, value, before }) => [scope, value, before])).toEqual([
    ["a/2", null, "5"],
    ["a/1", "9", "7"],
    ["a/3", "2", null],
  ]);
});

test("filters by kind, tournament, author and text", () => {
  const rows = createAnnotationRows(
    [sampleAnnotation("a/1", "9", 3), sampleAnnotation("a/2", "8", 2, "Ville")],
    [],
    en.desk.annotations,
  );
  const scopes = (filter: Partial<RecordsSearch>) =>
    filterRecords(rows, { kind: "", tournament: "", who: "", q: "", ...filter }).map(
      ({ scope }) => scope,
    );
  expect(scopes({})).toEqual(["a/1", "a/2"]);
  expect(scopes({ who: "Ville" })).toEqual(["a/2"]);
  expect(scopes({ kind: "note" })).toEqual([]);
  expect(scopes({ tournament: "a/other" })).toEqual([]);
  expect(scopes({ q: "ub1 cup" })).toEqual(["a/1", "a/2"]);
});
