import { useSearch } from "@tanstack/react-router";
import { PageColumn } from "#web/components/page-column.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { ChangeFeed } from "#web/features/matches/changes/change-feed.tsx";
import { useMessages } from "#web/i18n/messages.ts";

/** As far back as anybody reads: a match's own past stands in its panel. */
const SHOWN = 120;

/** Everything that happened, conflicts and locks included, the newest first. */
export function ChangesPage() {
  const messages = useMessages();
  const { pages } = useDeskMessages();
  const { game } = useSearch({ from: "__root__" });
  return (
    <PageColumn width="text">
      <title>{`${pages.changes} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{pages.changes}</h1>
      <DeskTabs />
      <ChangeFeed game={game} shown={SHOWN} asStaff />
    </PageColumn>
  );
}
