import { useParams } from "@tanstack/react-router";
import { PageColumn } from "#web/components/page-column.tsx";
import { useMatch } from "#web/api/match.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { MatchDesk } from "#web/features/desk/match-desk.tsx";
import { MatchPanel } from "#web/features/matches/panel/match-panel.tsx";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Page of a match, opened by a shared link or in a new tab. */
export function MatchPage() {
  const messages = useFirstPageMessages();
  const { site, id } = useParams({ from: "/matches/$site/$id" });
  const { data } = useMatch(site, id);
  const isStaff = useIsStaff();
  const names = data === undefined ? "" : formatSlots(data.match.slots, messages);
  const title = names === "" ? messages.match.label : names;
  return (
    <PageColumn width="text">
      <title>{`${title} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{title}</h1>
      <MatchPanel
        key={`${site}/${id}`}
        site={site}
        id={id}
        staff={isStaff && <MatchDesk match={`${site}/${id}`} />}
      />
    </PageColumn>
  );
}
