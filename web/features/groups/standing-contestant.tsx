import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { StandingView } from "#core/contract/tournament.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import styles from "./group-table.module.css";

interface StandingContestantProps extends Pick<StandingView, "contestant"> {
  /** After the name. */
  readonly children: ReactNode;
}

/** Flag and name of a contestant of a group. */
export function StandingContestant({ contestant, children }: StandingContestantProps) {
  return (
    <span className={styles["contestant"]}>
      <Flag country={contestant.country} />
      <Link to="/contestants/$key" params={{ key: contestant.key }}>
        <ContestantName name={contestant.name} country={contestant.country} />
      </Link>
      {children}
    </span>
  );
}
