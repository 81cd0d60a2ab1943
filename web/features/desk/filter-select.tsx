import { groupBy } from "#core/lib/collections.ts";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";

/** Value of a row, "" if it has none, and the name of the value. */
export interface FilteredRow {
  readonly value: string;
  readonly name: string;
}

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** The rows that the options count. */
  readonly rows: readonly FilteredRow[];
  /** Name of the value if no row has it any more; by default the value. */
  readonly name?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A filter whose options are the values of these rows, the most frequent first. */
export function FilterSelect({ label, value, rows, name = value, onChange }: FilterSelectProps) {
  const { words } = useMessages("common");
  const counted = [...groupBy(rows, (row) => row.value)]
    .filter(([each]) => each !== "")
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([each, same]) => ({ value: each, label: `${same[0]?.name ?? each} ${same.length}` }));
  const isListed = value === "" || counted.some((option) => option.value === value);
  const options = [
    { value: "", label: words.all(counted.length) },
    ...counted,
    ...(isListed ? [] : [{ value, label: `${name} 0` }]),
  ];
  return (
    <Select look="labelled" label={label} value={value} options={options} onChange={onChange} />
  );
}
