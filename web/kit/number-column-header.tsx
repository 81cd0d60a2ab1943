import styles from "./number-column-header.module.css";

interface NumberColumnHeaderProps {
  /** `short` is shown; `long` is the title. */
  readonly name: { readonly short: string; readonly long: string };
  readonly className?: string | undefined;
  /** Whether the column is shown even if there is little room. */
  readonly always?: boolean;
}

export function NumberColumnHeader({ name, className, always }: NumberColumnHeaderProps) {
  return (
    <th scope="col" className={className} data-always={always}>
      <abbr className={styles["name"]} title={name.long}>
        {name.short}
      </abbr>
    </th>
  );
}
