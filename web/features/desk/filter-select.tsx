import { groupBy } from "#core/lib/collections.ts";
import { Select } from "#web/components/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** Value and name of each row that the options count. */
  readonly rows: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter whose options are the values of these rows, the most frequent first. */
export function FilterSelect({ label, value, rows, onChange }: FilterSelectProps) {
  const records = useMessages("deskRecords");
  const counted = [...groupBy(rows, (row) => row.value)].map(([each, same]) => ({
    value: each,
    count: same.length,
    label: records.option(same[0]?.name ?? each, same.length),
  }));
  const isListed = value === "" || counted.some((option) => option.value === value);
  const options = [
    { value: "", label: records.all(counted.length) },
    ...counted.toSorted((a, b) => b.count - a.count),
    ...(isListed ? [] : [{ value, label: records.option(value, 0) }]),
  ];
  return (
    <Select look="labelled" label={label} value={value} options={options} onChange={onChange} />
  );
}
