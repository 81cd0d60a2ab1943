import { useParams } from "@tanstack/react-router";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import type { GroupView } from "#core/contract/tournament.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useGroup } from "#web/api/group.ts";
import { useTournament } from "#web/api/tournament.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { GroupAnnotationEditors } from "#web/features/desk/annotations/group-annotation-editors.tsx";
import { GroupTable } from "#web/features/groups/group-table.tsx";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./tournament-page.module.css";

/** Groups tab of a tournament: the standings of all groups. */
export function TournamentGroups() {
  const messages = useAllMessages();
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const isStaff = useIsStaff();
  const { data } = useTournament(site, slug);
  const venue = useVenueFormat(data?.tournament.venueZone);
  const { scores } = usePreferences();
  const groups = data?.groups ?? [];
  return (
    <div className={styles["groups"]}>
      {groups.length === 0 && <EmptyState>{messages.tournament.noGroups}</EmptyState>}
      {groups.length > 0 && scores === "hidden" && (
        <EmptyState>{messages.match.result.hidden}</EmptyState>
      )}
      {scores === "shown" &&
        groups.map((group) => (
          <div key={group.id} className={group.rounds === null ? undefined : styles["wholeRow"]}>
            {group.rounds === null ? (
              <GroupTable group={group} />
            ) : (
              <SwissGroup group={group} venue={venue} />
            )}
            {isStaff && <GroupAnnotationEditors group={group} />}
          </div>
        ))}
    </div>
  );
}

interface SwissGroupProps {
  readonly group: GroupView;
  readonly venue: VenueFormat;
}

/** Loads the matches of a Swiss group, because its table shows them. */
function SwissGroup({ group, venue }: SwissGroupProps) {
  const { data } = useGroup(group.site, group.id);
  return <GroupTable group={group} swiss={{ matches: data?.matches ?? [], venue, MatchLink }} />;
}
