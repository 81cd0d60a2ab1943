interface SwitchProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Segmented control: one of a few visible options. */
export function SegmentedControl<T extends string>({
  label,
  options,
  names,
  value,
  onChange,
}: SwitchProps<T>) {
  return (
    <fieldset className="tabs gap-4" aria-label={label}>
      {options.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          onClick={() => {
            onChange(each);
          }}
        >
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
}
