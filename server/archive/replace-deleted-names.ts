import type { Transaction } from "kysely";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import {
  clearContestantsInSources,
  deleteDeskTextsWithNames,
  replaceNamesInChanges,
  replaceNamesInDeductions,
} from "./forget.ts";
import { type NameReplacer, PAIR_SEPARATOR } from "#server/names/name-replacer.ts";
import { allocateTickAndChangeNumbers } from "./database/sequence-numbers.ts";
import { writeMatchRows } from "./match-row-writes.ts";
import { replaceNamesInMatch } from "#server/names/replace-names-in-match.ts";
import { replaceNamesInJson } from "#server/names/replace-names-in-json.ts";
import { parseSeenMatchRow, selectSeenMatches } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import type { ForgetResult } from "./repository.ts";
import { readListStates } from "./snapshots.ts";

/** Number of matches that are read and rewritten per query. */
const MATCHES_PER_QUERY = 500;
/** Maximum number of consecutive words that are tested as one name. */
const MAX_NAME_WORDS = 6;
/** Matches a contestant's key; the group is its readable part. */
const KEY = /^([a-z0-9-]+)-[a-z0-9]+$/;

/** Numbers of archived items that contained deleted names. */
export type RewriteCounts = Omit<ForgetResult, "pseudonym">;

/**
 * Replaces deleted names in all archived data. Only hashes of these names are known, so the hash of
 * every archived name is compared with them.
 */
export async function replaceDeletedNames(
  trx: Transaction<ArchiveSchema>,
  replace: NameReplacer,
): Promise<RewriteCounts> {
  const found = new Set<string>();
  const recordingReplace: NameReplacer = (name) => {
    const replaced = replace(name);
    if (replaced !== name)
      for (const part of [name, ...name.split(PAIR_SEPARATOR)]) found.add(part);
    return replaced;
  };
  const { tick } = await allocateTickAndChangeNumbers(trx, 0, 0);
  await clearContestantsInSources(trx);
  const sources = await trx.selectFrom("source").select("id").execute();
  let matches = 0;
  for (const { id } of sources) matches += await rewriteSource(trx, id, tick, recordingReplace);
  const changes = await replaceNamesInChanges(trx, recordingReplace);
  const deductions = await replaceNamesInDeductions(trx, recordingReplace);
  const names = [...found].filter((name) => replace(name) !== name);
  const deskTexts = await deleteDeskTextsWithNames(trx, names, (text) =>
    containsForgotten(text, replace),
  );
  return { matches, changes, deductions, deskTexts };
}

async function rewriteSource(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  tick: number,
  replace: NameReplacer,
): Promise<number> {
  const lists = await readListStates(trx, sourceId);
  let count = 0;
  let last = "";
  for (;;) {
    const rows = await selectSeenMatches(trx, [sourceId])
      .select(["match.key", "match_body.sent"])
      .where("match.key", ">", last)
      .orderBy("match.key")
      .limit(MATCHES_PER_QUERY)
      .execute();
    const rewritten: SeenMatch[] = [];
    const sent = new Map<SiteKey, unknown>();
    for (const row of rows) {
      last = row.key;
      const { match: before, sighting } = parseSeenMatchRow(row);
      const match = replaceNamesInMatch(before, replace);
      const raw: unknown = row.sent === null ? null : JSON.parse(row.sent);
      const rewrittenRaw = replaceNamesInJson(raw, replace, (unkeyed) => unkeyed);
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
    if (rows.length < MATCHES_PER_QUERY) return count;
  }
}

/**
 * Returns whether a text contains a deleted name as whole words, or is the key of its contestant.
 */
function containsForgotten(text: string, replace: NameReplacer): boolean {
  const isForgotten = (name: string): boolean => name !== "" && replace(name) !== name;
  const [, readable = ""] = KEY.exec(text) ?? [];
  if (isForgotten(readable.replaceAll("-", " "))) return true;
  const words = text.split(/\s+/);
  return words.some((_, from) =>
    words.slice(from, from + MAX_NAME_WORDS).some((__, length) => {
      const name = words.slice(from, from + length + 1).join(" ");
      return isForgotten(name) || isForgotten(name.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ""));
    }),
  );
}
