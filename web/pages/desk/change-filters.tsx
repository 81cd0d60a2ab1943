import { useSearch } from "#web/routing/routing.tsx";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { authorOf, filterActs, filterLines, type LedgerLine, tournamentOf } from "./ledger.ts";
import { RecordFilters } from "./record-filters.tsx";
import styles from "./changes-page.module.css";

interface ChangeFiltersProps {
  readonly lines: readonly LedgerLine[];
  readonly acts: readonly StaffActView[];
}

/** Filters of the page of changes, each option with the number of rows that it shows. */
export function ChangeFilters({ lines, acts }: ChangeFiltersProps) {
  const { changes } = useMessages("deskRecords");
  const search = useSearch({ from: "/desk/changes" });
  const rows = {
    kind: filterLines(lines, { ...search, kind: "" }).map(({ row: { change } }) => ({
      value: change.type,
      name: changes.kinds[change.type],
    })),
    tournament: [
      ...filterLines(lines, { ...search, tournament: "" }).map(({ row, match }) => ({
        value: row.tournament,
        name: match.tournament,
      })),
      ...filterActs(acts, { ...search, tournament: "" }).flatMap(tournamentOf),
    ],
    who: filterActs(acts, { ...search, who: "" })
      .map(authorOf)
      .map((who) => ({ value: who, name: who })),
  };
  return (
    <RecordFilters className={styles["filters"]} search={search} rows={rows} find={changes.find}>
      <p className={styles["legend"]}>
        <s>{changes.before}</s> <b>{changes.after}</b>
      </p>
    </RecordFilters>
  );
}
