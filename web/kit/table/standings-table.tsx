import type { GroupView } from "#core/contract/tournament.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { NumberColumnHeader } from "./number-column-header.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { FIXED_COLUMNS, getStandingsColumns, SCREEN_ONLY } from "./get-standings-columns.ts";
import { StandingHeaders } from "./standing-cells.tsx";
import { StandingRow } from "./standing-row.tsx";
import styles from "./standings-table.module.css";
import table from "./table.module.css";

interface StandingsTableProps {
  readonly group: GroupView;
  /** Keys of contestants whose rows are marked. */
  readonly marked?: readonly string[];
}

/** Standings of a round robin or of a group with a bracket. */
export function StandingsTable({ group, marked }: StandingsTableProps) {
  const messages = useMessages("standings");
  const { scenarios, standings, advancing } = group;
  const columns = getStandingsColumns(group);
  const alwaysCount = columns.filter(({ always }) => always).length;
  const last = advancing === null ? "form" : "advances";
  return (
    <table className={joinClassNames(table["table"], styles["table"])} data-dense>
      <colgroup>
        {["position", "contestant", ...columns, "last"].map((column, index) => {
          const { name, size } = typeof column === "string" ? { name: column } : column;
          const isSpare = index >= alwaysCount + FIXED_COLUMNS;
          const isScreenOnly = SCREEN_ONLY.has(name);
          return (
            <col
              key={name}
              data-spare={isSpare}
              data-size={size}
              data-screen-only={isScreenOnly || undefined}
            />
          );
        })}
      </colgroup>
      <thead>
        <tr>
          <StandingHeaders />
          {columns.map(({ name, always }) => (
            <NumberColumnHeader
              key={name}
              name={messages[name]}
              className={table["figure"]}
              always={always}
              isScreenOnly={SCREEN_ONLY.has(name)}
            />
          ))}
          <th scope="col" className={styles[last]} data-screen-only>
            {last === "form" ? messages.form : messages.scenarios.short.head}
          </th>
          <th className={styles["fold"]} data-screen-only>
            <span className="visually-hidden">{messages.more}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing, index) => (
          <StandingRow
            key={`${standing.contestant.key} ${standing.contestant.country}`}
            standing={standing}
            columns={columns}
            scenario={scenarios?.contestants[index] ?? null}
            isLastAdvancing={index + 1 === advancing}
            isMarked={marked?.includes(standing.contestant.key) === true}
            last={last}
          />
        ))}
      </tbody>
    </table>
  );
}
