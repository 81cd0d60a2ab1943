import { Hono } from "hono";
import type { Change } from "#core/model/change.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { World } from "#core/world/world.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { isPublicChange } from "#core/changes/public-change.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import type { Work } from "#server/work/work.ts";
import { createChangeRoutes, type ChangeLog } from "./changes-routes.ts";
import type { EventHub } from "./event-hub.ts";
import { createEventRoutes } from "./events-routes.ts";
import type { Headers } from "#server/http/headers.ts";
import { framesOf } from "./missed-events.ts";

/** The changes that one audience may see, and its readers. */
export interface Feed {
  readonly log: ChangeLog;
  readonly hub: EventHub;
  readonly isShown: (change: Change) => boolean;
  /** Where the matches they are of stand. */
  readonly world: () => World | null;
}

/** What everybody may hear of. */
export function everybodysChanges({ maySee }: VisibilityPolicy): Feed["isShown"] {
  return (change) => isPublicChange(change) && maySee(change.tournament);
}

/** Tells the readers of a feed what happened. */
export function publishChanges({ hub, isShown }: Feed, changes: readonly LoggedChange[]): void {
  hub.publish(framesOf(changes, isShown), changes.at(-1)?.seq);
}

/** `GET /events` and `GET /changes` of a feed. */
export function createFeedRoutes(
  feed: Feed,
  headers: Headers,
  { proxies, work }: { readonly proxies: TrustedProxies; readonly work: Pick<Work, "admit"> },
): Hono {
  return new Hono()
    .route("/", createEventRoutes({ ...feed, headers, proxies }))
    .route("/", createChangeRoutes({ ...feed, headers, work }));
}
