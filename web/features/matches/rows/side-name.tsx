import { Link } from "#web/routing/routing.tsx";
import { ContestantName } from "#web/components/contestant-name.tsx";
import type { RowSide } from "./sides.ts";
import styles from "./side-name.module.css";

/** Name of a slot, linked to its contestant once known. */
export function SideName({ side: { key, name, country, standing } }: { readonly side: RowSide }) {
  const text = <ContestantName name={name} country={country} standing={standing} />;
  if (key === undefined) return text;
  return (
    <Link
      to="/contestants/$key"
      params={{ key }}
      search={{ open: "" }}
      className={styles["contestant"]}
    >
      {text}
    </Link>
  );
}
