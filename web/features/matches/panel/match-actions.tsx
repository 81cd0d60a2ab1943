import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { matchPage } from "#core/paths/paths.ts";
import { Icon } from "#web/components/icon.tsx";
import { copyText } from "#web/hooks/copy-text.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { formatSiteMatchUrl } from "#web/api/format-site-match-url.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import styles from "./match-panel.module.css";

/** Links to the tournament site, the stream and the versus page; copies the URL of the match. */
export function MatchActions({ match }: { readonly match: MatchView }) {
  const { panel } = useAllMessages().match;
  const { linkTemplates } = useMeta();
  const [left, right] =
    match.slots.length === 2 ? match.slots.flatMap(({ contestant }) => contestant ?? []) : [];
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const { href } = new URL(matchPage(match.site, match.id), location.origin);
    setCopied(await copyText(href));
  };
  return (
    <div className={styles["actions"]}>
      <a
        className={styles["ink"]}
        href={formatSiteMatchUrl(match, linkTemplates)}
        rel="noreferrer"
        target="_blank"
      >
        {panel.openOn(match.site)} <Icon name="arrow-up-right" />
      </a>
      {match.streamLink !== null && (
        <a className={styles["quiet"]} href={match.streamLink} rel="noreferrer" target="_blank">
          {panel.stream} <Icon name="arrow-up-right" />
        </a>
      )}
      {left !== undefined && right !== undefined && (
        <Link
          to="/versus/$a/$b"
          params={{ a: left.key, b: right.key }}
          search={{ open: "" }}
          className={styles["quiet"]}
        >
          {panel.versus}
        </Link>
      )}
      <button
        type="button"
        className={styles["quiet"]}
        onClick={() => {
          void copy();
        }}
      >
        {isCopied ? panel.copied : panel.copyLink}
      </button>
    </div>
  );
}
