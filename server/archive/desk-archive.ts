import { type Kysely, sql } from "kysely";
import type { StaffAct, StaffActChange } from "#core/desk/staff-act.ts";
import type { Instant } from "#core/model/match.ts";
import type { Commit } from "./database/commit.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** An act to store, whose number the archive assigns. */
export type NewAct = Omit<StaffAct, "number" | "undoes"> & Partial<Pick<StaffAct, "undoes">>;

/** Subject of an act. */
export interface ActKey {
  /** Kind of the annotation, or `CLAIM_KIND`. */
  readonly kind: string;
  /** Key of the annotated match, contestant or other thing, or id of the attention item. */
  readonly scope: string;
}

/** Most acts of one kind and scope that are read. */
const HISTORY = 50;

export type DeskArchive = ReturnType<typeof createDeskArchive>;

/**
 * Creates the archive of the acts of staff: reads use `db`, writes use `commit`. Any process may
 * write, whether it leads or not. The archive does not interpret the values.
 */
export function createDeskArchive(db: Kysely<ArchiveSchema>, commit: Commit) {
  return {
    /**
     * Reads the newest act of each kind and scope, oldest first, without those that cleared a value,
     * and the number of the newest act of all; 0 if there is none.
     */
    findCurrent: async (): Promise<{
      readonly newest: number;
      readonly acts: readonly StaffAct[];
    }> => {
      // Before the acts, because an act that is counted but not read would not be noticed.
      const newest = await readNewestNumber(db);
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
      return { newest, acts: rows.map(parseAct) };
    },

    /** Reads the newest acts of a kind and scope, newest first. */
    findHistory: (key: ActKey): Promise<readonly StaffAct[]> => readHistory(db, key),

    /** Reads the newest acts of all kinds with the values before them, newest first. */
    findNewest: async (limit: number): Promise<readonly StaffActChange[]> => {
      const rows = await db
        .selectFrom("desk_fact as act")
        .selectAll("act")
        .select((row) =>
          row
            .selectFrom("desk_fact as earlier")
            .select("earlier.value")
            .whereRef("earlier.kind", "=", "act.kind")
            .whereRef("earlier.scope", "=", "act.scope")
            .whereRef("earlier.id", "<", "act.id")
            .orderBy("earlier.id", "desc")
            .limit(1)
            .as("before"),
        )
        .orderBy("act.id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => Object.assign(parseAct(row), { before: parseValue(row.before) }));
    },

    /** Reads an act by its number; `null` if there is none. */
    findByNumber: async (number: number): Promise<StaffAct | null> => {
      const query = db.selectFrom("desk_fact").selectAll().where("id", "=", number);
      const row = await query.executeTakeFirst();
      return row === undefined ? null : parseAct(row);
    },

    /** Reads the authors of the acts since a time, with the time of their newest one. */
    findAuthors: (since: Instant): Promise<readonly Pick<StaffAct, "who" | "at">[]> =>
      db
        .selectFrom("desk_fact")
        .select((row) => ["who", row.fn.max<number>("at").as("at")])
        .where("at", ">=", since)
        .groupBy("who")
        .execute(),

    /**
     * Stores the act that `decide` returns for the newest acts of the kind and scope (newest
     * first), with the next number; nothing if it returns `null`. No other act, also of another
     * process, is stored in between.
     */
    append: (
      key: ActKey,
      decide: (history: readonly StaffAct[]) => NewAct | null,
    ): Promise<StaffActChange | null> =>
      commit(async (trx) => {
        // Locks the row until the transaction ends.
        await trx
          .updateTable("state")
          .set({ seq: sql`seq` })
          .execute();
        const history = await readHistory(trx, key);
        const act = decide(history);
        if (act === null) return null;
        const { kind, scope, value, who, at, undoes = null } = act;
        const number = (await readNewestNumber(trx)) + 1;
        const text = value === null ? null : JSON.stringify(value);
        await trx
          .insertInto("desk_fact")
          .values({ id: number, kind, scope, value: text, who, at, undoes })
          .execute();
        return { number, kind, scope, value, who, at, undoes, before: history[0]?.value ?? null };
      }),
  };
}

async function readNewestNumber(db: Pick<Kysely<ArchiveSchema>, "selectFrom">): Promise<number> {
  const { newest } = await db
    .selectFrom("desk_fact")
    .select((row) => row.fn.max<number | null>("id").as("newest"))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

async function readHistory(
  db: Pick<Kysely<ArchiveSchema>, "selectFrom">,
  { kind, scope }: ActKey,
): Promise<readonly StaffAct[]> {
  const rows = await db
    .selectFrom("desk_fact")
    .selectAll()
    .where("kind", "=", kind)
    .where("scope", "=", scope)
    .orderBy("id", "desc")
    .limit(HISTORY)
    .execute();
  return rows.map(parseAct);
}

function parseAct({
  id,
  kind,
  scope,
  value,
  who,
  at,
  undoes,
}: ArchiveSchema["desk_fact"]): StaffAct {
  return { number: id, kind, scope, value: parseValue(value), who, at, undoes };
}

function parseValue(value: string | null): unknown {
  return value === null ? null : JSON.parse(value);
}
