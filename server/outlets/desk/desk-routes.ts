import { Hono } from "hono";
import type { VisibilityView } from "#core/contract/audience.ts";
import type { PollResult, RawMatch, StaffFlags } from "#core/contract/meta.ts";
import type { WallList } from "#core/contract/wall.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import { formatInstant, SECOND } from "#core/lib/time.ts";
import type { ArchiveQueries } from "#server/archive/archive-queries.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { PollNowResult } from "#server/ingest/poll/poller.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { presentDeskService, presentStaffFlags } from "#server/presenters/meta.ts";
import type { AttentionMonitor } from "#server/desk/attention-monitor.ts";
import type { WallSightings } from "#server/desk/wall-sightings.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { acceptNoQuery } from "#server/http/query.ts";

/** Creates the routes for staff below `/api/v1/desk`. Their responses are never cached. */
export function createDeskRoutes(deps: {
  readonly publication: () => Publication;
  readonly archive: Pick<ArchiveQueries, "findSentByKey">;
  readonly audience: Pick<VisibilityPolicy, "names">;
  readonly clockHealth: () => ClockHealth;
  readonly pollNow: () => Promise<PollNowResult>;
  readonly walls: Pick<WallSightings, "list">;
  readonly board: Pick<AttentionMonitor, "rows">;
}): Hono {
  const { publication, archive, clockHealth } = deps;
  const { names } = deps.audience;
  return new Hono()
    .get("/audience", acceptNoQuery, (c) => {
      const audience: VisibilityView = {
        names: names && { sites: [...names.sites], tournaments: [...names.tournaments] },
      };
      return c.json(audience, 200, NO_STORE_HEADERS);
    })
    .get("/marks", acceptNoQuery, (c) => {
      const { world } = publication();
      const none: StaffFlags = {
        conflict: [],
        unexpectedLock: [],
        doubleBooked: [],
        runningLong: [],
      };
      const flags = world === null ? none : presentStaffFlags(world, deps.board.rows());
      return c.json(flags, 200, NO_STORE_HEADERS);
    })
    .get("/walls", acceptNoQuery, (c) => {
      const { world } = publication();
      const list: WallList = {
        walls: deps.walls.list().map(({ name, tournament, channel, seenAt }) => ({
          name,
          tournament: world?.tournaments.get(tournament)?.tournament.title ?? (tournament || null),
          channel: channel || null,
          seenAt: formatInstant(seenAt),
        })),
      };
      return c.json(list, 200, NO_STORE_HEADERS);
    })
    .get("/service", acceptNoQuery, (c) => {
      const { sources, world, store } = publication();
      return c.json(
        presentDeskService(sources, world, store, clockHealth()),
        200,
        NO_STORE_HEADERS,
      );
    })
    .post("/poll", acceptNoQuery, async (c) => {
      const result: PollResult = presentPollNow(await deps.pollNow());
      return c.json(result, 200, NO_STORE_HEADERS);
    })
    .get("/sent/:site/:id", acceptNoQuery, async (c) => {
      const key = `${c.req.param("site")}/${c.req.param("id")}`;
      const sent = publication().sent.get(key) ?? (await archive.findSentByKey(key));
      if (sent === undefined) {
        throw new ProblemError(
          "not-found",
          `Unknown match ${key}. Only matches that the service has listed are available.`,
        );
      }
      const body: RawMatch = { sent };
      return Response.json(body, { headers: NO_STORE_HEADERS });
    });
}

/** Presents the result of a poll requested by staff. */
function presentPollNow({ polledHere, services }: PollNowResult): PollResult {
  return {
    polledHere,
    services: services.map((service) => ({
      clientId: service.clientId,
      result: service.result,
      outcome: service.result === "polled" ? service.outcome : null,
      waitSeconds: service.result === "wait" ? Math.ceil(service.wait / SECOND) : null,
    })),
  };
}
