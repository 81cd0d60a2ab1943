import { Hono } from "hono";
import { runInOneStep } from "#core/lib/steps.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { presentRankingDetail } from "#server/presenters/ranking.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import { createRequireFound } from "#server/reading/create-require-found.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import { createDataAgeHeaders } from "#server/http/data-age-headers.ts";
import type { ResponseHeaders } from "#server/http/headers.ts";
import { acceptNoQuery } from "#server/http/query.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import type {
  RankingDetail,
  RankingView,
  RankMatchView,
  RankReasonView,
  RankRowView,
} from "#core/contract/ranking.ts";
import { BYTE_ORDER_MARK, formatCsvRow, type CsvCell } from "./csv.ts";

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

const EXTENSION = ".csv";

const CSV_HEADERS: ResponseHeaders = {
  "content-type": "text/csv; charset=utf-8; header=present",
  "content-disposition": 'attachment; filename="ranking.csv"',
};

/** Creates `/rankings/SITE/SLUG.csv`, the ranking of a tournament as a table. */
export function createRankingFileRoutes(deps: {
  /** Returns the data that these viewers may see; `null` before the first data. */
  readonly world: () => World | null;
  readonly now: () => Instant;
  readonly past: Pick<ArchiveWorldLookup, "withTournament">;
  readonly headers: ResponseHeaders;
  /** Whether a tournament that is not found may exist for staff. */
  readonly hidesSome: boolean;
  readonly work: Pick<WorkLimiter, "admit" | "run">;
}): Hono {
  const { world, past, headers, hidesSome, work } = deps;
  const cache = createResponseCache(world, createDataAgeHeaders(headers, deps), work);
  const requireFound = createRequireFound(hidesSome);

  // The same pattern as for JSON: with another one, Hono would fall back to a slow router.
  return new Hono().get("/rankings/:site/:slug", acceptNoQuery, async (c, next) => {
    const file = c.req.param("slug");
    if (!file.endsWith(EXTENSION)) return next();
    const key = `${c.req.param("site")}/${file.slice(0, -EXTENSION.length)}`;
    const isMissing = world()?.tournaments.has(key) === false;
    if (isMissing) await work.admit(c);
    const extended = isMissing ? await past.withTournament(key) : null;
    return cache.serve(
      c,
      key,
      (now) =>
        runInOneStep(() => {
          const view = requireFound(now.tournaments.get(key), "tournament");
          const body = formatRankingCsv(presentRankingDetail(now, view));
          return { body, status: 200, headers: CSV_HEADERS, tournaments: new Set([key]) };
        }),
      extended,
    );
  });
}

type Column = readonly [name: string, of: (row: RankRowView, ranking: RankingView) => CsvCell];

/** Returns all rankings of a tournament as one CSV file. Column names are never translated. */
function formatRankingCsv({ rankings }: RankingDetail): string {
  const rows = rankings.flatMap((ranking) =>
    ranking.rows.map((row) => formatCsvRow(COLUMNS.map(([, of]) => of(row, ranking)))),
  );
  return [BYTE_ORDER_MARK, formatCsvRow(COLUMNS.map(([name]) => name)), ...rows].join("");
}

function matchOf(reason: RankReasonView): RankMatchView | null {
  return reason.type === "group" ? null : reason.match;
}

/** Returns a score as the service writes it: -1 for a disqualification. */
function scoreOf(match: RankMatchView | null, index: number): CsvCell {
  const side = match?.scores?.[index];
  return side?.disqualified === true ? -1 : (side?.score ?? side?.scoreText ?? null);
}
