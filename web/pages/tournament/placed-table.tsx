import type { RankRowView } from "#core/contract/ranking.ts";
import { describeRankReason, formatRank } from "#core/i18n/format-rank.ts";
import { formatScore } from "#core/i18n/format-score.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import styles from "#web/kit/table/contestant-list.module.css";
import table from "#web/kit/table/table.module.css";
import { Text } from "#web/kit/text.tsx";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { getListStyle, type ListColumns, NameCells, RecordCells } from "./contestant-cells.tsx";
import type { ContestantLine } from "./contestant-lines.ts";
import { NameHeaders } from "./still-in-table.tsx";

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
    <section className={styles["list"]}>
      <SectionHeading aside={aside} facts={lines.length}>
        {title}
      </SectionHeading>
      <table className={styles["table"]} style={getListStyle(columns)} data-kind="placed">
        <thead>
          <tr>
            <th scope="col">{hasRanks && list.place}</th>
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
              className="shade-hover"
              data-first={line.rank?.to === 1 || undefined}
              data-continued={
                (hasRanks && index > 0 && ranks[index] === ranks[index - 1]) || undefined
              }
            >
              <td className={joinClassNames(styles["place"], table["rank"])}>
                <span>{ranks[index]}</span>
              </td>
              <NameCells line={line} />
              <RecordCells line={line} columns={columns} />
              <td className={joinClassNames(styles["reason"], "text-meta tone-soft")}>
                {line.rank && <Reason row={line.rank} />}
              </td>
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
      <Text as="p" cut>
        {describeRankReason(reason, ranking, messages, venue)}
      </Text>
    );
  }
  return (
    <span className={styles["defeat"]}>
      <span>
        {formatScore(messages, own)}–
        <b className="winner tone-plain">{formatScore(messages, other)}</b>
      </span>
      <ContestantName name={opponent.name} country={opponent.country} />
      {round !== null && (
        <span className={styles["round"]}>{messages.match.roundName(round).medium}</span>
      )}
    </span>
  );
}
