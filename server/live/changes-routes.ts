import { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { type ChangePage, ChangesQuerySchema, MAX_LISTED_CHANGES } from "#core/contract/change.ts";
import type { Change } from "#core/model/change.ts";
import type { World } from "#core/world/world.ts";
import type { ChangeSubject } from "#server/archive/change-reads.ts";
import type { LoggedChangePage, LoggedChange } from "#server/archive/repository.ts";
import { presentChange, presentChangedMatches } from "#server/presenters/change.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { EventHub } from "./event-hub.ts";
import { type HeadersOf, createDataAgeHeaders } from "#server/http/data-age-headers.ts";
import { CROSS_ORIGIN_HEADERS, type ResponseHeaders } from "#server/http/headers.ts";
import { acceptQuery } from "#server/http/query.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import { isPublicChange } from "#core/changes/public-change.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createEventRoutes } from "./events-routes.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import { type ChangeLog, createChangeFrames } from "./missed-events.ts";

/** Headers of a 304: without those for other origins, browsers would hide it from a script. */
const RETAINED_HEADERS = [...RETAINED_304_HEADERS, ...Object.keys(CROSS_ORIGIN_HEADERS)];

/** Changes with one visibility, and the hub of their subscribers. */
export interface LiveChangeFeed {
  readonly log: ChangeLog;
  readonly hub: EventHub;
  /** Returns whether this feed contains a change. */
  readonly isShown: (change: Change) => boolean;
  /** Returns the world with the matches that changes refer to; `null` before the first data. */
  readonly world: () => World | null;
}

/** Returns the filter of public changes: their kind and their tournament must be public. */
export function createPublicChangeFilter({ maySee }: VisibilityPolicy): LiveChangeFeed["isShown"] {
  return (change) => isPublicChange(change) && maySee(change.tournament);
}

export function publishChanges(
  { hub, isShown }: LiveChangeFeed,
  changes: readonly LoggedChange[],
): void {
  hub.publish(createChangeFrames(changes, isShown), changes.at(-1)?.seq);
}

/** Creates the routes `GET /events` and `GET /changes` of a feed. */
export function createLiveChangeFeedRoutes(
  feed: LiveChangeFeed,
  headers: ResponseHeaders,
  data: Pick<DataForRole, "world" | "now">,
  {
    proxies,
    work,
  }: { readonly proxies: TrustedProxies; readonly work: Pick<WorkLimiter, "admit"> },
): Hono {
  const headersOf = createDataAgeHeaders(headers, data);
  return new Hono()
    .route("/", createEventRoutes({ ...feed, headers, proxies }))
    .route("/", createChangeRoutes({ ...feed, headersOf, work }));
}

/**
 * Creates the route `GET /changes`: with `after`, up to `limit` later changes, oldest first; else
 * the newest ones, newest first. All, or those of a match or tournament.
 */
export function createChangeRoutes(deps: {
  readonly log: ChangeLog;
  /** Returns whether viewers of this feed may see a change. */
  readonly isShown: (change: Change) => boolean;
  /** Returns the world with the matches that changes refer to; `null` before the first data. */
  readonly world: () => World | null;
  readonly headersOf: HeadersOf;
  readonly hub: Pick<EventHub, "replay">;
  readonly work: Pick<WorkLimiter, "admit">;
}): Hono {
  const { log, isShown, world, work } = deps;
  const { replay } = deps.hub;
  return new Hono().get(
    "/changes",
    etag({ retainedHeaders: RETAINED_HEADERS }),
    acceptQuery(ChangesQuerySchema),
    async (c) => {
      const { after, limit = MAX_LISTED_CHANGES, ...of } = c.var.query;
      await work.admit(c);
      const page =
        after === undefined
          ? await findNewest(log, of, limit)
          : limitPage(await log.findChangesAfter(after, limit, of), {
              after,
              limit,
              shown: replay.position(),
            });
      const visible = page.changes.filter(({ change }) => isShown(change));
      const body: ChangePage = {
        ...page,
        changes: visible.map(presentChange),
        matches: presentChangedMatches(world(), visible),
      };
      const key = of.tournament ?? world()?.matches.get(of.match ?? "")?.match.tournament.key;
      const tournaments = key === undefined ? undefined : new Set([key]);
      return c.json(body, 200, deps.headersOf({ tournaments }));
    },
  );
}

async function findNewest(log: ChangeLog, of: ChangeSubject, limit: number) {
  const changes = await log.findNewestChanges(limit, of);
  return { known: true, changes, next: changes[0]?.seq ?? (await log.findLastSeq()) };
}

/**
 * Returns the page of the changes after a number, none newer than `shown`, the newest change in
 * this process's data (`null` if unknown). After a newer one, a client would fetch data without it.
 */
function limitPage(
  { known, changes, last }: LoggedChangePage,
  {
    after,
    limit,
    shown,
  }: { readonly after: number; readonly limit: number; readonly shown: number | null },
) {
  const newest = changes.length === limit ? changes.at(-1) : undefined;
  const end = Math.max(after, Math.min(newest?.seq ?? last, shown ?? last));
  if (!known) return { known, changes, next: Math.min(last, shown ?? last) };
  return { known, changes: changes.filter(({ seq }) => seq <= end), next: end };
}
