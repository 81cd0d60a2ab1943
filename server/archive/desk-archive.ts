import { type Kysely, sql } from "kysely";
import type { AttentionClaim } from "#core/desk/claim.ts";
import type { Commit } from "./database/commit.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import type { Instant } from "#core/model/match.ts";

/** An annotation as stored. The archive does not interpret its value. */
export interface StoredAnnotation {
  readonly kind: string;
  /** Key of the annotated match, contestant or other thing; see `core/desk/annotation-kinds.ts`. */
  readonly scope: string;
  /** Plain JSON; `null` if the annotation was cleared. */
  readonly value: unknown;
  /** Name of the author. */
  readonly who: string;
  readonly at: Instant;
}

export interface StoredAnnotationChange extends StoredAnnotation {
  /** The value before; `null` if there was none. */
  readonly before: unknown;
}

export type DeskArchive = ReturnType<typeof createDeskArchive>;

/**
 * Creates the archive of annotations and claims: reads use `db`, writes use `commit`. Any process
 * may write, whether it leads or not.
 */
export function createDeskArchive(db: Kysely<ArchiveSchema>, commit: Commit) {
  return {
    /** Reads the newest annotation of each kind and scope unless it was cleared, oldest first. */
    findFacts: async (): Promise<StoredAnnotation[]> => {
      const rows = await db
        .selectFrom("desk_fact")
        .selectAll()
        .where("id", "in", (query) =>
          query
            .selectFrom("desk_fact")
            .select((row) => row.fn.max<number>("id").as("id"))
            .groupBy(["kind", "scope"]),
        )
        .where("value", "is not", null)
        .orderBy("id")
        .execute();
      return rows.map(parseAnnotation);
    },

    /** Reads all annotations of a kind and scope, including cleared ones, newest first. */
    findFactHistory: async (
      kind: string,
      scope: string,
      limit: number,
    ): Promise<StoredAnnotation[]> => {
      const rows = await db
        .selectFrom("desk_fact")
        .selectAll()
        .where("kind", "=", kind)
        .where("scope", "=", scope)
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(parseAnnotation);
    },

    /** Reads the newest changes of annotations with the values before them, newest first. */
    findNewestFacts: async (limit: number): Promise<StoredAnnotationChange[]> => {
      const rows = await db
        .selectFrom("desk_fact as fact")
        .selectAll("fact")
        .select((row) =>
          row
            .selectFrom("desk_fact as earlier")
            .select("earlier.value")
            .whereRef("earlier.kind", "=", "fact.kind")
            .whereRef("earlier.scope", "=", "fact.scope")
            .whereRef("earlier.id", "<", "fact.id")
            .orderBy("earlier.id", "desc")
            .limit(1)
            .as("before"),
        )
        .orderBy("fact.id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) =>
        Object.assign(parseAnnotation(row), { before: parseValue(row.before) }),
      );
    },

    insertFact: ({ kind, scope, value, who, at }: StoredAnnotation): Promise<void> =>
      commit(async (trx) => {
        // Locks the row until the transaction ends, so that two processes never use the same id.
        await trx
          .updateTable("state")
          .set({ seq: sql`seq` })
          .execute();
        const { newest } = await trx
          .selectFrom("desk_fact")
          .select((row) => row.fn.max<number | null>("id").as("newest"))
          .executeTakeFirstOrThrow();
        const text = value === null ? null : JSON.stringify(value);
        await trx
          .insertInto("desk_fact")
          .values({ id: (newest ?? 0) + 1, kind, scope, value: text, who, at })
          .execute();
      }),

    /** Reads all claims, oldest first. */
    findClaims: async (): Promise<AttentionClaim[]> => {
      const rows = await db.selectFrom("claim").select("body").orderBy("at").execute();
      return rows.map(({ body }): AttentionClaim => JSON.parse(body));
    },

    /** Inserts a claim, or replaces the one with the same id. */
    upsertClaim: (claim: AttentionClaim): Promise<void> =>
      commit(async (trx) => {
        const row = { id: claim.id, at: claim.at, body: JSON.stringify(claim) };
        await trx
          .insertInto("claim")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute();
      }),

    deleteClaim: (id: string): Promise<void> =>
      commit(async (trx) => {
        await trx.deleteFrom("claim").where("id", "=", id).execute();
      }),
  };
}

function parseAnnotation(row: {
  readonly kind: string;
  readonly scope: string;
  readonly value: string | null;
  readonly who: string;
  readonly at: number;
}): StoredAnnotation {
  const { kind, scope, value, who, at } = row;
  return { kind, scope, value: parseValue(value), who, at };
}

function parseValue(value: string | null): unknown {
  return value === null ? null : JSON.parse(value);
}
