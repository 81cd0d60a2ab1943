import { Hono } from "hono";
import type { Instant } from "#core/model/match.ts";
import { getRequestStaff } from "#server/auth/staff.ts";
import type { AnnotationStore } from "#server/desk/annotation-store.ts";
import type { AttentionMonitor } from "#server/desk/attention-monitor.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { presentStaffActs } from "#server/presenters/staff-act.ts";

/** Creates the route of the acts of staff, below `/api/v1/desk`. */
export function createStaffActRoutes(deps: {
  readonly book: Pick<AnnotationStore, "claims" | "findNewestChanges">;
  readonly board: Pick<AttentionMonitor, "rows">;
  readonly publication: () => Publication;
  readonly now: () => Instant;
  /** Returns this machine's time, which claims use. */
  readonly wall: () => Instant;
}): Hono {
  return new Hono().get("/acts", async (c) => {
    const list = presentStaffActs({
      changes: await deps.book.findNewestChanges(),
      claims: deps.book.claims(),
      items: deps.board.rows(),
      world: deps.publication().world,
      now: deps.now(),
      wall: deps.wall(),
      me: getRequestStaff(c).name,
    });
    return c.json(list, 200, NO_STORE_HEADERS);
  });
}
