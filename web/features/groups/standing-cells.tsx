import { Link } from "#web/routing/routing.tsx";
import type { ReactNode } from "react";
import type { StandingView } from "#core/contract/tournament.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./group-table.module.css";

interface StandingCellsProps {
  readonly standing: StandingView;
  /** Class names of the table: `position` and `who`. */
  readonly table: Readonly<Record<string, string>>;
  /** After the name; by default the match that the contestant advanced to. */
  readonly children?: ReactNode;
}

/**
 * First cells of a row: the position ("2", "2=" of a tie, "2*" if staff decided the order of a tie),
 * and flag and name of the contestant.
 */
export function StandingCells({ standing, table, children }: StandingCellsProps) {
  const messages = useMessages("standings");
  const { position, tied, sharedPosition, contestant, wentTo } = standing;
  const isDecided = sharedPosition !== null;
  const reason = isDecided ? messages.decidedByStaff : tied ? messages.tiedWith : undefined;
  return (
    <>
      <td className={table["position"]} title={reason}>
        {position}
        {tied && "="}
        {isDecided && "*"}
      </td>
      <th scope="row" className={table["who"]}>
        <span className={styles["contestant"]}>
          <Flag country={contestant.country} />
          <Link to="/contestants/$key" params={{ key: contestant.key }} className="plain-link">
            <ContestantName name={contestant.name} country={contestant.country} />
          </Link>
          {children === undefined ? <AdvancesTo wentTo={wentTo} /> : children}
        </span>
      </th>
    </>
  );
}

/** The bracket match that a contestant advanced to; nothing if there is none. */
export function AdvancesTo({ wentTo }: Pick<StandingView, "wentTo">) {
  const messages = useMessages("standings");
  if (wentTo === null) return null;
  return (
    <span className={styles["advancedTo"]} title={messages.wentTo(wentTo.code)}>
      → <span translate="no">{wentTo.code}</span>
    </span>
  );
}
