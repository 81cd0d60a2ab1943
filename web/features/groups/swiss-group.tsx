import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { arrangeSwiss, type ArrangedSwiss } from "#core/groups/arrange-swiss.ts";
import { SegmentedControl } from "#web/components/segmented-control.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";

/** Views of a Swiss group, the default first. */
export const SWISS_VIEWS = ["rounds", "table"] as const;

/** View of a Swiss group. */
export interface SwissSetting {
  readonly view: (typeof SWISS_VIEWS)[number];
  readonly onView: (view: SwissSetting["view"]) => void;
}

export function SwissViewSwitch({ view, onView }: SwissSetting) {
  const { swiss } = useMessages("standings");
  return (
    <SegmentedControl
      label={swiss.view}
      options={SWISS_VIEWS}
      names={swiss.views}
      value={view}
      onChange={onView}
    />
  );
}

/** Groups the matches of a Swiss group by rounds and records. */
export function arrangeSwissGroup(
  { rule, scoresArePoints, coverage, scenarios }: GroupView,
  rounds: NonNullable<GroupView["rounds"]>,
  matches: readonly MatchView[],
): ArrangedSwiss<MatchView> {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  return arrangeSwiss(
    rounds.map((keys) => keys.flatMap((key) => byKey.get(key) ?? [])),
    {
      points: rule.points,
      scoresArePoints,
      isPartial: coverage.partial,
      statedRounds: scenarios?.rounds ?? null,
    },
  );
}
