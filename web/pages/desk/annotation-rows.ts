import type { AnnotationView } from "#core/contract/annotation.ts";
import type { AnnotationActView, StaffActView } from "#core/contract/staff-act.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import { formatAnnotation } from "#web/features/desk/annotations/format-annotation.ts";
import { type FilteredRecord, joinTexts, tournamentOf } from "./records-search.ts";

/** An annotation in the list: its value, or the last one if it was cleared. */
export interface AnnotationRowData
  extends Omit<AnnotationView, "value">, Omit<FilteredRecord, "kind"> {
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
  messages: DeskMessages["facts"],
): readonly AnnotationRowData[] {
  const latest = new Map<string, AnnotationActView>();
  for (const act of acts) {
    if (act.type === "annotation" && !latest.has(keyOf(act))) latest.set(keyOf(act), act);
  }
  const known = new Set(facts.map(keyOf));
  const cleared = [...latest.values()].filter(
    (act) => !known.has(keyOf(act)) && act.value === null,
  );
  const current = facts.map((fact) =>
    Object.assign({ before: latest.get(keyOf(fact))?.before ?? null }, fact),
  );
  return [...current, ...cleared]
    .map((row): AnnotationRowData => {
      const { about, scope, who } = row;
      const filtered = {
        key: keyOf(row),
        tournaments: tournamentOf(row),
        authors: [who],
        text: joinTexts([
          about?.code,
          about?.name,
          about?.tournament?.title,
          ...(about?.contestants ?? []),
          scope,
          who,
          formatAnnotation(row, messages),
        ]),
      };
      return Object.assign(filtered, row);
    })
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function keyOf({ kind, scope }: { readonly kind: string; readonly scope: string }): string {
  return `${kind} ${scope}`;
}
