import { type Context, Hono } from "hono";
import {
  type AttentionChanged,
  type AttentionClaimInput,
  AttentionClaimsInputSchema,
  type AttentionList,
  HandoverQuerySchema,
  type HandoverView,
} from "#core/contract/attention.ts";
import { formatInstant, MINUTE } from "#core/lib/time.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import { findHoldOf } from "#core/attention/rules/service.ts";
import { type AttentionClaim, deriveAttentionItemStatus } from "#core/desk/claim.ts";
import { CLAIM_KIND, type StaffAct, type StaffActChange } from "#core/desk/staff-act.ts";
import type { StaffActView } from "#core/contract/staff-act.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import { countHandoverChanges } from "#core/changes/handover.ts";
import type { Instant } from "#core/model/match.ts";
import type { ArchiveQueries } from "#server/archive/archive-queries.ts";
import { getRequestStaff } from "#server/auth/staff.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { ActResult } from "#server/desk/annotation-store.ts";
import { findPeople } from "./find-people.ts";
import type { Sessions } from "#server/auth/sessions.ts";
import type { StaffSignInMethod } from "#server/auth/sign-in.ts";
import { type AttentionInput, presentAttention } from "#server/presenters/attention.ts";
import { presentStaffAct } from "#server/presenters/staff-act.ts";
import { createChangedProblem, type StaffActDeps } from "./annotation-routes.ts";
import { parseJsonBody } from "#server/http/body.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { acceptNoQuery, acceptQuery } from "#server/http/query.ts";

/** The service's and this machine's time of a request. */
type Clocks = Pick<AttentionInput, "now" | "machineNow">;

/** Creates the routes of attention items, claims and the handover, below `/api/v1/desk`. */
export function createDeskAttentionRoutes(
  deps: StaffActDeps & {
    readonly log: Pick<ArchiveQueries, "findChangesSince">;
    readonly signIn: StaffSignInMethod;
    readonly sessions: Pick<Sessions, "findPeople">;
  },
): Hono {
  const { annotations, board, now, machineNow } = deps;

  const presentList = async (c: Context): Promise<AttentionList> => {
    const clocks = { now: now(), machineNow: machineNow() };
    const people = await findPeople(deps, clocks);
    return presentAttention({
      rows: board.rows(),
      claims: annotations.claims(),
      world: deps.publication().world,
      me: getRequestStaff(c).name,
      newestAct: annotations.newestAct(),
      people,
      ...clocks,
    });
  };
  const presentAct = (act: StaffActChange | StaffAct, clocks: Clocks): StaffActView | null => {
    const around = { items: board.rows(), world: deps.publication().world, ...clocks };
    return presentStaffAct({ before: null, ...act }, around)[0] ?? null;
  };

  const act = async (
    c: Context,
    input: AttentionClaimInput,
    item: AttentionItem | undefined,
    clocks: Clocks,
  ): Promise<ActResult> => {
    const { name: who } = getRequestStaff(c);
    if (input.action === "accept" || input.action === "keep") {
      const hold = item && findHoldOf(item, deps.publication().world);
      if (hold === undefined)
        throw new ProblemError("not-found", "This hold has ended. Reload the list.");
      const { id, since } = hold;
      const value = { decision: input.action, since };
      const key = { kind: "held-data", scope: id } as const;
      const result = await annotations.write(key, value, { who, at: clocks.now }, input.seen);
      if (result.act !== null) deps.onChange(c, key.kind);
      return result;
    }
    const claim = claimOf(input, item, who, clocks.machineNow);
    const key = { kind: CLAIM_KIND, scope: input.id };
    return annotations.write(key, claim, { who, at: clocks.machineNow }, input.seen);
  };

  return new Hono()
    .get("/attention", acceptNoQuery, async (c) =>
      c.json(await presentList(c), 200, NO_STORE_HEADERS),
    )
    .put("/attention", acceptNoQuery, async (c) => {
      const input = await parseJsonBody(c, AttentionClaimsInputSchema);
      const items = new Map(board.rows().map((item) => [item.id, item]));
      const isSingle = !("claims" in input);
      // The same for all acts of the request, by which a page knows that they belong together.
      const clocks = { now: now(), machineNow: machineNow() };
      const stored: StaffActView[] = [];
      const refused: AttentionChanged["refused"] = [];
      for (const one of isSingle ? [input] : input.claims) {
        const item = items.get(one.id);
        if (item === undefined && one.action !== "give-back" && !isSingle) {
          // The colleagues' list may have changed since the request: the others still count.
          refused.push({ id: one.id, later: null });
          continue;
        }
        const { act: done, later } = await act(c, one, item, clocks);
        const view = done && presentAct(done, clocks);
        if (view !== null) stored.push(view);
        if (later === null) continue;
        if (isSingle) throw createChangedProblem(later, presentAct(later, clocks));
        refused.push({ id: one.id, later: presentAct(later, clocks) });
      }
      const body: AttentionChanged = { ...(await presentList(c)), acts: stored, refused };
      return c.json(body, 200, NO_STORE_HEADERS);
    })
    .get("/handover", acceptQuery(HandoverQuerySchema), async (c) => {
      const { since } = c.var.query;
      const claims = new Map(annotations.claims().map((claim) => [claim.id, claim]));
      const open = board
        .rows()
        .filter(
          ({ id, facts }) =>
            deriveAttentionItemStatus(claims.get(id), facts, machineNow()) !== "away",
        );
      const counts = countHandoverChanges(await deps.log.findChangesSince(since));
      const body: HandoverView = { since: formatInstant(since), ...counts, open: open.length };
      return c.json(body, 200, NO_STORE_HEADERS);
    });
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
