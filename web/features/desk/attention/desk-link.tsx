import { Link } from "@tanstack/react-router";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./desk-link.module.css";

/** Link to the desk with the number of unclaimed attention items. */
export function DeskLink() {
  const { pages, openCount } = useDeskMessages();
  const { open } = useMyAttentionItems();
  return (
    <Link to="/desk">
      <span>
        {pages.label}
        {open > 0 && (
          <>
            {" "}
            <span className={styles["count"]} aria-hidden>
              {open}
            </span>
            <span className="visually-hidden">{openCount(open)}</span>
          </>
        )}
      </span>
    </Link>
  );
}
