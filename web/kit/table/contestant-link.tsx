import { Link } from "#web/routing/routing.tsx";
import type { ReactNode } from "react";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import styles from "./table.module.css";

interface ContestantLinkProps {
  readonly contestant: { readonly key: string; readonly name: string; readonly country: string };
  readonly isStrong?: boolean;
  /** What is beside the name. */
  readonly children?: ReactNode;
}

/** Flag of a contestant, and the name as a link. */
export function ContestantLink({ contestant, isStrong = false, children }: ContestantLinkProps) {
  const { key, name, country } = contestant;
  return (
    <span className={styles["contestant"]} data-strong={isStrong || undefined}>
      <Flag country={country} />
      <Link to="/contestants/$key" params={{ key }} className="plain-link">
        <ContestantName name={name} country={country} />
      </Link>
      {children}
    </span>
  );
}
