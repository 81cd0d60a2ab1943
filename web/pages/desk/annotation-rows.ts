import type { AnnotationView } from "#core/contract/annotation.ts";
import type { AnnotationActView, StaffActView } from "#core/contract/staff-act.ts";
import type { RecordsSearch } from "./records-search.ts";

/** An annotation in the list: its value, or the last one if it was cleared. */
export interface AnnotationRowData extends Omit<AnnotationView, "value"> {
  /** Identifies the annotation: its kind and scope. */
  readonly key: string;
  /** `null` if it was cleared. */
  readonly value: unknown;
  /** The value before; `null` if there was none or it is not known. */
  readonly before: unknown;
}

/** Returns one row per annotation, also of those that were cleared lately, newest first. */
export function createAnnotationRows(
  facts: readonly AnnotationView[],
  acts: readonly StaffActView[],
): readonly AnnotationRowData[] {
  const latest = new Map<string, AnnotationActView>();
  for (const act of acts) {
    if (act.type === "annotation" && !latest.has(keyOf(act))) latest.set(keyOf(act), act);
  }
  const current = facts.map((fact): AnnotationRowData => {
    const key = keyOf(fact);
    return Object.assign({ key, before: latest.get(key)?.before ?? null }, fact);
  });
  const known = new Set(current.map(({ key }) => key));
  const cleared = [...latest].flatMap(([key, act]): readonly AnnotationRowData[] =>
    known.has(key) || act.value !== null ? [] : [Object.assign({ key }, act)],
  );
  return [...current, ...cleared].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

export function filterAnnotationRows(
  rows: readonly AnnotationRowData[],
  { kind, tournament, who }: Omit<RecordsSearch, "q">,
): readonly AnnotationRowData[] {
  return rows.filter(
    (row) =>
      (kind === "" || row.kind === kind) &&
      (tournament === "" || row.about?.tournament?.key === tournament) &&
      (who === "" || row.who === who),
  );
}

function keyOf({ kind, scope }: { readonly kind: string; readonly scope: string }): string {
  return `${kind} ${scope}`;
}
