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
  const messages = useMessages("deskRecords");
  const filters = {
    kind: ({ kind }) => [{ value: kind, name: kinds[kind] ?? kind }],
    tournament: ({ tournaments }) => tournaments,
    who: ({ authors }) => authors.map((who) => ({ value: who, name: who })),
  } satisfies Partial<
    Record<keyof RecordsSearch, (record: FilteredRecord) => readonly FilteredRow[]>
  >;
  const labels = { kind: messages.kind, tournament: messages.tournament, who: messages.staff };
  return (
    <div className={styles["filters"]}>
      {(["kind", "tournament", "who"] as const).map((name) => (
        <FilterSelect
          key={name}
          label={labels[name]}
          value={search[name]}
          rows={filterRecords(records, { ...search, [name]: "" }).flatMap(filters[name])}
          onChange={(value) => {
            set({ [name]: value });
          }}
        />
      ))}
      <FindField
        label={find}
        text={search.q}
        onFind={(q) => {
          set({ q });
        }}
      />
      {children}
    </div>
  );
}

function set(changed: Partial<RecordsSearch>): void {
  void navigate({ to: ".", search: (now) => ({ ...now, ...changed }), replace: true });
}
