import { type Context, Hono } from "hono";
import { UndoInputSchema, type UndoResult } from "#core/contract/staff-act.ts";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import { type AnnotationKind, isAnnotationKind } from "#core/desk/annotation-kinds.ts";
import type { Instant } from "#core/model/match.ts";
import { getRequestStaff } from "#server/auth/staff.ts";
import type { AttentionMonitor } from "#server/desk/attention-monitor.ts";
import type { AnnotationStore } from "#server/desk/annotation-store.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { presentStaffAct, presentStaffActs } from "#server/presenters/staff-act.ts";
import { parseJsonBody } from "#server/http/body.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { acceptNoQuery } from "#server/http/query.ts";

/** Creates `/api/v1/desk/acts`: the newest acts of staff, and their undoing. */
export function createStaffActRoutes(deps: {
  readonly book: AnnotationStore;
  readonly board: Pick<AttentionMonitor, "rows">;
  readonly publication: () => Publication;
  readonly now: () => Instant;
  /** Returns this machine's time, which claims use. */
  readonly wall: () => Instant;
  /** Called after each change with the kind of the changed annotation. */
  readonly onChange: (c: Context, kind: AnnotationKind) => void;
}): Hono {
  const { book, board, now, wall } = deps;
  const around = () => ({
    items: board.rows(),
    world: deps.publication().world,
    now: now(),
    wall: wall(),
  });
  return new Hono()
    .get("/acts", acceptNoQuery, async (c) => {
      const acts = await book.findNewestActs();
      const list = presentStaffActs(acts, around(), getRequestStaff(c).name);
      return c.json(list, 200, NO_STORE_HEADERS);
    })
    .put("/acts/undo", acceptNoQuery, async (c) => {
      const input = await parseJsonBody(c, UndoInputSchema);
      const { name: who } = getRequestStaff(c);
      const acts: UndoResult["acts"] = [];
      const refused: UndoResult["refused"] = [];
      for (const number of input.acts) {
        const act = await book.findAct(number);
        if (act === null) {
          refused.push({ number, later: null });
          continue;
        }
        const at = act.kind === CLAIM_KIND ? wall() : now();
        const result = await book.undo(act, { who, at });
        if (result.act !== null) {
          acts.push(...presentStaffAct(result.act, around()));
          if (isAnnotationKind(act.kind)) deps.onChange(c, act.kind);
        }
        const { later } = result;
        if (later === null) continue;
        const [view = null] = presentStaffAct({ ...later, before: null }, around());
        refused.push({ number, later: view });
      }
      const body: UndoResult = { acts, refused };
      return c.json(body, 200, NO_STORE_HEADERS);
    });
}
