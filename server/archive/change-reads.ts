import type { Kysely } from "kysely";
import type { Change, ChangeType } from "#core/model/change.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import { forEachBatch } from "./database/batch.ts";
import type { ArchiveQueries, LoggedChange } from "./repository.ts";
import type { ArchiveSchema } from "./database/schema.ts";

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

type ChangeReads = Pick<
  ArchiveQueries,
  | "findChangesAfter"
  | "findChangesByMatch"
  | "findChangesByTournament"
  | "findChangesSince"
  | "findLastSeq"
  | "findNewestChanges"
  | "findRevisions"
>;

/** Creates the reads of the change log of these sources (at least one). */
export function createChangeReads(
  db: Kysely<ArchiveSchema>,
  sourceIds: readonly number[],
): ChangeReads {
  const findLastSeq = async (): Promise<number> => {
    const state = await db.selectFrom("state").select("seq").executeTakeFirstOrThrow();
    return state.seq;
  };
  const findNewest = async (
    column: "match" | "tournament",
    key: SiteKey,
    limit: number,
  ): Promise<LoggedChange[]> => {
    const rows = await selectChanges(db, sourceIds)
      .where(column, "=", key)
      .orderBy("seq", "desc")
      .limit(limit)
      .execute();
    return rows.map(parseChange);
  };
  return {
    findLastSeq,
    findNewestChanges: async (limit) => {
      const rows = await selectChanges(db, sourceIds).orderBy("seq", "desc").limit(limit).execute();
      return rows.map(parseChange);
    },
    findChangesSince: async (at) => {
      const rows = await selectChanges(db, sourceIds)
        .where("at", ">=", at)
        .orderBy("seq")
        .execute();
      return rows.map(parseChange);
    },
    findChangesByMatch: (match, limit) => findNewest("match", match, limit),
    findChangesByTournament: (tournament, limit) => findNewest("tournament", tournament, limit),

    findRevisions: async (tournaments) => {
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

    findChangesAfter: async (seq, limit) => {
      const last = await findLastSeq();
      if (seq === last) return { known: true, changes: [], last };
      // If `seq` or `seq + 1` is in the log, no change after `seq` is missing.
      const near = await db
        .selectFrom("change")
        .select("seq")
        .where("seq", "in", [seq, seq + 1])
        .limit(1)
        .execute();
      if (near.length === 0) return { known: false, changes: [], last };
      const rows = await selectChanges(db, sourceIds)
        .where("seq", ">", seq)
        .orderBy("seq")
        .limit(limit)
        .execute();
      return { known: true, changes: rows.map(parseChange), last };
    },
  };
}

function selectChanges(db: Kysely<ArchiveSchema>, sourceIds: readonly number[]) {
  return db
    .selectFrom("change")
    .select(["seq", "public_seq", "at", "body"])
    .where("source_id", "in", sourceIds);
}

export interface ChangeRow {
  readonly seq: number;
  readonly public_seq: number | null;
  readonly at: number;
  readonly body: string;
}

export function parseChange(row: ChangeRow): LoggedChange {
  const change: Change = JSON.parse(row.body);
  return { seq: row.seq, at: row.at, change, publicSeq: row.public_seq };
}
