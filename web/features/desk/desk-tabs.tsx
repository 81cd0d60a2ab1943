import { Link } from "#web/routing/routing.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import fade from "#web/kit/fade.module.css";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { showCurrent } from "#web/kit/show-current.ts";
import { LastAct } from "./staff-acts/last-act.tsx";
import { useMyAttentionItems } from "./attention/use-my-attention-items.ts";
import styles from "./desk-tabs.module.css";

interface DeskTabsProps {
  /** Shows an attention item; without it, the page shows none. */
  readonly onShow?: (id: string) => void;
}

/** Navigation between the pages for staff, with the number of attention items, and the last act. */
export function DeskTabs(props: DeskTabsProps) {
  const { pages } = useMessages("desk");
  const { rows } = useMyAttentionItems();
  return (
    <div className={styles["bar"]} data-screen-only data-tabs>
      <nav
        ref={showCurrent}
        className={joinClassNames("tabs line-below", fade["fade"])}
        aria-label={pages.label}
      >
        <Link to="/desk" current="page">
          {pages.attention} {rows.length > 0 && <span>{rows.length}</span>}
        </Link>
        <Link to="/desk/changes" current="pages">
          {pages.changes}
        </Link>
        <Link to="/desk/facts" current="pages">
          {pages.facts}
        </Link>
        <Link to="/desk/screens" current="pages">
          {pages.screens}
        </Link>
      </nav>
      <LastAct {...props} />
    </div>
  );
}
