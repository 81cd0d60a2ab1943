import type { ReactNode } from "react";
import { useMyAttentionItems } from "#web/features/desk/attention/use-my-attention-items.ts";
import { LastAct } from "#web/features/desk/staff-acts/last-act.tsx";
import { PageTitle } from "#web/features/page-title/page-title.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import fade from "#web/kit/fade.module.css";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { KeyHints } from "#web/kit/key-hints.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import foot from "#web/kit/page-foot.module.css";
import { showCurrent } from "#web/kit/show-current.ts";
import { Link } from "#web/routing/routing.tsx";
import styles from "./desk-frame.module.css";

interface DeskFrameProps {
  /** Name of the page, which is visible in its tab; on a phone the header has "Desk". */
  readonly title: string;
  /** Request for the data of the page. */
  readonly query: { readonly data: unknown; readonly error: Error | null };
  /** Table of the keys in the last line; absent if it has none. */
  readonly table?: "desk" | "annotations" | "screens";
  /** Settings before the keys. */
  readonly settings?: ReactNode;
  /** Shows an attention item; without it, the page shows none. */
  readonly onShow?: (id: string) => void;
  /** Shown when the data has loaded. */
  readonly children?: ReactNode;
}

/** A page for staff: title, links to the other ones with the last act, data, and line of keys. */
export function DeskFrame(props: DeskFrameProps) {
  const { title, query, table, settings, onShow, children } = props;
  const { product } = useFirstPageMessages();
  const { label, list, pages } = useMessages("desk");
  const { rows } = useMyAttentionItems();
  const isPhone = useMediaQuery("(width < 720px)");
  return (
    <div className={styles["page"]} data-table={table}>
      <title>{`${title} · ${product}`}</title>
      <PageTitle className="visually-hidden">{isPhone ? label : title}</PageTitle>
      <div className={styles["bar"]} data-screen-only data-tabs>
        <nav
          ref={showCurrent}
          className={joinClassNames("tabs line-below", fade["fade"])}
          aria-label={label}
        >
          <Link to="/desk" current="page">
            {pages.desk} {rows.length > 0 && <span>{rows.length}</span>}
          </Link>
          <Link to="/desk/changes" current="pages">
            {pages.changes}
          </Link>
          <Link to="/desk/facts" current="pages">
            {pages.annotations}
          </Link>
          <Link to="/desk/screens" current="pages">
            {pages.screens}
          </Link>
        </nav>
        <LastAct onShow={onShow} />
      </div>
      <div>{query.data === undefined ? <LoadingState error={query.error} /> : children}</div>
      {table !== undefined && (
        <div className={foot["foot"]} data-screen-only>
          {settings}
          <KeyHints table={table}>{list.notSent}</KeyHints>
        </div>
      )}
    </div>
  );
}
