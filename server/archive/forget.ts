import type { Transaction } from "kysely";
import { must } from "#core/lib/must.ts";
import { foldName } from "#core/lib/text.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { Instant, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import { eachBatch } from "./database/batch.ts";
import { containsText } from "./contains-text.ts";
import { nameHash, type NameReplacer } from "#server/names/name-replacer.ts";
import { allocateNumbers } from "./database/sequence-numbers.ts";
import { writeMatchRows } from "./match-row-writes.ts";
import type { Forgotten } from "./repository.ts";
import { renameEntries } from "#server/names/rename-entries.ts";
import { rewriteNames } from "#server/names/rewrite-names.ts";
import { parseSeen } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { selectSeen } from "./seen-query.ts";
import { readLists } from "./snapshots.ts";
import { addSuppressed, findPseudonym, readSuppressed, replacerOf } from "./suppression.ts";

/** Changes that are rewritten in one go. */
const CHANGES_AT_ONCE = 1_000;

/**
 * Puts a pseudonym in the place of a name: in every match, in what was sent, in every change, and in
 * whatever the service sends from now on.
 *
 * @param pseudonym What stands there from now on; kept from earlier where the name was deleted before.
 */
export async function forgetName(
  trx: Transaction<ArchiveSchema>,
  name: string,
  pseudonym: string,
  now: Instant,
): Promise<Forgotten> {
  const earlier = findPseudonym(await readSuppressed(trx), name) ?? pseudonym;
  const { salt } = await trx.selectFrom("state").select("salt").executeTakeFirstOrThrow();
  await addSuppressed(trx, [{ salt, hash: nameHash(salt, name), pseudonym: earlier, at: now }]);
  const replace = must(await readNameReplacer(trx), "a name was just deleted");
  await clearPolls(trx);
  return {
    pseudonym: replace(name),
    matches: await rewriteMatches(trx, name, replace),
    changes: await rewriteChanges(trx, replace),
    deskTexts: await deleteDeskTexts(trx, [name]),
  };
}

/**
 * Clears what a poll leaves beside the matches: issues name contestants, and what the guards carry
 * from poll to poll holds keys of contestants. The next poll finds both again.
 */
export async function clearPolls(trx: Transaction<ArchiveSchema>): Promise<void> {
  for (const { id, said } of await trx.selectFrom("source").select(["id", "said"]).execute()) {
    const parsed: unknown = JSON.parse(said);
    const isRecord = typeof parsed === "object" && parsed !== null;
    const cleared = isRecord ? JSON.stringify({ ...parsed, guard: null }) : said;
    await trx
      .updateTable("source")
      .set({ said: cleared, issues: "[]" })
      .where("id", "=", id)
      .execute();
  }
}

/** Replaces every name that was ever deleted; null while there are none. */
export async function readNameReplacer(
  db: Pick<Transaction<ArchiveSchema>, "selectFrom">,
): Promise<NameReplacer | null> {
  return replacerOf(await readSuppressed(db));
}

async function rewriteMatches(
  trx: Transaction<ArchiveSchema>,
  name: string,
  replace: NameReplacer,
): Promise<number> {
  const { tick } = await allocateNumbers(trx, 0, 0);
  const sources = await trx.selectFrom("source").select("id").execute();
  let count = 0;
  for (const { id } of sources) {
    const rows = await selectSeen(trx, [id])
      .select("match_body.sent")
      .where(containsText("match.search", name))
      .execute();
    const rewritten: SeenMatch[] = [];
    const sent = new Map<SiteKey, unknown>();
    for (const row of rows) {
      const { match: before, sighting } = parseSeen(row);
      const match = renameEntries(before, replace);
      if (match === before) continue;
      rewritten.push({ match, sighting });
      if (row.sent !== null) {
        sent.set(
          match.key,
          rewriteNames(JSON.parse(row.sent), replace, (unkeyed) => unkeyed),
        );
      }
    }
    const lists = await readLists(trx, id);
    await writeMatchRows(trx, id, tick, { sightings: rewritten, bodies: rewritten, lists, sent });
    count += rewritten.length;
  }
  return count;
}

/** All of them: a name may stand in the log of a match that it has left since. */
export async function rewriteChanges(
  trx: Transaction<ArchiveSchema>,
  replace: NameReplacer,
): Promise<number> {
  const games = await readGames(trx);
  let count = 0;
  let after = 0;
  for (;;) {
    const rows = await trx
      .selectFrom("change")
      .select(["seq", "tournament", "body"])
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(CHANGES_AT_ONCE)
      .execute();
    for (const { seq, tournament, body } of rows) {
      after = seq;
      const gameSlug = games.get(tournament) ?? "";
      const change: unknown = JSON.parse(body);
      const rewritten = rewriteNames(change, replace, (name) => contestantKey(gameSlug, name));
      if (rewritten === change) continue;
      count += 1;
      await trx
        .updateTable("change")
        .set({ body: JSON.stringify(rewritten) })
        .where("seq", "=", seq)
        .execute();
    }
    if (rows.length < CHANGES_AT_ONCE) return count;
  }
}

/**
 * What staff wrote down in free words cannot be rewritten: whatever holds the name goes, and so does
 * what is about the contestant, whose key is made of it. Returns how many there were.
 *
 * @param holdsName Whether a text holds another name that is to go.
 */
export async function deleteDeskTexts(
  trx: Transaction<ArchiveSchema>,
  names: readonly string[],
  holdsName: (text: string) => boolean = () => false,
): Promise<number> {
  const games = [...(await readGames(trx)).values()];
  const keys = new Set(names.flatMap((name) => games.map((game) => contestantKey(game, name))));
  const folded = names.map(foldName);
  const isMeant = (text: string): boolean =>
    keys.has(text) || holdsName(text) || folded.some((name) => foldName(text).includes(name));
  const holds = (written: string | null): boolean =>
    written !== null && someText(JSON.parse(written), isMeant);
  const facts = await trx.selectFrom("desk_fact").select(["id", "scope", "value"]).execute();
  const claims = await trx.selectFrom("claim").select(["id", "body"]).execute();
  const factIds = facts.filter(
    ({ scope, value }) => keys.has(scope) || holdsName(scope) || holds(value),
  );
  const claimIds = claims.filter(({ body }) => holds(body));
  await eachBatch(
    factIds.map(({ id }) => id),
    (ids) => trx.deleteFrom("desk_fact").where("id", "in", ids).execute(),
  );
  await eachBatch(
    claimIds.map(({ id }) => id),
    (ids) => trx.deleteFrom("claim").where("id", "in", ids).execute(),
  );
  return factIds.length + claimIds.length;
}

/** Whether a text in plain data is one of those. */
function someText(value: unknown, isMeant: (text: string) => boolean): boolean {
  if (typeof value === "string") return isMeant(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => someText(part, isMeant));
}

/** Slug of the game by tournament. */
async function readGames(trx: Transaction<ArchiveSchema>): Promise<ReadonlyMap<SiteKey, string>> {
  const rows = await trx.selectFrom("tournament").select(["key", "model"]).execute();
  return new Map(
    rows.map(({ key, model }) => {
      const { gameSlug }: Tournament = JSON.parse(model);
      return [key, gameSlug];
    }),
  );
}
