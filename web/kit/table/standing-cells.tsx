import type { ReactNode } from "react";
import type { StandingView } from "#core/contract/tournament.ts";
import { Text } from "#web/kit/text.tsx";
import { NumberColumnHeader } from "./number-column-header.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantLink } from "./contestant-link.tsx";
import styles from "./table.module.css";

interface StandingCellsProps {
  readonly standing: StandingView;
  /** After the name; by default the match that the contestant advanced to. */
  readonly children?: ReactNode;
}

/** Headers of the first cells. */
export function StandingHeaders() {
  const messages = useMessages("standings");
  return (
    <>
      <NumberColumnHeader name={messages.position} className={styles["position"]} />
      <th scope="col" className={styles["who"]}>
        {messages.contestant}
      </th>
    </>
  );
}

/**
 * First cells of a row: the position ("2", "2=" of a tie, "2*" if staff decided the order of a tie),
 * and flag and name of the contestant.
 */
export function StandingCells({ standing, children }: StandingCellsProps) {
  const messages = useMessages("standings");
  const { position, tied, sharedPosition, contestant, wentTo } = standing;
  const isDecided = sharedPosition !== null;
  const reason = isDecided ? messages.decidedByStaff : tied ? messages.tiedWith : undefined;
  return (
    <>
      <td className={styles["position"]} title={reason}>
        {position}
        {tied && "="}
        {isDecided && "*"}
      </td>
      <th scope="row" className={styles["who"]}>
        <ContestantLink contestant={contestant}>
          {children === undefined ? <AdvancesTo wentTo={wentTo} /> : children}
        </ContestantLink>
      </th>
    </>
  );
}

/** The bracket match that a contestant advanced to; nothing if there is none. */
export function AdvancesTo({ wentTo }: Pick<StandingView, "wentTo">) {
  const messages = useMessages("standings");
  if (wentTo === null) return null;
  return (
    <Text type="code" tone="faint" title={messages.wentTo(wentTo.code)}>
      →&nbsp;<span translate="no">{wentTo.code}</span>
    </Text>
  );
}
