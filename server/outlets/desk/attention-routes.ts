import { type Context, Hono } from "hono";
import {
  type AttentionClaimInput,
  AttentionClaimsInputSchema,
  HandoverQuerySchema,
  type HandoverView,
} from "#core/contract/attention.ts";
import { formatInstant, MINUTE } from "#core/lib/time.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import { findHoldOf } from "#core/attention/rules/service.ts";
import { type AttentionClaim, deriveAttentionItemStatus } from "#core/desk/claim.ts";
import type { AnnotationKind } from "#core/desk/annotation-kinds.ts";
import type { Hold, HoldDecision } from "#core/model/hold.ts";
import { countHandoverChanges } from "#core/changes/handover.ts";
import type { Instant } from "#core/model/match.ts";
import type { ArchiveQueries } from "#server/archive/archive-queries.ts";
import { getRequestStaff } from "#server/auth/staff.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { AttentionMonitor } from "#server/desk/attention-monitor.ts";
import type { AuthorAndTime, AnnotationStore } from "#server/desk/annotation-store.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { presentAttention } from "#server/presenters/attention.ts";
import { presentStaffActs } from "#server/presenters/staff-act.ts";
import { parseJsonBody } from "#server/http/body.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { acceptNoQuery, acceptQuery } from "#server/http/query.ts";

/**
 * Creates the routes of attention items, their claims, the acts of staff and the handover, below
 * `/api/v1/desk`.
 */
export function createDeskAttentionRoutes(deps: {
  readonly book: AnnotationStore;
  readonly board: Pick<AttentionMonitor, "rows">;
  readonly log: Pick<ArchiveQueries, "findChangesSince">;
  readonly publication: () => Publication;
  readonly now: () => Instant;
  /**
   * Returns this machine's time. Claims use it instead of the service's time, because staff snooze
   * an item in real minutes, also in a replay or when the service's clock is wrong.
   */
  readonly wall: () => Instant;
  /** Called after each decision on held data, with the kind of its annotation. */
  readonly onChange: (c: Context, kind: AnnotationKind) => void;
}): Hono {
  const { book, board, now, wall } = deps;

  const claimsAt = (c: Context) => ({
    claims: book.claims(),
    world: deps.publication().world,
    now: now(),
    wall: wall(),
    me: getRequestStaff(c).name,
  });
  const respondList = (c: Context) => {
    const list = presentAttention({ rows: board.rows(), ...claimsAt(c) });
    return c.json(list, 200, NO_STORE_HEADERS);
  };

  const act = async (
    c: Context,
    input: AttentionClaimInput,
    item: AttentionItem | undefined,
  ): Promise<void> => {
    const { name } = getRequestStaff(c);
    if (input.action === "accept" || input.action === "keep") {
      const hold = item && findHoldOf(item, deps.publication().world);
      await decide(book, hold, input.action, { who: name, at: now() });
      deps.onChange(c, "held-data");
      return;
    }
    const claim = claimOf(input, item, name, wall());
    if (claim === null) await book.giveBack(input.id);
    else await book.claim(claim);
  };

  return new Hono()
    .get("/acts", acceptNoQuery, async (c) => {
      const changes = await book.findNewestChanges();
      const list = presentStaffActs({ changes, items: board.rows(), ...claimsAt(c) });
      return c.json(list, 200, NO_STORE_HEADERS);
    })
    .get("/attention", acceptNoQuery, respondList)
    .put("/attention", acceptNoQuery, async (c) => {
      const input = await parseJsonBody(c, AttentionClaimsInputSchema);
      const items = new Map(board.rows().map((item) => [item.id, item]));
      if (!("claims" in input)) {
        await act(c, input, items.get(input.id));
        return respondList(c);
      }
      for (const one of input.claims) {
        const item = items.get(one.id);
        // The colleagues' list may have changed since the request: the others still count.
        if (item !== undefined || one.action === "give-back") await act(c, one, item);
      }
      return respondList(c);
    })
    .get("/handover", acceptQuery(HandoverQuerySchema), async (c) => {
      const { since } = c.var.query;
      const claims = new Map(book.claims().map((claim) => [claim.id, claim]));
      const open = board
        .rows()
        .filter(
          ({ id, facts }) => deriveAttentionItemStatus(claims.get(id), facts, wall()) !== "away",
        );
      const counts = countHandoverChanges(await deps.log.findChangesSince(since));
      const body: HandoverView = { since: formatInstant(since), ...counts, open: open.length };
      return c.json(body, 200, NO_STORE_HEADERS);
    });
}

/** Stores a staff decision about held data as an annotation, so that it has history and undo. */
async function decide(
  book: AnnotationStore,
  hold: Hold | undefined,
  decision: HoldDecision,
  author: AuthorAndTime,
): Promise<void> {
  if (hold === undefined) {
    throw new ProblemError("not-found", "This hold has ended. Reload the list.");
  }
  const { id, since } = hold;
  await book.write({ kind: "held-data", scope: id }, { decision, since }, author);
}

/** Returns the new claim of an item; `null` if the item is given back. */
function claimOf(
  input: Exclude<AttentionClaimInput, { action: HoldDecision }>,
  item: AttentionItem | undefined,
  by: string,
  at: Instant,
): AttentionClaim | null {
  if (input.action === "give-back") return null;
  if (item === undefined) {
    throw new ProblemError("not-found", "This item no longer needs attention. Reload the list.");
  }
  const base = { id: item.id, who: by, by, note: "", until: null, facts: item.facts, at };
  switch (input.action) {
    case "take":
      return { ...base, state: "taken" };
    case "hand-over":
      return { ...base, state: "taken", who: input.to, note: input.note ?? "" };
    case "snooze":
      return {
        ...base,
        state: "snoozed",
        until: at + input.minutes * MINUTE,
        note: input.note ?? "",
      };
    case "done":
      return { ...base, state: "done", note: input.note ?? "" };
  }
}
