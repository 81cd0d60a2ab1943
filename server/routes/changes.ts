import { Hono } from "hono";
import type { ChangePage } from "#core/contract/change.ts";
import type { Change } from "#core/model/change.ts";
import type { ArchiveReader } from "#server/archive/repository.ts";
import { ProblemError } from "#server/errors.ts";
import { presentChange } from "#server/presenters/change.ts";
import type { Headers } from "./headers.ts";

/** The part of the archive that routes of changes read. */
export type ChangeLog = Pick<
  ArchiveReader,
  "findChangesAfter" | "findNewestChanges" | "findLastSeq"
>;

/** Changes of one answer, those that are not shown included. */
const PAGE = 500;

/** `GET /changes?after=SEQ`: what happened since, oldest first; without `after` the newest there is. */
export function createChangeRoutes(deps: {
  readonly log: ChangeLog;
  /** Which changes may be seen here. */
  readonly isShown: (change: Change) => boolean;
  readonly headers: Headers;
}): Hono {
  const { log, isShown } = deps;
  return new Hono().get("/changes", async (c) => {
    const after = parseSeq(c.req.query("after"));
    if (after === undefined) {
      throw new ProblemError("bad-parameter", "after must be the number of a change, like 1700.");
    }
    const page = after === null ? await findNewest(log) : await findAfter(log, after);
    const changes = page.changes.filter(({ change }) => isShown(change)).map(presentChange);
    const body: ChangePage = { ...page, changes };
    return c.json(body, 200, deps.headers);
  });
}

/** The number of a change as a reader sends it: null when it sends none, undefined when it is none. */
export function parseSeq(text: string | undefined): number | null | undefined {
  if (text === undefined || text === "") return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

async function findNewest(log: ChangeLog) {
  const changes = await log.findNewestChanges(PAGE);
  return { known: true, changes, next: changes[0]?.seq ?? (await log.findLastSeq()) };
}

async function findAfter(log: ChangeLog, after: number) {
  const { known, changes, last } = await log.findChangesAfter(after, PAGE);
  const newest = changes.length === PAGE ? changes.at(-1) : undefined;
  return { known, changes, next: newest?.seq ?? last };
}
