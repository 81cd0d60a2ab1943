import { Link } from "@tanstack/react-router";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import styles from "#web/components/tab-list.module.css";

/** Navigation between the pages of the desk. */
export function DeskTabs() {
  const { pages } = useDeskMessages();
  return (
    <nav className={styles["list"]} aria-label={pages.label}>
      <Link to="/desk" activeOptions={{ exact: true, includeSearch: false }}>
        {pages.attention}
      </Link>
      <Link to="/desk/changes" activeOptions={{ includeSearch: false }}>
        {pages.changes}
      </Link>
      <Link to="/desk/facts" activeOptions={{ includeSearch: false }}>
        {pages.facts}
      </Link>
      <Link to="/desk/screens" activeOptions={{ includeSearch: false }}>
        {pages.screens}
      </Link>
    </nav>
  );
}
