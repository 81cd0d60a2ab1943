import { navigate } from "#web/routing/navigate.ts";
import type { ReactNode } from "react";
import { FindField } from "#web/kit/find-field.tsx";
import { type FilteredRow, FilterSelect } from "#web/features/desk/filter-select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type FilteredRecord, filterRecords, type RecordsSearch } from "./records-search.ts";
import styles from "./record-filters.module.css";

interface RecordFiltersProps {
  readonly search: RecordsSearch;
  /** All records: each filter counts those that fit the other filters. */
  readonly records: readonly FilteredRecord[];
  /** Names of the kinds. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Label of the search. */
  readonly find: string;
  /** Shown at the end of the line. */
  readonly children: ReactNode;
}

/** Filters of a page of records, which are a part of its URL. */
export function RecordFilters({ search, records, kinds, find, children }: RecordFiltersProps) {
  const { words } = useMessages("common");
  const filters: readonly (readonly [
    name: "kind" | "tournament" | "who",
    label: string,
    listRows: (record: FilteredRecord) => readonly FilteredRow[],
  ])[] = [
    ["kind", words.kind, ({ kind }) => [{ value: kind, name: kinds[kind] ?? kind }]],
    ["tournament", words.tournament, ({ tournaments }) => tournaments],
    ["who", words.staff, ({ authors }) => authors.map((who) => ({ value: who, name: who }))],
  ];
  return (
    <div className={styles["filters"]}>
      {filters.map(([name, label, listRows]) => (
        <FilterSelect
          key={name}
          label={label}
          value={search[name]}
          rows={filterRecords(records, { ...search, [name]: "" }).flatMap(listRows)}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <FindField label={find} text={search.q} onFind={(q) => set({ q })} />
      {children}
    </div>
  );
}

function set(changed: Partial<RecordsSearch>): void {
  void navigate({ to: ".", search: (now) => ({ ...now, ...changed }), replace: true });
}
