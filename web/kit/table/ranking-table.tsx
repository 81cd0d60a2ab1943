import type { ReactNode } from "react";
import { Link } from "#web/routing/routing.tsx";
import type { RankingView, RankReasonView, RankRowView } from "#core/contract/ranking.ts";
import type { RankingMessages } from "#core/i18n/en/contestants.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeRankReason, formatRank } from "#core/i18n/format-rank.ts";
import { groupBy } from "#core/lib/collections.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { Text } from "#web/kit/text.tsx";
import { ContestantTable } from "./contestant-table.tsx";
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

/** A ranking as two tables; a rank or range of ranks is shown once. */
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
            <RanksTable
              key={half[0]?.[0]}
              rows={half.flatMap(([, own]) => own)}
              tournament={tournament}
            />
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
  readonly rows: readonly RankRowView[];
}

function RanksTable({ rows, tournament }: RanksTableProps) {
  const messages = useMessages("ranking");
  const common = useMessages("common");
  const venue = useVenueFormat();
  const ranks = rows.map((row) => formatRank(row, row.reason.type === "playing", messages));
  return (
    <ContestantTable
      rows={rows}
      isHeadHidden
      before={[
        {
          key: "rank",
          head: messages.rank,
          width: 6.5,
          isOnce: true,
          cell: (_, index) => ranks[index],
        },
      ]}
      columns={[
        {
          key: "reason",
          head: messages.reason,
          width: "text",
          from: "medium",
          isBelow: true,
          cell: ({ reason }) => (
            <Text as="div" type="small" tone="soft">
              <ReasonLink reason={reason} tournament={tournament}>
                {describeRankReason(reason, messages, common, venue)}
              </ReasonLink>
            </Text>
          ),
        },
      ]}
      stateOf={(_, index) => ({
        first: ranks[index] === "1",
        continued: ranks[index] === ranks[index - 1],
      })}
    />
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
