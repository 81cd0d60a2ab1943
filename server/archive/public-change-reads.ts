import type { Kysely } from "kysely";
import type { SiteKey } from "#core/model/match.ts";
import { type ChangeRow, parseChange } from "./change-reads.ts";
import { createScopeCondition } from "./public-scope.ts";
import type { ArchiveQueries, LoggedChange, PublicScope } from "./repository.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** Reads of the change log for viewers. */
export type PublicChangeReads = Pick<
  ArchiveQueries,
  | "findChangesAfter"
  | "findChangesByMatch"
  | "findChangesByTournament"
  | "findLastSeq"
  | "findNewestChanges"
>;

/** Creates reads of public changes only. In parameters and results, `seq` is the public number. */
export function createPublicChangeReads(
  db: Kysely<ArchiveSchema>,
  sourceIds: readonly number[],
  scope: PublicScope,
): PublicChangeReads {
  const select = () =>
    db
      .selectFrom("change")
      .select(["public_seq", "at", "body"])
      .where("source_id", "in", sourceIds)
      .where("public_seq", "is not", null)
      .where(createScopeCondition(scope, "tournament"));
  const findNewest = async (
    column: "match" | "tournament",
    key: SiteKey,
    limit: number,
  ): Promise<LoggedChange[]> => {
    const rows = await select()
      .where(column, "=", key)
      .orderBy("public_seq", "desc")
      .limit(limit)
      .execute();
    return rows.map(parsePublicChange);
  };
  const findLastSeq = async (): Promise<number> => {
    const state = await db.selectFrom("state").select("public_seq").executeTakeFirstOrThrow();
    return state.public_seq;
  };
  return {
    findLastSeq,
    findNewestChanges: async (limit) => {
      const rows = await select().orderBy("public_seq", "desc").limit(limit).execute();
      return rows.map(parsePublicChange);
    },
    findChangesByMatch: (match, limit) => findNewest("match", match, limit),
    findChangesByTournament: (tournament, limit) => findNewest("tournament", tournament, limit),
    findChangesAfter: async (seq, limit) => {
      const last = await findLastSeq();
      if (seq === last) return { known: true, changes: [], last };
      const near = await db
        .selectFrom("change")
        .select("public_seq")
        .where("public_seq", "in", [seq, seq + 1])
        .limit(1)
        .execute();
      if (near.length === 0) return { known: false, changes: [], last };
      const rows = await select()
        .where("public_seq", ">", seq)
        .orderBy("public_seq")
        .limit(limit)
        .execute();
      return { known: true, changes: rows.map(parsePublicChange), last };
    },
  };
}

function parsePublicChange(row: Omit<ChangeRow, "seq">): LoggedChange {
  return parseChange({ ...row, seq: row.public_seq ?? 0 });
}
