import { useMessages } from "#web/i18n/use-messages.ts";
import type { StandingView } from "#core/contract/tournament.ts";
import styles from "./group-table.module.css";

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
