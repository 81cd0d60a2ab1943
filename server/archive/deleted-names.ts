import { sql, type Kysely } from "kysely";
import type { Instant } from "#core/model/match.ts";
import { createNameReplacer, hashName, type NameReplacer } from "#server/names/name-replacer.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** A deleted name: its keyed hash, the key (`salt`), its pseudonym and the time of deletion. */
export interface DeletedName {
  readonly salt: string;
  readonly hash: string;
  readonly pseudonym: string;
  readonly at: Instant;
}

/** Loads all deleted names, those hashed with this archive's own key first. */
export async function readDeletedNames(
  db: Pick<Kysely<ArchiveSchema>, "selectFrom">,
): Promise<readonly DeletedName[]> {
  const { salt: own } = await db.selectFrom("state").select("salt").executeTakeFirstOrThrow();
  const rows = await db.selectFrom("suppression").selectAll().orderBy("at").execute();
  return rows
    .map((row) => ({
      salt: row.salt ?? own,
      hash: row.name_hash,
      pseudonym: row.pseudonym,
      at: row.at,
    }))
    .toSorted((a, b) => Number(b.salt === own) - Number(a.salt === own));
}

/**
 * Adds deleted names. A name whose hash is already in the archive keeps its pseudonym, because
 * archived matches contain that one.
 */
export async function insertDeletedNames(
  db: Pick<Kysely<ArchiveSchema>, "selectFrom" | "insertInto">,
  names: readonly DeletedName[],
): Promise<void> {
  const { salt: own } = await db.selectFrom("state").select("salt").executeTakeFirstOrThrow();
  for (const { salt, hash, pseudonym, at } of names) {
    await db
      .insertInto("suppression")
      .values({ name_hash: hash, pseudonym, at, salt: salt === own ? null : salt })
      .onConflict((conflict) => conflict.column("name_hash").doNothing())
      .execute();
  }
}

/** Creates a function that replaces these names; `null` if there are none. */
export function createDeletedNameReplacer(names: readonly DeletedName[]): NameReplacer | null {
  if (names.length === 0) return null;
  const bySalt = new Map<string, Map<string, string>>();
  for (const { salt, hash, pseudonym } of names) {
    const list = bySalt.get(salt) ?? new Map<string, string>();
    bySalt.set(salt, list.set(hash, pseudonym));
  }
  return createNameReplacer(bySalt);
}

/** Returns the pseudonym of a name; `null` if the name was not deleted. */
export function findPseudonym(names: readonly DeletedName[], name: string): string | null {
  return names.find(({ salt, hash }) => hash === hashName(salt, name))?.pseudonym ?? null;
}

/** Returns the deleted names of a store that may lack newer columns; `null` if it is damaged. */
export async function tryReadDeletedNames(
  db: Kysely<ArchiveSchema>,
): Promise<readonly DeletedName[] | null> {
  try {
    const state = await sql<{ salt: string }>`select salt from state`.execute(db);
    const own = state.rows[0]?.salt;
    const { rows } = await sql<{
      name_hash: string;
      pseudonym: string;
      at: number;
      salt?: string | null;
    }>`select * from suppression`.execute(db);
    if (own === undefined) return null;
    return rows.map((row) => ({
      salt: row.salt ?? own,
      hash: row.name_hash,
      pseudonym: row.pseudonym,
      at: row.at,
    }));
  } catch {
    return null;
  }
}
