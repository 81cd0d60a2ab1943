import { Hono } from "hono";
import type { Change } from "#core/model/change.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { isPublicChange } from "#core/changes/public-change.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import { createChangeRoutes, type ChangeLog } from "./changes-routes.ts";
import type { EventHub } from "./event-hub.ts";
import { createEventRoutes } from "./events-routes.ts";
import { createDataAgeHeaders } from "#server/http/data-age-headers.ts";
import type { ResponseHeaders } from "#server/http/headers.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import { createChangeFrames } from "./missed-events.ts";

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
