import type { StaffActView } from "#core/contract/staff-act.ts";
import { decodeText } from "#core/lib/decode.ts";
import { foldName } from "#core/lib/text.ts";
import type { FilteredRow } from "#web/features/desk/filter-select.tsx";
import { createSearchParser } from "#web/routing/search-parser.ts";

/** Parses the query parameters of the pages of changes and of annotations. */
export const parseRecordsSearch = createSearchParser({
  /** Type of a change or kind of an annotation. */
  kind: decodeText,
  /** `SITE/SLUG`. */
  tournament: decodeText,
  /** Name of a member of staff. */
  who: decodeText,
  /** Text in names, codes and values. */
  q: decodeText,
});

export type RecordsSearch = ReturnType<typeof parseRecordsSearch>;

/** Values of a record that filters compare. */
export interface FilteredRecord {
  /** "" if no filter by kind shows it. */
  readonly kind: string;
  readonly tournaments: readonly FilteredRow[];
  /** Members of staff who did or undid it. */
  readonly authors: readonly string[];
  /** Texts that the search finds, folded. */
  readonly text: string;
}

/** Returns the records that fit all filters. */
export function filterRecords<R extends FilteredRecord>(
  records: readonly R[],
  { kind, tournament, who, q }: RecordsSearch,
): readonly R[] {
  return records.filter(
    (record) =>
      (kind === "" || record.kind === kind) &&
      (tournament === "" || record.tournaments.some(({ value }) => value === tournament)) &&
      (who === "" || record.authors.includes(who)) &&
      record.text.includes(foldName(q)),
  );
}

/** Joins texts that the search finds, without case and accents. */
export function joinTexts(texts: readonly (string | null | undefined)[]): string {
  return foldName(texts.filter(Boolean).join(" "));
}

/** Returns the tournament of an act or of an annotation as a value of a filter; else nothing. */
export function tournamentOf({ about }: Pick<StaffActView, "about">): readonly FilteredRow[] {
  const tournament = about?.tournament;
  return tournament ? [{ value: tournament.key, name: tournament.title }] : [];
}
