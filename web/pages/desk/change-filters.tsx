import { useNavigate, useSearch } from "@tanstack/react-router";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { FindField } from "#web/components/find-field.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { RecordsSearch } from "./records-search.ts";
import { authorOf, filterActs, filterLines, type LedgerLine } from "./ledger.ts";
import { FilterSelect } from "./filter-select.tsx";
import styles from "./changes-page.module.css";

interface ChangeFiltersProps {
  readonly lines: readonly LedgerLine[];
  readonly acts: readonly StaffActView[];
}

/** Filters of the page of changes, each option with the number of rows that it shows. */
export function ChangeFilters({ lines, acts }: ChangeFiltersProps) {
  const records = useMessages("deskRecords");
  const search = useSearch({ from: "/desk/changes" });
  const navigate = useNavigate();
  const { kind, tournament, who, q } = search;
  const ofKinds = filterLines(lines, { kind: "", tournament, q });
  const ofTournaments = [
    ...filterLines(lines, { kind, tournament: "", q }).map(({ row, match }) => ({
      value: row.tournament,
      name: match.tournament,
    })),
    ...filterActs(acts, { who, tournament: "", q }).flatMap(({ about }) =>
      about?.tournament ? [{ value: about.tournament.key, name: about.tournament.title }] : [],
    ),
  ];
  const ofStaff = filterActs(acts, { who: "", tournament, q });
  const set = (changed: Partial<RecordsSearch>): void => {
    void navigate({ to: ".", search: (now) => ({ ...now, ...changed }), replace: true });
  };
  return (
    <div className={styles["filters"]}>
      <FilterSelect
        label={records.kind}
        value={kind}
        rows={ofKinds.map(({ row: { change } }) => ({
          value: change.type,
          name: records.changes.kinds[change.type],
        }))}
        onChange={(value) => {
          set({ kind: value });
        }}
      />
      <FilterSelect
        label={records.tournament}
        value={tournament}
        rows={ofTournaments}
        onChange={(value) => {
          set({ tournament: value });
        }}
      />
      <FilterSelect
        label={records.staff}
        value={who}
        rows={ofStaff.map((act) => ({ value: authorOf(act), name: authorOf(act) }))}
        onChange={(value) => {
          set({ who: value });
        }}
      />
      <FindField
        label={records.changes.find}
        text={q}
        onFind={(text) => {
          set({ q: text });
        }}
      />
      <p className={styles["legend"]}>
        <s>{records.changes.before}</s> <b>{records.changes.after}</b>
      </p>
    </div>
  );
}
