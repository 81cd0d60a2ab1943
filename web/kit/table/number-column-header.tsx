interface NumberColumnHeaderProps {
  /** `short` is shown; `long` is the title. */
  readonly name: { readonly short: string; readonly long: string };
  readonly className?: string | undefined;
  /** Whether the column is shown even if there is little room. */
  readonly always?: boolean;
  readonly isScreenOnly?: boolean;
}

export function NumberColumnHeader({
  name,
  className,
  always,
  isScreenOnly = false,
}: NumberColumnHeaderProps) {
  return (
    <th
      scope="col"
      className={className}
      data-always={always}
      data-screen-only={isScreenOnly || undefined}
    >
      <abbr title={name.long}>{name.short}</abbr>
    </th>
  );
}
