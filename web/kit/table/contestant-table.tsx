import type { ComponentType } from "react";
import { Link } from "#web/routing/routing.tsx";
import { ContestantName, type ContestantNameProps } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type Column, Table, type TableProps } from "./table.tsx";
import styles from "./table.module.css";

/** Row of a table of contestants. */
export interface ContestantRow {
  readonly contestant: {
    /** Absent while the contestant is not known. */
    readonly key?: string | undefined;
    readonly name: string;
    readonly country: string;
    readonly standing?: ContestantNameProps["standing"];
  };
}

interface ContestantTableProps<Row> extends Omit<TableProps<Row>, "keyOf"> {
  /** Columns before the name: a position, a rank, a seed. */
  readonly before: readonly Column<Row>[];
  /** Columns after the name. */
  readonly columns: readonly Column<Row>[];
  /** Part beside the name; gets the row as its properties. */
  readonly beside?: ComponentType<Row> | undefined;
}

/** A table of contestants, with the columns that all of them have: flag and name. */
export function ContestantTable<Row extends ContestantRow>({
  before,
  columns,
  beside: Beside,
  ...table
}: ContestantTableProps<Row>) {
  const { contestant } = useMessages("common").words;
  const name: Column<Row> = {
    key: "name",
    head: contestant,
    width: "name",
    pinned: table.scrolls === undefined ? undefined : "start",
    cell: (row) => (
      <span className={styles["contestant"]}>
        <Flag country={row.contestant.country} />
        <LinkedName contestant={row.contestant} />
        {Beside && <Beside {...row} />}
      </span>
    ),
  };
  return <Table {...table} keyOf={keyOf} columns={[...before, name, ...columns]} />;
}

function LinkedName({ contestant: { key, name, country, standing } }: ContestantRow) {
  const text = <ContestantName name={name} country={country} standing={standing} />;
  if (key === undefined) return text;
  return (
    <Link to="/contestants/$key" params={{ key }} className="plain-link">
      {text}
    </Link>
  );
}

/** Two contestants of one name may differ in their country. */
function keyOf({ contestant: { key, country } }: ContestantRow, index: number): string {
  return `${key ?? index} ${country}`;
}
