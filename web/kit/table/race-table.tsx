import type { StandingView } from "#core/contract/tournament.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantTable } from "./contestant-table.tsx";
import {
  AdvancesTo,
  createFigureColumns,
  createPositionColumn,
  type GroupTableProps,
  listDeductions,
  markLastAdvancing,
} from "./standing-columns.tsx";
import type { Column } from "./table.tsx";
import styles from "./table.module.css";

type Result = StandingView["results"][number];

/** Matches whose points are shown even if there is little room: the last ones. */
const RECENT = 3;

/** Standings of a group of races, with a column per match. Columns without room scroll. */
export function RaceTable({ heading, group }: GroupTableProps) {
  const messages = useMessages("standings");
  const { standings, placementPoints } = group;
  const matches = listRaces(standings);
  const best = standings[0]?.points ?? 0;
  // Races by time give no points.
  const isByPlace = standings.every(({ points }) => points === 0);
  const races = matches.map((key, index): Column<StandingView> => {
    const isRecent = index >= matches.length - RECENT;
    return {
      key,
      head: messages.race(index + 1),
      align: "end",
      width: 2.5,
      paper: Math.min(2.5, PAPER / matches.length),
      from: isRecent ? undefined : "medium",
      cell: ({ results }) => {
        const result = results.find(({ match }) => match === key);
        return result && <RaceResult result={result} isByPlace={isByPlace} />;
      },
    };
  });
  const hasKills = placementPoints !== null && placementPoints.perKill > 0;
  const figures = createFigureColumns(
    standings,
    [...(hasKills ? (["kills"] as const) : []), ...listDeductions(standings), "points"],
    messages,
  );
  const gap: Column<StandingView> = {
    key: "gap",
    head: messages.gap,
    align: "end",
    width: 4,
    from: "medium",
    pinned: "end",
    cell: ({ points }) => points < best && `−${formatHalves(best - points)}`,
  };
  return (
    <ContestantTable
      heading={heading}
      isDense
      rows={standings}
      scrolls={messages.results}
      startsAtEnd
      before={[createPositionColumn(messages, true)]}
      columns={[...races, ...figures, gap]}
      beside={AdvancesTo}
      stateOf={markLastAdvancing(group)}
    />
  );
}

/** Width of all matches on paper, beside names and totals, in rem. */
const PAPER = 38;

/** Returns the matches in order of play: each is as late as its latest place in some results. */
export function listRaces(standings: readonly StandingView[]): readonly string[] {
  const positions = new Map<string, number>();
  for (const { results } of standings) {
    for (const [index, { match }] of results.entries()) {
      positions.set(match, Math.max(index, positions.get(match) ?? 0));
    }
  }
  return [...positions].toSorted(([, a], [, b]) => a - b).map(([match]) => match);
}

interface RaceResultProps {
  readonly result: Result;
  /** True to show placements, because no contestant has points. */
  readonly isByPlace: boolean;
}

/** Points or placement in one match, filled if it was won. */
function RaceResult({ result, isByPlace }: RaceResultProps) {
  const content = isByPlace ? (result.placement ?? "") : <RacePoints result={result} />;
  if (result.placement !== 1) return content;
  return <span className={styles["filled"]}>{content}</span>;
}

/** Points of one match, in parentheses if it does not count. */
function RacePoints({ result }: { readonly result: Result }) {
  const { byPlacement } = useMessages("standings");
  const { placement, kills, points, counts } = result;
  const place = placement === null ? byPlacement.disqualified : byPlacement.place(placement);
  const title = kills === null ? place : `${place}, ${byPlacement.withKills(kills)}`;
  const text = counts ? formatHalves(points) : `(${formatHalves(points)})`;
  return points === 0 ? (
    <Text tone="faint" title={title}>
      <span aria-hidden="true">·</span>
      <span className="visually-hidden">{text}</span>
    </Text>
  ) : (
    <span title={title}>{text}</span>
  );
}
