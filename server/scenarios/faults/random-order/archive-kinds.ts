import { rmSync } from "node:fs";
import { join } from "node:path";
import { MatchListSchema } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { must } from "#core/lib/must.ts";
import { SECOND } from "#core/lib/time.ts";
import { backupArchive } from "#server/archive/copies/backup.ts";
import { forgetName } from "#server/archive/forget.ts";
import { openTables } from "#server/archive/engines/open-tables.ts";
import { restoreArchive } from "#server/archive/copies/restore.ts";
import { type FaultKind, pick } from "./fault-kind.ts";
import type { Product } from "./product.ts";
import type { ProductPair } from "./product-pair.ts";

/** Names forgotten in one run; later plays forget one of them once more. */
const MOST_FORGOTTEN = 12;

/** Faults of the commands on the archive. */
export const ARCHIVE_KINDS: readonly FaultKind[] = [
  { number: 56, name: "an older backup restored after forget", play: restoreOlderBackup },
];

/** Pseudonyms by forgotten name, of each run. */
const forgottenBy = new WeakMap<ProductPair, Map<string, string>>();

/** Both products forget a name; the faulty one then restores a backup that holds it. */
async function restoreOlderBackup(pair: ProductPair): Promise<void> {
  const { clean, faulty, startedAt } = pair;
  const forgotten = forgottenBy.get(pair) ?? new Map<string, string>();
  forgottenBy.set(pair, forgotten);
  const name = await chooseName(pair, forgotten);
  // Both products must show the same pseudonym; the command chooses one at random.
  if (!forgotten.has(name)) forgotten.set(name, `Removed ${forgotten.size + 100_000}`);
  const pseudonym = must(forgotten.get(name), "the name has just got one");
  // A restore goes on with change numbers above its own time, so that browsers that know newer ones
  // see no change twice. As of the start none is left out, and both products count alike.
  const birth = { now: startedAt, salt: "" };
  const forget = async ({ place }: Product): Promise<void> => {
    const tables = await openTables(place, birth);
    await tables.commit((trx) => forgetName(trx, name, pseudonym, birth.now));
    await tables.compact();
    await tables.close();
  };
  await clean.whileStopped(() => forget(clean));
  await faulty.whileStopped(async () => {
    const backup = join(faulty.dataDir, "older.backup");
    await backupArchive(faulty.place, backup, birth, () => {});
    await forget(faulty);
    await restoreArchive(faulty.place, backup, birth, () => {});
    rmSync(backup);
  });
  await pair.pass(2 * SECOND);
  for (const url of faulty.urls()) {
    const shown = (await findNames(url)).filter((each) => forgotten.has(each));
    if (shown.length > 0) throw new Error(`Forgotten names are shown: ${shown.join(", ")}.`);
  }
}

/** A contestant of the matches shown, or one who was forgotten before. */
async function chooseName(
  { clean, random }: ProductPair,
  forgotten: ReadonlyMap<string, string>,
): Promise<string> {
  const names = await findNames(clean.url());
  const others = names.filter((name) => !name.startsWith("Removed "));
  const isFull = forgotten.size >= MOST_FORGOTTEN || others.length === 0;
  return pick(isFull ? [...forgotten.keys()] : others, random);
}

async function findNames(url: string): Promise<readonly string[]> {
  const response: unknown = await (await fetch(url + apiPaths.matches())).json();
  const { matches } = MatchListSchema.parse(response);
  return matches.flatMap(({ slots }) => slots.flatMap((slot) => slot.contestant?.name ?? []));
}
