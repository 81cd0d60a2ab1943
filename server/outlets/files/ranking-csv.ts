import type {
  RankingDetail,
  RankingView,
  RankMatchView,
  RankReasonView,
  RankRowView,
} from "#core/contract/ranking.ts";
import { BYTE_ORDER_MARK, type CsvCell, formatCsvRow } from "./csv.ts";

type Column = readonly [name: string, of: (row: RankRowView, ranking: RankingView) => CsvCell];

const COLUMNS: readonly Column[] = [
  ["bracket", (_, { bracket }) => bracket?.title ?? null],
  ["final", (_, { isFinal }) => (isFinal ? 1 : 0)],
  ["rank_from", ({ from }) => from],
  ["rank_to", ({ to }) => to],
  ["contestant", ({ contestant }) => contestant.name],
  ["country", ({ contestant }) => contestant.country],
  ["reason", ({ reason }) => reason.type],
  ["match_site", ({ reason }) => matchOf(reason)?.site ?? null],
  ["match_id", ({ reason }) => matchOf(reason)?.id ?? null],
  ["match_code", ({ reason }) => matchOf(reason)?.code ?? null],
  ["round", ({ reason }) => matchOf(reason)?.round?.long ?? null],
  ["opponent", ({ reason }) => matchOf(reason)?.opponent?.name ?? null],
  ["score", ({ reason }) => scoreOf(matchOf(reason), 0)],
  ["opponent_score", ({ reason }) => scoreOf(matchOf(reason), 1)],
  ["placement", ({ reason }) => (reason.type === "placed" ? reason.placement : null)],
  [
    "group",
    ({ reason }) => (reason.type === "group" ? (reason.group.name ?? reason.group.number) : null),
  ],
  ["group_position", ({ reason }) => (reason.type === "group" ? reason.group.position : null)],
  [
    "group_position_assumed",
    ({ reason }) => (reason.type === "group" ? Number(reason.group.isAssumed) : null),
  ],
];

/** Returns all rankings of a tournament as one CSV file. Column names are never translated. */
export function formatRankingCsv({ rankings }: RankingDetail): string {
  const rows = rankings.flatMap((ranking) =>
    ranking.rows.map((row) => formatCsvRow(COLUMNS.map(([, of]) => of(row, ranking)))),
  );
  return [BYTE_ORDER_MARK, formatCsvRow(COLUMNS.map(([name]) => name)), ...rows].join("");
}

function matchOf(reason: RankReasonView): RankMatchView | null {
  return reason.type === "group" ? null : reason.match;
}

/** Returns a score as the service writes it: -1 for a disqualification. */
function scoreOf(match: RankMatchView | null, index: number): number | null {
  const side = match?.scores?.[index];
  return side?.disqualified === true ? -1 : (side?.score ?? null);
}
