import type { Transaction } from "kysely";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import { clearPolls, deleteDeskTexts, rewriteChanges } from "./forget.ts";
import { type NameReplacer, PAIR } from "#server/names/name-replacer.ts";
import { allocateNumbers } from "./database/sequence-numbers.ts";
import { writeMatchRows } from "./match-row-writes.ts";
import { renameEntries } from "#server/names/rename-entries.ts";
import { rewriteNames } from "#server/names/rewrite-names.ts";
import { parseSeen } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { selectSeen } from "./seen-query.ts";
import { readLists } from "./snapshots.ts";

/** Matches that are rewritten in one go. */
const MATCHES_AT_ONCE = 500;
/** Words of a text that are tried as one name. */
const LONGEST_NAME = 6;
/** The readable part of a contestant's key. */
const KEY = /^([a-z0-9-]+)-[a-z0-9]+$/;

/** What held a deleted name and was rewritten or, for texts of staff, deleted. */
export interface Rewritten {
  readonly matches: number;
  readonly changes: number;
  readonly deskTexts: number;
}

/**
 * Replaces deleted names in everything that is archived, where only hashes of the names are known:
 * every name in it is tried.
 */
export async function rewriteForgotten(
  trx: Transaction<ArchiveSchema>,
  replace: NameReplacer,
): Promise<Rewritten> {
  const found = new Set<string>();
  const noting: NameReplacer = (name) => {
    const replaced = replace(name);
    if (replaced !== name) for (const part of [name, ...name.split(PAIR)]) found.add(part);
    return replaced;
  };
  const { tick } = await allocateNumbers(trx, 0, 0);
  await clearPolls(trx);
  const sources = await trx.selectFrom("source").select("id").execute();
  let matches = 0;
  for (const { id } of sources) matches += await rewriteSource(trx, id, tick, noting);
  const changes = await rewriteChanges(trx, noting);
  const names = [...found].filter((name) => replace(name) !== name);
  const deskTexts = await deleteDeskTexts(trx, names, (text) => holdsForgotten(text, replace));
  return { matches, changes, deskTexts };
}

async function rewriteSource(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  tick: number,
  replace: NameReplacer,
): Promise<number> {
  const lists = await readLists(trx, sourceId);
  let count = 0;
  let last = "";
  for (;;) {
    const rows = await selectSeen(trx, [sourceId])
      .select(["match.key", "match_body.sent"])
      .where("match.key", ">", last)
      .orderBy("match.key")
      .limit(MATCHES_AT_ONCE)
      .execute();
    const rewritten: SeenMatch[] = [];
    const sent = new Map<SiteKey, unknown>();
    for (const row of rows) {
      last = row.key;
      const { match: before, sighting } = parseSeen(row);
      const match = renameEntries(before, replace);
      const raw: unknown = row.sent === null ? null : JSON.parse(row.sent);
      const rewrittenRaw = rewriteNames(raw, replace, (unkeyed) => unkeyed);
      if (match === before && rewrittenRaw === raw) continue;
      rewritten.push({ match, sighting });
      if (row.sent !== null) sent.set(row.key, rewrittenRaw);
    }
    await writeMatchRows(trx, sourceId, tick, {
      sightings: rewritten,
      bodies: rewritten,
      lists,
      sent,
    });
    count += rewritten.length;
    if (rows.length < MATCHES_AT_ONCE) return count;
  }
}

/** Whether a free text holds a deleted name as words of its own, or is the key of one. */
function holdsForgotten(text: string, replace: NameReplacer): boolean {
  const isForgotten = (name: string): boolean => name !== "" && replace(name) !== name;
  const [, readable = ""] = KEY.exec(text) ?? [];
  if (isForgotten(readable.replaceAll("-", " "))) return true;
  const words = text.split(/\s+/);
  return words.some((_, from) =>
    words.slice(from, from + LONGEST_NAME).some((__, length) => {
      const name = words.slice(from, from + length + 1).join(" ");
      return isForgotten(name) || isForgotten(name.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ""));
    }),
  );
}
