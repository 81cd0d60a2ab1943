import type { RankRowView } from "#core/contract/ranking.ts";
import { describeRankReason, formatRank } from "#core/i18n/format-rank.ts";
import { formatScore } from "#core/i18n/format-score.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { getListStyle, type ListColumns, NameCells, RecordCells } from "./contestant-cells.tsx";
import type { ContestantLine } from "./contestant-lines.ts";
import { NameHeaders } from "./still-in-table.tsx";
import styles from "./contestant-table.module.css";
import defeatStyles from "./placed-table.module.css";

interface PlacedTableProps {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly lines: readonly ContestantLine[];
  readonly columns: ListColumns;
}

/** Contestants who are out, or all of a completed tournament: rank, record and last defeat. */
export function PlacedTable({ title, aside, lines, columns }: PlacedTableProps) {
  const { list } = useMessages("contestant");
  const messages = useMessages("ranking");
  const ranks = lines.map(({ rank }) => (rank === null ? "" : formatRank(rank, false, messages)));
  const hasRanks = columns.showsResults && lines.some(({ rank }) => rank !== null);
  return (
    <section className={styles["section"]}>
      <SectionHeading aside={aside}>
        {title} <span className={styles["count"]}>{lines.length}</span>
      </SectionHeading>
      <table className={styles["table"]} style={getListStyle(columns)} data-kind="placed">
        <thead>
          <tr>
            <th scope="col" className={styles["place"]}>
              {hasRanks && list.place}
            </th>
            <NameHeaders columns={columns} />
            <th scope="col" className={styles["reason"]}>
              {hasRanks && list.lostTo}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr
              key={line.contestant.key}
              data-first={line.rank?.to === 1 || undefined}
              data-continued={
                (hasRanks && index > 0 && ranks[index] === ranks[index - 1]) || undefined
              }
            >
              <td className={styles["place"]}>
                <span>{ranks[index]}</span>
              </td>
              <NameCells line={line} />
              <RecordCells line={line} columns={columns} />
              <td className={styles["reason"]}>{line.rank && <Reason row={line.rank} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The last defeat: scores, opponent and round; the reason of the rank in words if it is another one. */
function Reason({ row: { reason } }: { readonly row: RankRowView }) {
  const messages = useMessages("common");
  const ranking = useMessages("ranking");
  const opponent = reason.type === "lost" ? reason.match.opponent : null;
  const venue = useVenueFormat();
  const round = reason.type === "lost" ? reason.match.round : null;
  const [own, other] = reason.type === "lost" ? (reason.match.scores ?? []) : [];
  if (opponent === null || own === undefined || other === undefined) {
    return (
      <span className={styles["words"]}>
        {describeRankReason(reason, ranking, messages, venue)}
      </span>
    );
  }
  return (
    <span className={defeatStyles["defeat"]}>
      <span className={defeatStyles["score"]}>
        <span>{formatScore(messages, own)}</span>
        <i>–</i>
        <b>{formatScore(messages, other)}</b>
      </span>
      <ContestantName name={opponent.name} country={opponent.country} />
      {round !== null && (
        <span className={defeatStyles["round"]}>{messages.match.roundName(round).medium}</span>
      )}
    </span>
  );
}
