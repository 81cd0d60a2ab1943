import { Link } from "#web/routing/routing.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import fade from "#web/components/fade.module.css";
import { joinClassNames } from "#web/components/join-class-names.ts";
import styles from "#web/components/tab-list.module.css";
import { useMyAttentionItems } from "./attention/use-my-attention-items.ts";

/** Navigation between the pages for staff, with the number of attention items. */
export function DeskTabs() {
  const { pages } = useMessages("desk");
  const { rows } = useMyAttentionItems();
  return (
    <nav
      className={joinClassNames(styles["list"], fade["fade"])}
      aria-label={pages.label}
      data-tight
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
  );
}
