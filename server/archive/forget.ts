import type { Transaction } from "kysely";
import type { AnnotationValues } from "#core/desk/annotation.ts";
import { parseGuardRecord } from "#core/guards/guard-record.ts";
import { must } from "#core/lib/must.ts";
import { foldName } from "#core/lib/text.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { Instant, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import { forEachBatch } from "./database/batch.ts";
import { createContainsTextCondition } from "./contains-text.ts";
import { hashName, type NameReplacer } from "#server/names/name-replacer.ts";
import { allocateTickAndChangeNumbers } from "./database/sequence-numbers.ts";
import { writeMatchRows } from "./match-row-writes.ts";
import type { ForgetResult } from "./repository.ts";
import { replaceNamesInMatch } from "#server/names/replace-names-in-match.ts";
import { replaceNamesInJson } from "#server/names/replace-names-in-json.ts";
import { parseSeenMatchRow, type SeenMatchRow, selectSeenMatches } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { readListStates } from "./snapshots.ts";
import {
  insertDeletedNames,
  findPseudonym,
  readDeletedNames,
  createDeletedNameReplacer,
} from "./deleted-names.ts";

/** Number of changes that are read and rewritten per query. */
const CHANGES_PER_QUERY = 1_000;

type PlacementPoints = AnnotationValues["placement-points"];
type Deduction = PlacementPoints["deductions"][number];

/**
 * Replaces a name in every archived match, raw JSON, change and deduction of placement points, and
 * registers it, so that future data is replaced as well. Deletes other annotations and claims that
 * contain it. The new name is `pseudonym`, or an earlier one if the name was deleted before.
 */
export async function forgetName(
  trx: Transaction<ArchiveSchema>,
  name: string,
  pseudonym: string,
  now: Instant,
): Promise<ForgetResult> {
  const earlier = findPseudonym(await readDeletedNames(trx), name) ?? pseudonym;
  const { salt } = await trx.selectFrom("state").select("salt").executeTakeFirstOrThrow();
  await insertDeletedNames(trx, [
    { salt, hash: hashName(salt, name), pseudonym: earlier, at: now },
  ]);
  const replace = must(await readNameReplacer(trx), "a name was just deleted");
  await clearContestantsInSources(trx);
  return {
    pseudonym: replace(name),
    matches: await rewriteMatches(trx, name, replace),
    changes: await replaceNamesInChanges(trx, replace),
    deductions: await replaceNamesInDeductions(trx, replace),
    deskTexts: await deleteDeskTextsWithNames(trx, [name]),
  };
}

/**
 * Removes contestants' names and keys from the state of every source: clears the issues, which the
 * next poll creates again, and the keys in the guard state.
 */
export async function clearContestantsInSources(trx: Transaction<ArchiveSchema>): Promise<void> {
  for (const { id, said } of await trx.selectFrom("source").select(["id", "said"]).execute()) {
    const parsed: unknown = JSON.parse(said);
    const isRecord = typeof parsed === "object" && parsed !== null;
    const guard = isRecord && "guard" in parsed ? withoutContestantKeys(parsed.guard) : null;
    const cleared = isRecord ? JSON.stringify({ ...parsed, guard }) : said;
    await trx
      .updateTable("source")
      .set({ said: cleared, issues: "[]" })
      .where("id", "=", id)
      .execute();
  }
}

/**
 * Returns archived guard state without contestants' keys: their slots stay unconfirmed, so that a
 * wrong contestant ends no match, until enough polls repeat them.
 */
function withoutContestantKeys(guard: unknown): string | null {
  const record = parseGuardRecord(guard);
  if (record === null) return null;
  const unconfirmed = record.unconfirmed.map(([match, slots]) => {
    const cleared = slots.map(({ sort }) => ({ sort, confirmed: null, candidate: null, polls: 0 }));
    return [match, cleared];
  });
  return JSON.stringify({ ...record, unconfirmed });
}

/** Returns the replacer of all deleted names; `null` if no name was deleted. */
export async function readNameReplacer(
  db: Pick<Transaction<ArchiveSchema>, "selectFrom">,
): Promise<NameReplacer | null> {
  return createDeletedNameReplacer(await readDeletedNames(db));
}

async function rewriteMatches(
  trx: Transaction<ArchiveSchema>,
  name: string,
  replace: NameReplacer,
): Promise<number> {
  const { tick } = await allocateTickAndChangeNumbers(trx, 0, 0);
  const sources = await trx.selectFrom("source").select("id").execute();
  let count = 0;
  for (const { id } of sources) {
    const rows = await selectSeenMatches(trx, [id])
      .select("match_body.sent")
      .where(createContainsTextCondition("match.search", name))
      .execute();
    count += await replaceNamesInRows(trx, id, tick, rows, replace);
  }
  return count;
}

/** Replaces deleted names in rows of matches; returns the number of rewritten matches. */
export async function replaceNamesInRows(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  tick: number,
  rows: readonly (SeenMatchRow & { readonly sent: string | null })[],
  replace: NameReplacer,
): Promise<number> {
  const rewritten: SeenMatch[] = [];
  const sent = new Map<SiteKey, unknown>();
  for (const row of rows) {
    const { match: before, sighting } = parseSeenMatchRow(row);
    const match = replaceNamesInMatch(before, replace);
    const raw: unknown = row.sent === null ? null : JSON.parse(row.sent);
    const rewrittenRaw = replaceNamesInJson(raw, replace, (unkeyed) => unkeyed);
    if (match === before && rewrittenRaw === raw) continue;
    rewritten.push({ match, sighting });
    if (row.sent !== null) sent.set(match.key, rewrittenRaw);
  }
  const lists = await readListStates(trx, sourceId);
  const writes = { sightings: rewritten, bodies: rewritten, lists, sent };
  await writeMatchRows(trx, sourceId, tick, writes);
  return rewritten.length;
}

/** Replaces deleted names in all logged changes; returns the number of rewritten changes. */
export async function replaceNamesInChanges(
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
      .limit(CHANGES_PER_QUERY)
      .execute();
    for (const { seq, tournament, body } of rows) {
      after = seq;
      const gameSlug = games.get(tournament) ?? "";
      const change: unknown = JSON.parse(body);
      const rewritten = replaceNamesInJson(change, replace, (name) =>
        contestantKey(gameSlug, name),
      );
      if (rewritten === change) continue;
      count += 1;
      await trx
        .updateTable("change")
        .set({ body: JSON.stringify(rewritten) })
        .where("seq", "=", seq)
        .execute();
    }
    if (rows.length < CHANGES_PER_QUERY) return count;
  }
}

/**
 * Replaces deleted names and their keys in the deductions of placement points, so that a group keeps
 * its points; returns the number of rewritten annotations. A key that belongs to another name, for
 * example because of an alias, stays with its name: `deleteDeskTextsWithNames` then deletes the
 * annotation.
 */
export async function replaceNamesInDeductions(
  trx: Transaction<ArchiveSchema>,
  replace: NameReplacer,
): Promise<number> {
  const games = [...new Set((await readGames(trx)).values())];
  const rows = await trx
    .selectFrom("desk_fact")
    .select(["id", "value"])
    .where("kind", "=", "placement-points")
    .execute();
  let count = 0;
  for (const { id, value } of rows) {
    if (value === null) continue;
    const before: PlacementPoints = JSON.parse(value);
    const deductions = before.deductions.map((one) => replaceNameInDeduction(one, replace, games));
    const after = JSON.stringify({ ...before, deductions });
    if (after === value) continue;
    await trx.updateTable("desk_fact").set({ value: after }).where("id", "=", id).execute();
    count += 1;
  }
  return count;
}

function replaceNameInDeduction(
  deduction: Deduction,
  replace: NameReplacer,
  games: readonly string[],
): Deduction {
  const name = replace(deduction.name);
  const game = games.find((slug) => contestantKey(slug, deduction.name) === deduction.contestant);
  if (name === deduction.name || game === undefined) return deduction;
  return { ...deduction, name, contestant: contestantKey(game, name) };
}

/**
 * Deletes annotations and claims whose text contains a deleted name (`holdsName`, or one of these),
 * because free text cannot be rewritten, and annotations about these contestants, because their
 * keys are derived from their names. Returns the number of deleted ones.
 */
export async function deleteDeskTextsWithNames(
  trx: Transaction<ArchiveSchema>,
  names: readonly string[],
  holdsName: (text: string) => boolean = () => false,
): Promise<number> {
  const games = [...(await readGames(trx)).values()];
  const keys = new Set(names.flatMap((name) => games.map((game) => contestantKey(game, name))));
  const folded = names.map(foldName);
  const isAffected = (text: string): boolean =>
    keys.has(text) || holdsName(text) || folded.some((name) => foldName(text).includes(name));
  const isJsonAffected = (json: string | null): boolean =>
    json !== null && someText(JSON.parse(json), isAffected);
  const acts = await trx.selectFrom("desk_fact").select(["id", "scope", "value"]).execute();
  const actIds = acts.filter(
    ({ scope, value }) => keys.has(scope) || holdsName(scope) || isJsonAffected(value),
  );
  await forEachBatch(
    actIds.map(({ id }) => id),
    (ids) => trx.deleteFrom("desk_fact").where("id", "in", ids).execute(),
  );
  return actIds.length;
}

/** Returns whether any string in a JSON value satisfies the predicate. */
function someText(value: unknown, isAffected: (text: string) => boolean): boolean {
  if (typeof value === "string") return isAffected(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => someText(part, isAffected));
}

/** Reads the slug of the game of each tournament. */
async function readGames(trx: Transaction<ArchiveSchema>): Promise<ReadonlyMap<SiteKey, string>> {
  const rows = await trx.selectFrom("tournament").select(["key", "model"]).execute();
  return new Map(
    rows.map(({ key, model }) => {
      const { gameSlug }: Tournament = JSON.parse(model);
      return [key, gameSlug];
    }),
  );
}
