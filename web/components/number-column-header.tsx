import styles from "./number-column-header.module.css";

interface FigureHeadProps {
  /** A letter or two on screen, the word in the title. */
  readonly name: { readonly short: string; readonly long: string };
  readonly className?: string | undefined;
  /** False where the column may go when there is little room. */
  readonly always?: boolean;
}

/** The head of a column of figures. */
export function NumberColumnHeader({ name, className, always }: FigureHeadProps) {
  return (
    <th scope="col" className={className} data-always={always}>
      <abbr className={styles["name"]} title={name.long}>
        {name.short}
      </abbr>
    </th>
  );
}
