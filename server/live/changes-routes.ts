import { Hono } from "hono";
import { etag } from "hono/etag";
import type { ChangePage } from "#core/contract/change.ts";
import type { Change } from "#core/model/change.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveQueries } from "#server/archive/archive-queries.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import { presentChange, presentChangedMatches } from "#server/presenters/change.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { EventHub } from "./event-hub.ts";
import type { ResponseHeaders } from "#server/http/headers.ts";

/** The archive queries of the change routes. */
export type ChangeLog = Pick<
  ArchiveQueries,
  | "findChangesAfter"
  | "findChangesByMatch"
  | "findChangesByTournament"
  | "findNewestChanges"
  | "findLastSeq"
>;

/** Maximum number of changes read for one response, including those that are not shown. */
const MAX_PAGE_SIZE = 500;

/**
 * Creates the route `GET /changes?after=SEQ`: later changes, oldest first. Without `after`, the
 * newest `limit` changes, newest first: all, or those of `match=SITE/ID` or `tournament=SITE/SLUG`.
 */
export function createChangeRoutes(deps: {
  readonly log: ChangeLog;
  /** Returns whether viewers of this feed may see a change. */
  readonly isShown: (change: Change) => boolean;
  /** Returns the world with the matches that changes refer to; `null` before the first data. */
  readonly world: () => World | null;
  readonly headers: ResponseHeaders;
  readonly hub: Pick<EventHub, "replay">;
  readonly work: Pick<WorkLimiter, "admit">;
}): Hono {
  const { log, isShown, world, work } = deps;
  const { replay } = deps.hub;
  return new Hono().get("/changes", etag(), async (c) => {
    const after = parseChangeNumber(c.req.query("after"));
    if (after === undefined) {
      throw new ProblemError("bad-parameter", "after: must be a change number, such as 1700.");
    }
    const limit = parseLimit(c.req.query("limit"));
    await work.admit(c);
    const of = { match: c.req.query("match"), tournament: c.req.query("tournament") };
    const page =
      after === null
        ? await findNewest(log, of, limit)
        : await findAfter(log, after, limit, replay.position());
    const visible = page.changes.filter(({ change }) => isShown(change));
    const body: ChangePage = {
      ...page,
      changes: visible.map(presentChange),
      matches: presentChangedMatches(world(), visible),
    };
    return c.json(body, 200, deps.headers);
  });
}

/** Parses a change number: `null` if the text is missing or empty, `undefined` if it is invalid. */
export function parseChangeNumber(text: string | undefined): number | null | undefined {
  if (text === undefined || text === "") return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function parseLimit(text: string | undefined): number {
  const limit = text === undefined ? MAX_PAGE_SIZE : Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_PAGE_SIZE) return limit;
  throw new ProblemError(
    "bad-parameter",
    `limit: must be a whole number from 1 to ${MAX_PAGE_SIZE}.`,
  );
}

/** Filter by match or tournament; neither to include all changes. */
interface Subject {
  readonly match: string | undefined;
  readonly tournament: string | undefined;
}

async function findNewest(log: ChangeLog, of: Subject, limit: number) {
  const changes = await findNewestOf(log, of, limit);
  return { known: true, changes, next: changes[0]?.seq ?? (await log.findLastSeq()) };
}

function findNewestOf(log: ChangeLog, of: Subject, limit: number): Promise<LoggedChange[]> {
  if (of.match !== undefined) return log.findChangesByMatch(of.match, limit);
  if (of.tournament !== undefined) return log.findChangesByTournament(of.tournament, limit);
  return log.findNewestChanges(limit);
}

/**
 * Returns a page of the changes after a number, none of them newer than `shown`.
 *
 * @param shown Number of the newest change in this process's data; `null` if unknown. After a newer
 *   change, a client would fetch data that does not contain it.
 */
async function findAfter(log: ChangeLog, after: number, limit: number, shown: number | null) {
  const { known, changes, last } = await log.findChangesAfter(after, limit);
  const newest = changes.length === limit ? changes.at(-1) : undefined;
  const end = Math.max(after, Math.min(newest?.seq ?? last, shown ?? last));
  if (!known) return { known, changes, next: Math.min(last, shown ?? last) };
  return { known, changes: changes.filter(({ seq }) => seq <= end), next: end };
}
