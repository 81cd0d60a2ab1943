import { navigate } from "#web/routing/navigate.ts";
import type { ReactNode } from "react";
import { FindField } from "#web/kit/find-field.tsx";
import { type FilteredRow, FilterSelect } from "#web/features/desk/filter-select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { RecordsSearch } from "./records-search.ts";
import styles from "./record-filters.module.css";

interface RecordFiltersProps {
  readonly search: RecordsSearch;
  /** Rows that each filter counts: those that fit the other filters. */
  readonly rows: Readonly<Record<"kind" | "tournament" | "who", readonly FilteredRow[]>>;
  /** Label of the search. */
  readonly find: string;
  /** Shown at the end of the line. */
  readonly children: ReactNode;
}

/** Filters of a page of records, which are a part of its URL. */
export function RecordFilters({ search, rows, find, children }: RecordFiltersProps) {
  const { kind, tournament, staff } = useMessages("deskRecords");
  const labels = [
    ["kind", kind],
    ["tournament", tournament],
    ["who", staff],
  ] as const;
  return (
    <div className={styles["filters"]}>
      {labels.map(([name, label]) => (
        <FilterSelect
          key={name}
          label={label}
          value={search[name]}
          rows={rows[name]}
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
