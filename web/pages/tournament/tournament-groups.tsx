import { changeSearch } from "#web/routing/navigate.ts";
import { useParams, useSearch } from "#web/routing/routing.tsx";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { groupBy } from "#core/lib/collections.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useMatches } from "#web/api/matches.ts";
import { useTournament } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { StageEditor } from "#web/features/desk/annotations/stage-editor.tsx";
import {
  describeGroupProgress,
  describeSharedAdvance,
  describeStageRule,
} from "#web/features/groups/describe-groups.ts";
import { GroupTable, type SwissSetting } from "#web/features/groups/group-table.tsx";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { PageColumn } from "#web/kit/page-column.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "#web/kit/table/groups.module.css";

/** Groups side by side on a printed sheet. */
const MAX_PER_SHEET_ROW = 4;

/** Groups tab of a tournament: the standings of all groups. */
export function TournamentGroups() {
  const messages = useMessages("common");
  const standings = useMessages("standings");
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const { data } = useTournament(site, slug);
  const venue = useVenueFormat(data?.tournament.venueZone);
  const { data: list, error } = useMatches({ tournament: `${site}/${slug}` });
  const matches = groupBy(list?.matches ?? [], ({ group }) => group?.id ?? "");
  const search = useSearch({ from: "/tournaments/$site/$slug/groups" });
  const swiss: SwissSetting = {
    view: search.swiss === "table" ? "table" : "rounds",
    onView: (view) => changeSearch({ swiss: view === "table" ? "table" : "" }),
  };
  const { scores } = usePreferences();
  const groups = data?.groups ?? [];
  const stages = groupBy(groups, ({ stage, kind }) => `${stage} ${kind}`);
  // Not how much has been played if scores are hidden.
  const played = scores === "shown" && groups.length > 0 ? list?.matches : undefined;
  const { tournament } = messages;
  usePrintHead({
    title: standings.sheet.title(data?.tournament.title ?? ""),
    fact:
      played === undefined ? "" : describeGroupProgress(groups, played, { standings, tournament }),
    detail: played === undefined ? "" : describeSharedAdvance(groups, standings),
  });
  return (
    <PageColumn>
      {groups.length === 0 && <EmptyState>{messages.tournament.noGroups}</EmptyState>}
      {groups.length > 0 && scores === "hidden" && (
        <EmptyState>{messages.match.result.hidden}</EmptyState>
      )}
      {/* All at once, because open matches and rounds change the height of a group. */}
      {groups.length > 0 && scores === "shown" && list === undefined && (
        <LoadingState error={error} rows={12} />
      )}
      {scores === "shown" &&
        list !== undefined &&
        Array.from(stages, ([key, ofStage]) => (
          <Stage
            key={key}
            groups={ofStage}
            isNumbered={stages.size > 1}
            {...{ venue, swiss }}
            matches={matches}
          />
        ))}
    </PageColumn>
  );
}

interface StageProps {
  readonly groups: readonly GroupView[];
  /** False if the tournament has only one stage. */
  readonly isNumbered: boolean;
  readonly venue: VenueFormat;
  readonly matches: ReadonlyMap<string, readonly MatchView[]>;
  readonly swiss: SwissSetting;
}

/** Groups of a stage that are of one kind, under the rule that they share. */
function Stage({ groups, isNumbered, venue, matches, swiss }: StageProps) {
  const messages = useMessages("standings");
  const { tournament } = useMessages("common");
  const isStaff = useIsStaff();
  // Of one whose number of missing matches is known, its heading has the number.
  const isPartial = groups.some(({ coverage: { partial, unseen } }) => partial && unseen === null);
  const [first] = groups;
  // Races and Swiss rounds need the whole width.
  const isNarrow = first?.kind === "round-robin" || first?.kind === "path";
  const perSheetRow = isNarrow ? Math.min(groups.length, MAX_PER_SHEET_ROW) : 1;
  const rule = describeStageRule(groups, messages);
  return (
    <div data-sheet="across">
      <div className={styles["rule"]}>
        <Text as="p" type="small" tone="soft">
          {isNumbered && first !== undefined && (
            <b className="winner tone-plain">{messages.stage(first.stage)} </b>
          )}
          {rule.advancing} {rule.ranking}
          {isPartial && ` · ${tournament.groupNotAll(null)}`}
        </Text>
        {isStaff && (
          <div data-screen-only>
            <StageEditor groups={groups} />
          </div>
        )}
      </div>
      <div className={styles["stage"]} style={{ "--per-sheet-row": perSheetRow }}>
        {groups.map((group) => (
          <GroupTable
            key={group.id}
            {...{ group, venue, swiss }}
            sharesSheet={perSheetRow > 1}
            stageRanking={rule.ranking}
            matches={matches.get(group.id) ?? []}
          />
        ))}
      </div>
    </div>
  );
}
