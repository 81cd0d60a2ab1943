import type { Kysely } from "kysely";
import type { Change } from "#core/model/change.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { ArchiveReader, LoggedChange } from "./repository.ts";
import type { ArchiveSchema } from "./schema.ts";

type ChangeReads = Pick<
  ArchiveReader,
  | "findChangesAfter"
  | "findChangesByMatch"
  | "findChangesByTournament"
  | "findChangesSince"
  | "findLastSeq"
  | "findNewestChanges"
>;

/** Reads of the change log, over these sources, at least one. */
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

    findChangesAfter: async (seq, limit) => {
      const last = await findLastSeq();
      if (seq === last) return { known: true, changes: [], last };
      // A number of ours, or the one before our first: nothing between it and now was lost.
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
  return db.selectFrom("change").select(["seq", "at", "body"]).where("source_id", "in", sourceIds);
}

function parseChange(row: { seq: number; at: number; body: string }): LoggedChange {
  const change: Change = JSON.parse(row.body);
  return { seq: row.seq, at: row.at, change };
}
