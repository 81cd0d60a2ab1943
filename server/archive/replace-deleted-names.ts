import type { Transaction } from "kysely";
import {
  clearContestantsInSources,
  deleteDeskTextsWithNames,
  replaceNamesInChanges,
  replaceNamesInDeductions,
  replaceNamesInRows,
} from "./forget.ts";
import { type NameReplacer, PAIR_SEPARATOR } from "#server/names/name-replacer.ts";
import { allocateTickAndChangeNumbers } from "./database/sequence-numbers.ts";
import { selectSeenMatches } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import type { ForgetResult } from "./repository.ts";

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
  let count = 0;
  let last = "";
  for (;;) {
    const rows = await selectSeenMatches(trx, [sourceId])
      .select(["match.key", "match_body.sent"])
      .where("match.key", ">", last)
      .orderBy("match.key")
      .limit(MATCHES_PER_QUERY)
      .execute();
    last = rows.at(-1)?.key ?? last;
    count += await replaceNamesInRows(trx, sourceId, tick, rows, replace);
    if (rows.length < MATCHES_PER_QUERY) return count;
  }
}

/** Returns whether a text contains a deleted name as whole words, or is its contestant's key. */
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
