import { Link } from "#web/routing/routing.tsx";
import type { MatchView } from "#core/contract/match.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { RaceTable } from "#web/kit/table/race-table.tsx";
import { StandingsTable } from "#web/kit/table/standings-table.tsx";
import { useTournament } from "#web/api/tournaments.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";

interface GroupStandingsProps {
  readonly match: Pick<MatchView, "group" | "tournament">;
  /** Keys of contestants whose rows are marked. */
  readonly marked: readonly string[];
}

/**
 * Standings of the group of a match, beside the match or one of its contestants. Renders nothing
 * if there is no group, if it is a Swiss group (long table) or if the viewer hides scores.
 */
export function GroupStandings({ match, marked }: GroupStandingsProps) {
  const { site, slug } = match.tournament;
  const { data } = useTournament(site, slug);
  const { groupName } = useMessages("common");
  const { allGroups } = useMessages("standings");
  const { scores } = usePreferences();
  const group = data?.groups.find(({ id }) => id === match.group?.id);
  if (group === undefined || group.kind === "swiss" || scores === "hidden") return null;
  const heading = (
    <SectionHeading
      aside={
        <Link to="/tournaments/$site/$slug/groups" params={{ site, slug }} search={{ open: "" }}>
          {allGroups}
        </Link>
      }
    >
      {group.name ?? groupName(group.number)}
    </SectionHeading>
  );
  return (
    <section>
      {group.kind === "ranked" ? (
        <RaceTable {...{ heading, group }} />
      ) : (
        <StandingsTable {...{ heading, group, marked }} />
      )}
    </section>
  );
}
