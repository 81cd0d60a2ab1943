import type { Change, ChangeType } from "#core/model/change.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import { forEachBatch } from "./database/batch.ts";
import { createScopeCondition } from "./public-scope.ts";
import type { LoggedChange, LoggedChangePage } from "./repository.ts";
import type { ReadScope } from "./rows.ts";

/** Types of changes that affect when, by whom or whether a match is played, or its best-of. */
const REVISION_TYPES = [
  "rescheduled",
  "unscheduled",
  "contestants-known",
  "replaced",
  "renamed",
  "best-of",
  "withdrawn",
  "returned",
] as const satisfies readonly ChangeType[];

/** Selects the changes of a match, of a tournament or of both; neither for all changes. */
export interface ChangeSubject {
  readonly match?: SiteKey;
  readonly tournament?: SiteKey;
}

/**
 * Creates the reads of the change log. With `public_seq` as the column of change numbers, only
 * public changes are read, and `seq` is the public number in parameters and results.
 */
export function createChangeReads(
  { db, sourceIds, scope }: ReadScope,
  number: "seq" | "public_seq",
) {
  const select = () =>
    db
      .selectFrom("change")
      .select(["seq", "public_seq", "at", "body"])
      .where("source_id", "in", sourceIds)
      .where(number, "is not", null)
      .where(createScopeCondition(scope, "tournament"));
  const read = async (query: ReturnType<typeof select>): Promise<LoggedChange[]> => {
    const rows = await query.execute();
    return rows.map((row) => {
      const change = parseStoredChange(row.body);
      return { seq: row[number] ?? 0, at: row.at, change, publicSeq: row.public_seq };
    });
  };
  const selectOf = ({ match, tournament }: ChangeSubject) => {
    let query = select();
    if (match !== undefined) query = query.where("match", "=", match);
    if (tournament !== undefined) query = query.where("tournament", "=", tournament);
    return query;
  };
  const findLastSeq = async (): Promise<number> => {
    const columns = ["seq", "public_seq"] as const;
    return (await db.selectFrom("state").select(columns).executeTakeFirstOrThrow())[number];
  };
  return {
    /** Returns the number of the newest change. */
    findLastSeq,
    /** Reads the newest changes, newest first. */
    findNewestChanges: (limit: number, of: ChangeSubject = {}) =>
      read(selectOf(of).orderBy(number, "desc").limit(limit)),
    /** Reads changes detected at or after a time, oldest first. */
    findChangesSince: (at: Instant) => read(select().where("at", ">=", at).orderBy("seq")),
    /** Finds when the newest change of a type in `REVISION_TYPES` was detected, by match. */
    findRevisions: async (
      tournaments: readonly SiteKey[],
    ): Promise<ReadonlyMap<SiteKey, Instant>> => {
      const latest = new Map<SiteKey, Instant>();
      await forEachBatch(tournaments, async (batch) => {
        const rows = await db
          .selectFrom("change")
          .select((row) => ["match", row.fn.max("at").as("at")])
          .where("source_id", "in", sourceIds)
          .where("tournament", "in", [...batch])
          // The JSON of a change begins with its type.
          .where((row) =>
            row.or(REVISION_TYPES.map((type) => row("body", "like", `{"type":"${type}"%`))),
          )
          .groupBy("match")
          .execute();
        for (const { match, at } of rows) latest.set(match, at);
      });
      return latest;
    },
    /** Reads changes with numbers above `seq`, oldest first. */
    findChangesAfter: async (
      seq: number,
      limit: number,
      of: ChangeSubject = {},
    ): Promise<LoggedChangePage> => {
      const last = await findLastSeq();
      if (seq === last) return { known: true, changes: [], last };
      // If `seq` or `seq + 1` is in the log, no change after `seq` is missing.
      const near = await db
        .selectFrom("change")
        .select("at")
        .where(number, "in", [seq, seq + 1])
        .limit(1)
        .execute();
      if (near.length === 0) return { known: false, changes: [], last };
      const changes = await read(selectOf(of).where(number, ">", seq).orderBy(number).limit(limit));
      return { known: true, changes, last };
    },
  };
}

/** Parses a stored change. The score of a result is `null` if it was stored without one. */
function parseStoredChange(body: string): Change {
  const change: Change = JSON.parse(body);
  const { type } = change;
  return type === "decided" || type === "ended" ? Object.assign({ scores: null }, change) : change;
}
