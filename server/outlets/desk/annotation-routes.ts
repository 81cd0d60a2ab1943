import * as z from "zod/mini";
import { type Context, Hono } from "hono";
import {
  AnnotationClearSchema,
  AnnotationHistorySchema,
  type AnnotationInput,
  AnnotationKeySchema,
  AnnotationWriteSchema,
} from "#core/contract/annotation.ts";
import {
  type AnnotationChanged,
  type StaffActView,
  UndoInputSchema,
  type UndoResult,
} from "#core/contract/staff-act.ts";
import { type StaffAct, type StaffActChange, CLAIM_KIND } from "#core/desk/staff-act.ts";
import { formatInstant } from "#core/lib/time.ts";
import { type AnnotationKind, isAnnotationKind } from "#core/desk/annotation-kinds.ts";
import type { Instant } from "#core/model/match.ts";
import { getRequestStaff } from "#server/auth/staff.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { AnnotationStore } from "#server/desk/annotation-store.ts";
import type { AttentionMonitor } from "#server/desk/attention-monitor.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { presentAnnotations } from "#server/presenters/annotation.ts";
import { presentStaffAct, presentStaffActs } from "#server/presenters/staff-act.ts";
import { parseJsonBody } from "#server/http/body.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { acceptNoQuery, acceptQuery } from "#server/http/query.ts";

/** What the routes of staff's acts have in common. */
export interface StaffActDeps {
  readonly annotations: AnnotationStore;
  readonly board: Pick<AttentionMonitor, "rows">;
  readonly publication: () => Publication;
  readonly now: () => Instant;
  /**
   * Returns this machine's time. Claims use it instead of the service's time, because staff snooze
   * an item in real minutes, also in a replay or when the service's clock is wrong.
   */
  readonly machineNow: () => Instant;
  /** Called after each change with the kind of the changed annotation. */
  readonly onChange: (c: Context, kind: AnnotationKind) => void;
}

/** Returns what an act is presented with. */
function presentationInput({ board, publication, now, machineNow }: StaffActDeps) {
  return { items: board.rows(), world: publication().world, now: now(), machineNow: machineNow() };
}

/** Creates `/api/v1/desk/acts`: the newest acts of staff, and their undoing. */
export function createStaffActRoutes(deps: StaffActDeps): Hono {
  const { annotations, now, machineNow } = deps;
  const around = () => presentationInput(deps);
  return new Hono()
    .get("/acts", acceptNoQuery, async (c) => {
      const acts = await annotations.findNewestActs();
      const list = presentStaffActs(acts, around(), getRequestStaff(c).name);
      return c.json(list, 200, NO_STORE_HEADERS);
    })
    .put("/acts/undo", acceptNoQuery, async (c) => {
      const input = await parseJsonBody(c, UndoInputSchema);
      const { name: who } = getRequestStaff(c);
      const acts: UndoResult["acts"] = [];
      const refused: UndoResult["refused"] = [];
      for (const number of input.acts) {
        const act = await annotations.findAct(number);
        if (act === null) {
          refused.push({ number, later: null });
          continue;
        }
        const at = act.kind === CLAIM_KIND ? machineNow() : now();
        const result = await annotations.undo(act, { who, at });
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

/** Creates the annotation routes below `/api/v1/desk`. Each change responds with all of them. */
export function createAnnotationRoutes(deps: StaffActDeps): Hono {
  const { annotations, publication, now } = deps;
  const listAll = () =>
    presentAnnotations(annotations.current().all, publication().world, annotations.newestAct());
  const presentAct = (act: StaffActChange | null): StaffActView | null =>
    act === null ? null : (presentStaffAct(act, presentationInput(deps))[0] ?? null);
  const respondChanged = (
    c: Context,
    kind: AnnotationKind,
    act: StaffActChange | null,
  ): Response => {
    if (act !== null) deps.onChange(c, kind);
    const body: AnnotationChanged = { ...listAll(), act: presentAct(act) };
    return c.json(body, 200, NO_STORE_HEADERS);
  };
  const author = (c: Context) => ({ who: getRequestStaff(c).name, at: now() });
  const write = async (
    c: Context,
    key: { readonly kind: AnnotationKind; readonly scope: string },
    value: unknown,
    seen: number | undefined,
  ): Promise<Response> => {
    const { act, later } = await annotations.write(key, value, author(c), seen);
    if (later !== null) throw createChangedProblem(later, presentAct({ ...later, before: null }));
    return respondChanged(c, key.kind, act);
  };

  return new Hono()
    .get("/facts", acceptNoQuery, (c) => c.json(listAll(), 200, NO_STORE_HEADERS))
    .get("/facts/history", acceptQuery(AnnotationKeySchema), async (c) => {
      const key = c.var.query;
      const history = await annotations.findHistory(key);
      const written = history.map(({ scope, value, who, at }) => {
        return { kind: key.kind, scope, value, who, at };
      });
      return c.json(z.encode(AnnotationHistorySchema, { written }), 200, NO_STORE_HEADERS);
    })
    .put("/facts", acceptNoQuery, async (c) => {
      const input = await parseJsonBody(c, AnnotationWriteSchema);
      checkAlias(input, publication());
      return write(c, input, input.value, input.seen);
    })
    .delete("/facts", acceptQuery(AnnotationClearSchema), (c) => {
      const { seen, ...key } = c.var.query;
      return write(c, key, null, seen);
    })
    .put("/facts/undo", acceptNoQuery, async (c) => {
      const key = await parseJsonBody(c, AnnotationKeySchema);
      return respondChanged(c, key.kind, await annotations.undoNewest(key, author(c)));
    });
}

/** Creates the problem of an act that was not done, because another person's act came first. */
export function createChangedProblem(
  { who, at }: Pick<StaffAct, "who" | "at">,
  later: StaffActView | null,
): ProblemError {
  return new ProblemError(
    "already-changed",
    `${who} changed this at ${formatInstant(at)}. Nothing was done. Load it again, then repeat.`,
    null,
    { later },
  );
}

/** Throws a problem if a contestant becomes an alias of themselves or of an unknown contestant. */
function checkAlias(input: AnnotationInput, { world }: Publication): void {
  if (input.kind !== "alias" || world === null) return;
  if (input.value.key === input.scope || !world.contestants.has(input.value.key)) {
    throw new ProblemError(
      "bad-parameter",
      "value.key: must be the key of another listed contestant.",
    );
  }
}
