import { useParams } from "@tanstack/react-router";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import type { GroupView } from "#core/contract/tournament.ts";
import { groupBy } from "#core/lib/collections.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useGroup } from "#web/api/group.ts";
import { useTournament } from "#web/api/tournament.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { StageEditor } from "#web/features/desk/annotations/stage-editor.tsx";
import {
  describeGroupRule,
  findSharedRule,
  type GroupRuleText,
} from "#web/features/groups/describe-group-rule.ts";
import { GroupTable } from "#web/features/groups/group-table.tsx";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./tournament-page.module.css";

/** Groups tab of a tournament: the standings of all groups. */
export function TournamentGroups() {
  const messages = useAllMessages();
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const { data } = useTournament(site, slug);
  const venue = useVenueFormat(data?.tournament.venueZone);
  const { scores } = usePreferences();
  const groups = data?.groups ?? [];
  const stages = groupBy(groups, ({ stage, kind }) => `${stage} ${kind}`);
  return (
    <div className={styles["groups"]}>
      {groups.length === 0 && <EmptyState>{messages.tournament.noGroups}</EmptyState>}
      {groups.length > 0 && scores === "hidden" && (
        <EmptyState>{messages.match.result.hidden}</EmptyState>
      )}
      {scores === "shown" &&
        Array.from(stages, ([key, ofStage]) => (
          <Stage key={key} groups={ofStage} isNumbered={stages.size > 1} venue={venue} />
        ))}
    </div>
  );
}

interface StageProps {
  readonly groups: readonly GroupView[];
  /** False if the tournament has only one stage. */
  readonly isNumbered: boolean;
  readonly venue: VenueFormat;
}

/** Groups of a stage that are of one kind, under the rule that they share. */
function Stage({ groups, isNumbered, venue }: StageProps) {
  const messages = useStandingsMessages();
  const isStaff = useIsStaff();
  const [first] = groups;
  const rule = findSharedRule(groups.map((group) => describeGroupRule(group, messages)));
  return (
    <div>
      <div className={styles["rule"]}>
        <p>
          {isNumbered && first !== undefined && <strong>{messages.stage(first.stage)}</strong>}{" "}
          {rule.advancing} {rule.ranking}
        </p>
        {isStaff && <StageEditor groups={groups} />}
      </div>
      <div className={styles["stage"]}>
        {groups.map((group) =>
          group.rounds === null ? (
            <GroupTable key={group.id} group={group} stageRule={rule} />
          ) : (
            <SwissGroup key={group.id} group={group} stageRule={rule} venue={venue} />
          ),
        )}
      </div>
    </div>
  );
}

interface SwissGroupProps {
  readonly group: GroupView;
  readonly stageRule: GroupRuleText;
  readonly venue: VenueFormat;
}

/** Loads the matches of a Swiss group, because its table shows them. */
function SwissGroup({ group, stageRule, venue }: SwissGroupProps) {
  const { data } = useGroup(group.site, group.id);
  const swiss = { matches: data?.matches ?? [], venue, MatchLink };
  return <GroupTable group={group} stageRule={stageRule} swiss={swiss} />;
}
