import { useNavigate, useSearch } from "@tanstack/react-router";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { useDeskRecordMessages } from "#web/i18n/desk-record-messages.ts";
import type { ChangesSearch } from "./changes-search.ts";
import { authorOf, filterActs, filterLines, type LedgerLine } from "./ledger.ts";
import { FilterSelect } from "./filter-select.tsx";
import styles from "./changes-page.module.css";

interface ChangeFiltersProps {
  readonly lines: readonly LedgerLine[];
  readonly acts: readonly StaffActView[];
}

/** Filters of the page of changes, each option with the number of rows that it shows. */
export function ChangeFilters({ lines, acts }: ChangeFiltersProps) {
  const records = useDeskRecordMessages();
  const search = useSearch({ from: "/desk/changes" });
  const navigate = useNavigate();
  const { kind, tournament, who } = search;
  const ofKinds = filterLines(lines, { kind: "", tournament });
  const ofTournaments = [
    ...filterLines(lines, { kind, tournament: "" }).map(({ row, match }) => ({
      value: row.tournament,
      name: match.tournament,
    })),
    ...filterActs(acts, { who, tournament: "" }).flatMap(({ about }) =>
      about?.tournament ? [{ value: about.tournament.key, name: about.tournament.title }] : [],
    ),
  ];
  const ofStaff = filterActs(acts, { who: "", tournament });
  const set = (changed: Partial<ChangesSearch>): void => {
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
    </div>
  );
}
