import { Link } from "@tanstack/react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { AttentionRows } from "./attention-rows.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { useDeskPreferences } from "./desk-preferences.ts";
import { ServiceFailureNotice } from "./try-now.tsx";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./attention-column.module.css";

/** Element id that the attention bar on phones scrolls to. */
export const ATTENTION_COLUMN_ELEMENT_ID = "needs-a-person";

/** Column of the first page for staff: the attention items of their games. */
export function AttentionColumn() {
  const desk = useDeskMessages();
  const { games } = useDeskPreferences();
  const { rows, away, open } = useMyAttentionItems();
  return (
    <aside
      className={styles["list"]}
      id={ATTENTION_COLUMN_ELEMENT_ID}
      aria-labelledby={`${ATTENTION_COLUMN_ELEMENT_ID}-title`}
    >
      <h2 className={styles["heading"]} id={`${ATTENTION_COLUMN_ELEMENT_ID}-title`}>
        <Link to="/desk">{desk.title}</Link>{" "}
        {open > 0 && <span className={styles["count"]}>{open}</span>}
      </h2>
      <ServiceFailureNotice />
      {rows.length === 0 && (
        <EmptyState>{games.length === 0 ? desk.nothing : desk.nothingMine}</EmptyState>
      )}
      <AttentionRows rows={rows} />
      {away.length > 0 && <p className={styles["away"]}>{desk.away(away.length)}</p>}
    </aside>
  );
}
