import { useSearch } from "@tanstack/react-router";
import { PageColumn } from "#web/components/page-column.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { ChangeFeed } from "#web/features/matches/changes/change-feed.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Number of changes shown; the panel of a match has its whole history. */
const MAX_LINES = 120;

/** Page with the latest changes, newest first, including conflicts and locks. */
export function ChangesPage() {
  const messages = useFirstPageMessages();
  const { pages } = useDeskMessages();
  const { game } = useSearch({ from: "__root__" });
  return (
    <PageColumn width="text">
      <title>{`${pages.changes} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{pages.changes}</h1>
      <DeskTabs />
      <ChangeFeed game={game} maxLines={MAX_LINES} asStaff />
    </PageColumn>
  );
}
