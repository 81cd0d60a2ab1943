import { Link } from "#web/routing/routing.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "#web/kit/count-mark.module.css";

interface DeskLinkProps {
  /** Whether an icon is above the word, with the number over its corner. */
  readonly hasIcon?: boolean;
}

/** Link to the attention list with the number of attention items that wait for the viewer. */
export function DeskLink({ hasIcon = false }: DeskLinkProps) {
  const { pages, openCount } = useMessages("desk");
  const { waiting } = useMyAttentionItems();
  return (
    <Link to="/desk" className={hasIcon ? "tab text-code" : "tab"} current="pages">
      {hasIcon && <Icon name="clipboard-text" />}
      <span>
        {pages.label}
        {waiting > 0 && (
          <>
            {" "}
            <span className={styles["count"]} data-corner={hasIcon || undefined} aria-hidden>
              {waiting}
            </span>
            <span className="visually-hidden">{openCount(waiting)}</span>
          </>
        )}
      </span>
    </Link>
  );
}
