import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { NumberColumnHeader } from "./number-column-header.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { getRaceColumns, indexRaces } from "./get-standings-columns.ts";
import { StandingCells, StandingHeaders } from "./standing-cells.tsx";
import styles from "./race-table.module.css";
import table from "./table.module.css";

/** Matches whose points are shown even if there is little room: the last ones. */
const RECENT = 3;

/** Standings of a group of races, with a column per match. Columns without room scroll. */
export function RaceTable({ group }: { readonly group: GroupView }) {
  const messages = useMessages("standings");
  const { standings } = group;
  const columns = getRaceColumns(group);
  const { matches, results } = indexRaces(standings);
  const isRecent = (index: number) => index >= matches.length - RECENT;
  const advancing = group.advancing;
  const best = standings[0]?.points ?? 0;
  // Races by time give no points.
  const isByPlace = standings.every(({ points }) => points === 0);
  return (
    <section
      ref={scrollToEnd}
      className={table["scroll"]}
      aria-label={messages.results}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
      tabIndex={0}
    >
      <table
        className={joinClassNames(table["table"], styles["table"])}
        data-dense
        style={{ "--races": matches.length }}
      >
        <thead>
          <tr>
            <StandingHeaders />
            {matches.map((key, index) => (
              <NumberColumnHeader
                key={key}
                name={messages.race(index + 1)}
                className={styles["race"]}
                always={isRecent(index)}
              />
            ))}
            {columns.map(({ name }) => (
              <NumberColumnHeader key={name} name={messages[name]} className={styles[name]} />
            ))}
            <NumberColumnHeader name={messages.gap} className={styles["gap"]} />
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, index) => (
            <tr
              key={`${standing.contestant.key} ${standing.contestant.country}`}
              data-last-advancing={index + 1 === advancing}
            >
              <StandingCells standing={standing} />
              {results.get(standing)?.map((result, race) => (
                <RaceCell
                  key={matches[race]}
                  {...{ result, isByPlace }}
                  isRecent={isRecent(race)}
                />
              ))}
              {columns.map(({ name, format }) => (
                <td key={name} className={styles[name]} data-name={name}>
                  {format(standing)}
                </td>
              ))}
              <td className={joinClassNames(styles["gap"], "tone-faint")}>
                {standing.points < best && `−${formatHalves(best - standing.points)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The last matches are the newest. */
function scrollToEnd(element: HTMLElement | null): void {
  element?.scrollTo({ left: element.scrollWidth });
}

interface RaceCellProps {
  /** `null` if the contestant was not in the match. */
  readonly result: StandingView["results"][number] | null;
  readonly isRecent: boolean;
  /** True to show placements, because no contestant has points. */
  readonly isByPlace: boolean;
}

/** Cell of one match: filled if it was won. */
function RaceCell({ result, isRecent, isByPlace }: RaceCellProps) {
  return (
    <td
      className={joinClassNames(styles["race"], result?.placement === 1 && "shade-strong winner")}
      data-always={isRecent}
    >
      {isByPlace ? (result?.placement ?? "") : result !== null && <RacePoints result={result} />}
    </td>
  );
}

/** Points of one match, in parentheses if it does not count. */
function RacePoints({ result }: { readonly result: StandingView["results"][number] }) {
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
