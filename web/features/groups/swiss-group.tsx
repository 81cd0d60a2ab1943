import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { arrangeSwiss, type ArrangedSwiss } from "#core/groups/arrange-swiss.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { SegmentedControl } from "#web/components/segmented-control.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { SwissRounds } from "./swiss-rounds.tsx";
import { SwissTable } from "./swiss-table.tsx";

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

/** Most rounds that fit A4 across side by side. */
const MAX_PRINTED_ROUNDS = 6;

/** Returns the view to print: rounds that do not fit the paper are a table. */
export function choosePrintedView(
  view: SwissSetting["view"],
  rounds: number,
): SwissSetting["view"] {
  return rounds > MAX_PRINTED_ROUNDS ? "table" : view;
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

interface SwissGroupProps extends Pick<SwissSetting, "view"> {
  readonly group: GroupView;
  readonly rounds: NonNullable<GroupView["rounds"]>;
  readonly name: string;
  readonly matches: readonly MatchView[];
  readonly arranged: ArrangedSwiss<MatchView>;
  readonly venue: VenueFormat;
}

/** A Swiss group as rounds by records, or as a table. */
export function SwissGroup(props: SwissGroupProps) {
  const { group, rounds, name, matches, arranged, venue, view } = props;
  if (view === "table") {
    return <SwissTable {...{ group, rounds, name, matches, venue }} />;
  }
  return (
    <SwissRounds
      {...{ name, venue }}
      {...arranged}
      names={new Map(group.standings.map(({ contestant: { key, name: own } }) => [key, own]))}
    />
  );
}
