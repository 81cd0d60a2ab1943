import type { MatchView } from "#core/contract/match.ts";
import type { RoadStep } from "#core/contestants/road.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { formatDateUnlessToday } from "#web/features/matches/panel/format-moment.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ResultCells } from "./result-cells.tsx";
import styles from "./road-rows.module.css";

/** Width of a letter of a date in a column, in rem. */
const DATE_LETTER = 0.4;

interface RoadRowsProps {
  readonly road: readonly RoadStep<MatchView>[];
  /**
   * Whether round and result are in words, and dates in a column. Otherwise the date is a row above
   * the matches of a day.
   */
  readonly isLong?: boolean;
}

/** Matches of one contestant as rows, each with the opponent and the own score first. */
export function RoadRows({ road, isLong = false }: RoadRowsProps) {
  const messages = useMessages("common");
  const { record } = useMessages("matchPage");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const dates = road.map(({ match: { start } }) =>
    start === null ? "" : formatDateUnlessToday(Date.parse(start), now, venue),
  );
  const hasFlags = road.some(({ opponent }) => (opponent.contestant?.country ?? "") !== "");
  const hasDates = isLong && dates.some((date) => date !== "");
  const columns = [
    isLong ? "minmax(5.5rem, 0.35fr)" : "3.125rem",
    ...(hasDates ? [`${Math.max(...dates.map(({ length }) => length)) * DATE_LETTER}rem`] : []),
    ...(hasFlags ? ["auto"] : []),
    "minmax(0, 1fr) auto",
    ...(isLong ? ["auto"] : []),
  ];
  return (
    <ol
      className={styles["rows"]}
      data-long={isLong || undefined}
      style={{ "--columns": columns.join(" ") }}
    >
      {road.map(({ match, own, opponent, result }, index) => (
        <li key={match.key}>
          {!isLong && dates[index] !== (dates[index - 1] ?? "") && (
            <p className={styles["day"]}>{dates[index]}</p>
          )}
          <MatchLink match={match} className={styles["row"]}>
            <span className={styles["code"]}>{formatRound(match)}</span>
            {hasDates && <span className={styles["date"]}>{dates[index]}</span>}
            {hasFlags && <Flag country={opponent.contestant?.country ?? ""} />}
            <ContestantName
              name={formatSlot(messages, opponent)}
              country={opponent.contestant?.country ?? ""}
              standing={opponent.result === "winner" ? "winner" : undefined}
            />
            <ResultCells match={match} own={own} opponent={opponent} />
            {isLong && (
              <span className={styles["result"]} data-result={result}>
                {result !== null && record.result[result]}
              </span>
            )}
          </MatchLink>
        </li>
      ))}
    </ol>
  );

  function formatRound({ round, code, group }: MatchView): string {
    if (!isLong) return code ?? "";
    if (round !== null) return messages.match.roundName(round.name).medium;
    return group === null ? (code ?? "") : (group.name ?? messages.groupName(group.number));
  }
}
