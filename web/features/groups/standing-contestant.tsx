import { Link } from "@tanstack/react-router";
import type { StandingView } from "#core/contract/tournament.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import styles from "./group-table.module.css";

/** Flag and name of a contestant of a group, and the bracket match they advanced to. */
export function StandingContestant({ standing }: { readonly standing: StandingView }) {
  const messages = useStandingsMessages();
  const { contestant, wentTo } = standing;
  return (
    <span className={styles["contestant"]}>
      <Flag country={contestant.country} />
      <Link to="/contestants/$key" params={{ key: contestant.key }}>
        <ContestantName name={contestant.name} country={contestant.country} />
      </Link>
      {wentTo !== null && (
        <span className={styles["advancedTo"]} title={messages.wentTo(wentTo.code)}>
          →{" "}
          <span className={styles["advancedToCode"]} translate="no">
            {wentTo.code}
          </span>
        </span>
      )}
    </span>
  );
}
