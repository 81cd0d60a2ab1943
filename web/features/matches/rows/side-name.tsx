import { Link } from "@tanstack/react-router";
import { ContestantName } from "#web/components/contestant-name.tsx";
import type { Side } from "./sides.ts";
import { Flag, OpenFlag } from "#web/components/flag.tsx";
import styles from "./side-name.module.css";

/** The name of a side; leads to the contestant once one is known. */
export function SideName({ side: { key, name, country = "", standing } }: { readonly side: Side }) {
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

/** Renders the flag of a side, or an empty frame while its contestant is unknown. */
export function SideFlag({ side: { country } }: { readonly side: Side }) {
  return country === undefined ? <OpenFlag /> : <Flag country={country} />;
}
