import { rmSync } from "node:fs";
import { join } from "node:path";
import { MatchListSchema } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { must } from "#core/lib/must.ts";
import { SECOND } from "#core/lib/time.ts";
import { backupArchive, restoreArchive } from "#server/archive/copies/copies.ts";
import { forgetName } from "#server/archive/forget.ts";
import { openTablesForCommand } from "#server/archive/engines/open-tables-for-command.ts";
import { type FaultKind, pickRandom } from "./fault-kind.ts";
import type { Product } from "./product.ts";
import type { ProductPair } from "./product-pair.ts";

/** Maximum number of names deleted in one run; later faults delete one of them again. */
const MAX_DELETED_NAMES = 12;

/** Faults caused by commands on the archive. */
export const ARCHIVE_FAULT_KINDS: readonly FaultKind[] = [
  { number: 56, name: "an older backup restored after forget", play: restoreOlderBackup },
];

/** Pseudonyms by deleted name, one map per run. */
const pseudonymsByPair = new WeakMap<ProductPair, Map<string, string>>();

/** Deletes a name in both products, then restores a backup with that name in the faulty one. */
async function restoreOlderBackup(pair: ProductPair): Promise<void> {
  const { clean, faulty, startedAt } = pair;
  const pseudonyms = pseudonymsByPair.get(pair) ?? new Map<string, string>();
  pseudonymsByPair.set(pair, pseudonyms);
  const deleted = await chooseName(pair, pseudonyms);
  // Both products must use the same pseudonym, which the command chooses at random.
  if (!pseudonyms.has(deleted)) pseudonyms.set(deleted, `Removed ${pseudonyms.size + 100_000}`);
  const pseudonym = must(pseudonyms.get(deleted), "the name has a pseudonym");
  // A restore skips change numbers beyond its own time, so that browsers do not miss changes. The
  // start time as its time avoids gaps, so that both products have equal numbers.
  const identity = { now: startedAt, salt: "" };
  const deleteName = async ({ place }: Product): Promise<void> => {
    const tables = await openTablesForCommand(place, identity);
    await tables.commit((trx) => forgetName(trx, deleted, pseudonym, identity.now));
    await tables.compact();
    await tables.close();
  };
  await clean.whileStopped(() => deleteName(clean));
  await faulty.whileStopped(async () => {
    const backup = join(faulty.dataDir, "older.backup");
    await backupArchive(faulty.place, backup, identity, () => {});
    await deleteName(faulty);
    await restoreArchive(faulty.place, backup, identity, () => {});
    rmSync(backup);
  });
  await pair.pass(2 * SECOND);
  for (const url of faulty.urls()) {
    const shownNames = (await findNames(url)).filter((name) => pseudonyms.has(name));
    if (shownNames.length > 0)
      throw new Error(`Deleted names are shown: ${shownNames.join(", ")}.`);
  }
}

/** Returns a random name of a listed contestant, or one that was deleted before. */
async function chooseName(
  { clean, random }: ProductPair,
  pseudonyms: ReadonlyMap<string, string>,
): Promise<string> {
  const names = await findNames(clean.url());
  const others = names.filter((name) => !name.startsWith("Removed "));
  const isFull = pseudonyms.size >= MAX_DELETED_NAMES || others.length === 0;
  return pickRandom(isFull ? [...pseudonyms.keys()] : others, random);
}

async function findNames(url: string): Promise<readonly string[]> {
  const response: unknown = await (await fetch(url + apiPaths.matches())).json();
  const { matches } = MatchListSchema.parse(response);
  return matches.flatMap(({ slots }) => slots.flatMap((slot) => slot.contestant?.name ?? []));
}
