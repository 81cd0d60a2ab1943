import { Hono } from "hono";
import { runInOneStep } from "#core/lib/steps.ts";
import type { World } from "#core/world/world.ts";
import { presentRankingDetail } from "#server/presenters/ranking.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import { createRequireFound } from "#server/reading/create-require-found.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { ResponseHeaders } from "#server/http/headers.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import { formatRankingCsv } from "./ranking-csv.ts";

/** Dependencies of the ranking file route. */
export interface RankingFileDeps {
  /** Returns the data that these viewers may see; `null` before the first data. */
  readonly world: () => World | null;
  readonly past: Pick<ArchiveWorldLookup, "withTournament">;
  readonly headers: ResponseHeaders;
  /** Whether a tournament that is not found may exist for staff. */
  readonly hidesSome: boolean;
  readonly work: Pick<WorkLimiter, "admit" | "run">;
}

const CSV_HEADERS: ResponseHeaders = {
  "content-type": "text/csv; charset=utf-8; header=present",
  "content-disposition": 'attachment; filename="ranking.csv"',
};

/** Creates `/rankings/SITE/SLUG.csv`, the ranking of a tournament as a table. */
export function createRankingFileRoutes(deps: RankingFileDeps): Hono {
  const { world, past, headers, hidesSome, work } = deps;
  const cache = createResponseCache(world, headers, work);
  const requireFound = createRequireFound(hidesSome);

  return new Hono().get("/rankings/:site/:file{.+\\.csv}", async (c) => {
    const key = `${c.req.param("site")}/${c.req.param("file").slice(0, -".csv".length)}`;
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
          return { body, status: 200, headers: CSV_HEADERS };
        }),
      extended ?? undefined,
    );
  });
}
