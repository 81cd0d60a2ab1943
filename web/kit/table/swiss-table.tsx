import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import fade from "#web/kit/fade.module.css";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { NumberColumnHeader } from "./number-column-header.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { getStandingsColumns, type StandingsTableColumn } from "./get-standings-columns.ts";
import { indexRoundMatches } from "./index-round-matches.ts";
import { StandingHeaders } from "./standing-cells.tsx";
import { SwissRow } from "./swiss-row.tsx";
import styles from "./swiss-table.module.css";
import table from "./table.module.css";

interface SwissTableProps {
  readonly group: GroupView;
  /** Rounds of the group, as keys of their matches. */
  readonly rounds: NonNullable<GroupView["rounds"]>;
  readonly name: string;
  /** Matches of the group; empty until loaded. */
  readonly matches: readonly MatchView[];
  readonly venue: VenueFormat;
}

/** Columns that the record does not replace. */
const FIGURES: ReadonlySet<StandingsTableColumn["name"]> = new Set(["points", "difference"]);

/** Standings of a Swiss group, with a column per round. The columns scroll under the names. */
export function SwissTable({ group, rounds, name, matches, venue }: SwissTableProps) {
  const messages = useMessages("standings");
  const hasDraws = group.standings.some(({ drawn }) => drawn > 0);
  const columns = getStandingsColumns(group).filter((column) => FIGURES.has(column.name));
  const matchesOf = indexRoundMatches(rounds, matches);
  return (
    <section
      className={joinClassNames(table["scroll"], styles["scroll"], fade["fade"])}
      aria-label={messages.rounds(name)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
      tabIndex={0}
    >
      <table
        className={joinClassNames(table["table"], styles["table"])}
        style={{ "--rounds": rounds.length }}
      >
        <thead>
          <tr>
            <StandingHeaders />
            <NumberColumnHeader name={messages.record(hasDraws)} className={styles["record"]} />
            {columns.map((column) => (
              <NumberColumnHeader
                key={column.name}
                name={messages[column.name]}
                className={styles["figure"]}
              />
            ))}
            {rounds.map(([first], index) => (
              <NumberColumnHeader
                key={first}
                name={messages.round(index + 1)}
                className={styles["round"]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {group.standings.map((standing, row) => (
            <SwissRow
              key={`${standing.contestant.key} ${standing.contestant.country}`}
              standing={standing}
              scenario={group.scenarios?.contestants[row] ?? null}
              isLastAdvancing={row + 1 === group.advancing}
              hasDraws={hasDraws}
              columns={columns}
              matches={matchesOf.get(standing.contestant.key) ?? rounds.map(() => null)}
              venue={venue}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
