import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { createScoreFormat, formatScore } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { fitNameAndSize } from "#core/lib/fit-name.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { NumberColumnHeader } from "#web/kit/number-column-header.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { getStandingsColumns, type StandingsTableColumn } from "./get-standings-columns.ts";
import styles from "./printed-group.module.css";

interface PrintedGroupProps {
  readonly group: GroupView;
  readonly matches: readonly MatchView[];
  /** Number of groups side by side. */
  readonly perRow: number;
}

/** Width of A4 across within its margins, in CSS pixels, and the gap between groups. */
const PAPER_WIDTH = 1047;
const GAP = 24;
const POSITION_WIDTH = 26;
/** Widths of figures by column and by number of characters. */
const FIGURE_WIDTH = 19;
const TOTAL_WIDTH = 32;
const WIDTHS = { short: TOTAL_WIDTH, medium: 48, long: 72 };
/** Columns that do not fit four groups side by side. */
const SPARE: ReadonlySet<StandingsTableColumn["name"]> = new Set(["scoreFor", "scoreAgainst"]);
/** Columns of counts of matches. */
const COUNTS: ReadonlySet<StandingsTableColumn["name"]> = new Set([
  "played",
  "won",
  "drawn",
  "lost",
]);
const NAME_SIZE = 17;
/** Smaller names take two lines. */
const LEAST_NAME_SIZE = 13;
/** Results: least width of a column, room of both scores and the gaps, and size of names. */
const RESULT_WIDTH = 220;
const SCORES_WIDTH = 48;
const RESULT_NAME_SIZE = 14;

/** Standings of a group on paper, with the results of its matches under them. */
export function PrintedGroup({ group, matches, perRow }: PrintedGroupProps) {
  const messages = useMessages("standings");
  const columns = getStandingsColumns(group).filter(({ name }) => !SPARE.has(name));
  const widths = columns.map(({ name, size }) => (COUNTS.has(name) ? FIGURE_WIDTH : WIDTHS[size]));
  const width = (PAPER_WIDTH - GAP * (perRow - 1)) / perRow;
  const nameWidth = width - POSITION_WIDTH - widths.reduce((sum, each) => sum + each, 0);
  const advancing = group.advancing ?? 0;
  return (
    <>
      <table className={styles["table"]}>
        <colgroup>
          <col style={{ width: POSITION_WIDTH }} />
          <col />
          {columns.map(({ name }, index) => (
            <col key={name} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <NumberColumnHeader name={messages.position} />
            <th scope="col">{messages.contestant}</th>
            {columns.map(({ name }) => (
              <NumberColumnHeader key={name} name={messages[name]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {group.standings.map((standing, index) => (
            <tr
              key={`${standing.contestant.key} ${standing.contestant.country}`}
              data-last-advancing={index + 1 === advancing || undefined}
            >
              <td>
                {standing.position}
                {standing.tied && "="}
              </td>
              <th scope="row">
                <Name
                  name={standing.contestant.name}
                  room={nameWidth}
                  size={NAME_SIZE}
                  isStrong={index < advancing}
                />
              </th>
              {columns.map(({ name, format }) => (
                <td key={name} data-name={name}>
                  {format(standing)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Results matches={matches} width={width} />
    </>
  );
}

interface NameProps {
  readonly name: string;
  readonly room: number;
  readonly size: number;
  readonly isStrong: boolean;
}

/** A name that is narrowed to fit its column, or written on two lines: paper shows all of it. */
function Name({ name, room, size, isStrong }: NameProps) {
  const fitted = fitNameAndSize(name, room, { size, strong: isStrong });
  const isLong = fitted.cut || fitted.size < LEAST_NAME_SIZE;
  return (
    <bdi
      dir="auto"
      translate="no"
      data-long={isLong || undefined}
      data-strong={isStrong || undefined}
      style={{
        fontSize: isLong ? LEAST_NAME_SIZE : fitted.size,
        fontStretch: `${fitted.width}%`,
      }}
    >
      {name}
    </bdi>
  );
}

interface ResultsProps extends Pick<PrintedGroupProps, "matches"> {
  readonly width: number;
}

/** Results in order of play; matches to play have two boxes for a pen. */
function Results({ matches, width }: ResultsProps) {
  const inOrder = matches
    .filter(({ stateBy, unresolved }) => stateBy !== "bye" && unresolved === null)
    .toSorted((one, other) => (one.start ?? "~").localeCompare(other.start ?? "~"));
  const count = Math.floor((width + GAP) / (RESULT_WIDTH + GAP));
  const room = ((width + GAP) / count - GAP - SCORES_WIDTH) / 2;
  return (
    <ul className={styles["results"]} style={{ columnCount: count }}>
      {inOrder.map((match) => (
        <Result key={match.key} match={match} room={room} />
      ))}
    </ul>
  );
}

interface ResultProps extends Pick<NameProps, "room"> {
  readonly match: MatchView;
}

function Result({ match, room }: ResultProps) {
  const messages = useMessages("common");
  const { slots, state } = match;
  const [one, other] = slots;
  const format = createScoreFormat(slots);
  const printedState = isLiveAndListed(match) ? "live" : state;
  const scoreOf = (slot: MatchSlotView | undefined): string =>
    slot === undefined || state === "upcoming" ? "" : formatScore(messages, slot, format);
  const nameOf = (slot: MatchSlotView | undefined) => (
    <Name
      name={slot === undefined ? messages.match.slot.unknown : formatSlot(messages, slot)}
      room={room}
      size={RESULT_NAME_SIZE}
      isStrong={slot?.result === "winner"}
    />
  );
  return (
    <li className={styles["result"]} data-state={printedState}>
      {nameOf(one)}
      <b>{scoreOf(one)}</b>
      <b>{scoreOf(other)}</b>
      {nameOf(other)}
    </li>
  );
}
