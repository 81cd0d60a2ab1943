import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { RankingView, RankReasonView, RankRowView } from "#core/contract/ranking.ts";
import { describeRankReason, formatRank } from "#core/i18n/format-rank.ts";
import { groupBy } from "#core/lib/collections.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useRankingMessages } from "#web/i18n/ranking-messages.ts";
import styles from "./ranking-table.module.css";

interface RankingTableProps {
  readonly ranking: RankingView;
  /** Site and slug of the tournament. */
  readonly tournament: { readonly site: string; readonly slug: string };
  readonly title: string;
  /** Links at the end of the title's line. */
  readonly links: ReactNode;
}

/** A ranking as a table: one row group for each rank or range of ranks. */
export function RankingTable({ ranking, tournament, title, links }: RankingTableProps) {
  const messages = useRankingMessages();
  const { rows, isFinal } = ranking;
  const ranks = groupBy(rows, (row) => formatRank(row, row.reason.type === "playing", messages));
  return (
    <section className={styles["ranking"]}>
      <SectionHeading aside={links}>{title}</SectionHeading>
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
        {Array.from(ranks, ([rank, own]) => (
          <tbody key={rank} data-first={rank === "1" || undefined}>
            {own.map((row, index) => (
              <tr key={`${row.contestant.key} ${keyOfReason(row.reason)}`}>
                {index === 0 && (
                  <th
                    scope="rowgroup"
                    rowSpan={own.length}
                    className={styles["rank"]}
                    data-playing={row.reason.type === "playing" || undefined}
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
      {rows.some(({ from, to, reason }) => from < to && reason.type !== "playing") && (
        <p className={styles["note"]}>{isFinal ? messages.finalNote : messages.openNote}</p>
      )}
    </section>
  );
}

/** Contestant and reason of a row. */
function RankCells({
  row: { contestant, reason },
  tournament,
}: Pick<RankingTableProps, "tournament"> & { readonly row: RankRowView }) {
  const common = useAllMessages();
  const text = describeRankReason(reason, useRankingMessages(), common);
  return (
    <>
      <td className={styles["name"]}>
        <Link
          to="/contestants/$key"
          params={{ key: contestant.key }}
          className={styles["contestant"]}
        >
          <Flag country={contestant.country} />
          <ContestantName name={contestant.name} country={contestant.country} />
        </Link>
      </td>
      <td className={styles["reason"]}>
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
      <Link to="/tournaments/$site/$slug/groups" params={tournament}>
        {children}
      </Link>
    );
  }
  if (reason.match === null) return children;
  const { site, id } = reason.match;
  return <MatchLink match={{ key: `${site}/${id}`, site, id }}>{children}</MatchLink>;
}

/** Returns a key that differs between two contestants of one name: they lost different matches. */
function keyOfReason(reason: RankReasonView): string {
  return reason.type === "group" ? `group ${reason.group.id}` : (reason.match?.id ?? "");
}
