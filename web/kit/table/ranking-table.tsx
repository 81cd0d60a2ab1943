import type { ReactNode } from "react";
import { Link } from "#web/routing/routing.tsx";
import type { RankingView, RankReasonView, RankRowView } from "#core/contract/ranking.ts";
import type { RankingMessages } from "#core/i18n/en/contestants.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeRankReason, formatRank } from "#core/i18n/format-rank.ts";
import { groupBy } from "#core/lib/collections.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { ContestantLink } from "./contestant-link.tsx";
import styles from "./ranking-table.module.css";
import table from "./table.module.css";

interface RankingTableProps {
  readonly ranking: RankingView;
  readonly tournament: { readonly site: string; readonly slug: string };
  readonly title: string;
  /** Links at the end of the title's line. */
  readonly links: ReactNode;
}

/** Rows from which on each half of a ranking is a table of its own. */
const MIN_HALF = 4;

/** A ranking as two tables: one row group for each rank or range of ranks. */
export function RankingTable({ ranking, tournament, title, links }: RankingTableProps) {
  const messages = useMessages("ranking");
  const { rows, isFinal } = ranking;
  const ranks = [
    ...groupBy(rows, (row) => formatRank(row, row.reason.type === "playing", messages)),
  ];
  const notes = new Set(rows.flatMap((row) => findRangeNote(row, isFinal, messages) ?? []));
  const middle = findMiddle(ranks.map(([, own]) => own.length));
  return (
    <section>
      <SectionHeading aside={links}>{title}</SectionHeading>
      <div className={styles["halves"]}>
        {[ranks.slice(0, middle), ranks.slice(middle)]
          .filter((half) => half.length > 0)
          .map((half) => (
            <RanksTable key={half[0]?.[0]} ranks={half} tournament={tournament} />
          ))}
      </div>
      {notes.size > 0 && <p className={table["note"]}>{[...notes].join(" ")}</p>}
    </section>
  );
}

/** Returns what a range of ranks means; `null` for one rank, and for a contestant in play. */
function findRangeNote(
  { from, to, reason }: RankRowView,
  isFinal: boolean,
  { finalNote, openNote, outNote }: RankingMessages,
): string | null {
  if (from === to || reason.type === "playing") return null;
  if (isFinal) return finalNote;
  // The place in a group may still be compared with those of other groups.
  return reason.type === "undecided" || reason.type === "group" ? openNote : outNote;
}

interface RanksTableProps extends Pick<RankingTableProps, "tournament"> {
  /** Rows by rank or range of ranks, as formatted. */
  readonly ranks: readonly (readonly [rank: string, rows: readonly RankRowView[]])[];
}

function RanksTable({ ranks, tournament }: RanksTableProps) {
  const messages = useMessages("ranking");
  return (
    <table className={styles["table"]}>
      <colgroup>
        <col className={styles["ranks"]} />
        <col className={styles["names"]} />
        <col className={styles["reasons"]} />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{messages.rank}</th>
          <th scope="col">{messages.contestant}</th>
          <th scope="col">{messages.reason}</th>
        </tr>
      </thead>
      {ranks.map(([rank, own]) => (
        <tbody key={rank} data-first={rank === "1" || undefined}>
          {own.map((row, index) => (
            <tr key={`${row.contestant.key} ${keyOfReason(row.reason)}`}>
              {index === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={own.length}
                  className={joinClassNames(table["rank"], styles["rank"])}
                >
                  {rank}
                </th>
              )}
              <RankCells row={row} tournament={tournament} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Returns how many ranks make the first half, as nearly as they can; all if there are few rows. */
function findMiddle(sizes: readonly number[]): number {
  const rowsOf = (count: number) => sizes.slice(0, count).reduce((sum, size) => sum + size, 0);
  const half = rowsOf(sizes.length) / 2;
  if (half < MIN_HALF) return sizes.length;
  const distances = sizes.map((_, index) => Math.abs(rowsOf(index + 1) - half));
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** Contestant and reason of a row. */
function RankCells({
  row: { contestant, reason },
  tournament,
}: Pick<RankingTableProps, "tournament"> & { readonly row: RankRowView }) {
  const common = useMessages("common");
  const text = describeRankReason(reason, useMessages("ranking"), common, useVenueFormat());
  return (
    <>
      <td>
        <ContestantLink contestant={contestant} isStrong />
      </td>
      <td className={joinClassNames(styles["reason"], "text-small tone-soft")}>
        <ReasonLink reason={reason} tournament={tournament}>
          {text}
        </ReasonLink>
      </td>
    </>
  );
}

/** Link to the match or the groups that a reason is about; plain text if it names none. */
function ReasonLink({
  reason,
  tournament,
  children,
}: Pick<RankingTableProps, "tournament"> & {
  readonly reason: RankReasonView;
  readonly children: string;
}) {
  if (reason.type === "group") {
    return (
      <Link to="/tournaments/$site/$slug/groups" params={tournament} className="plain-link">
        {children}
      </Link>
    );
  }
  if (reason.match === null) return children;
  const { site, id } = reason.match;
  return (
    <MatchLink match={{ key: `${site}/${id}` }} className="plain-link">
      {children}
    </MatchLink>
  );
}

/** Returns a key that differs between two contestants of one name: they lost different matches. */
function keyOfReason(reason: RankReasonView): string {
  return reason.type === "group" ? `group ${reason.group.id}` : (reason.match?.id ?? "");
}
