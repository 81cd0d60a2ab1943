/**
 * Measures the built product on an archive of 200,000 matches without a reachable service: time
 * from start until ready, and resident memory.
 */
import { setTimeout } from "node:timers/promises";
import { DAY } from "#core/lib/time.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import { must } from "#core/lib/must.ts";
import { openSqliteArchive } from "#server/archive/engines/open-archive.ts";
import {
  sampleEntry,
  sampleArchiveTournament,
  sampleSeenMatch,
} from "#server/archive/testing/samples.ts";
import { formatMegabytes, printFigure } from "./load/print-figure.ts";
import { buildProductOrExit, createTemporaryFolder, startProduct } from "./load/product.ts";

const MATCHES = 200_000;
const MATCHES_PER_TOURNAMENT = 128;
/** The last tournament ends now, the one before it a day earlier, and so on. */
const BETWEEN_TOURNAMENTS = DAY;
const NAMES = 5_000;
const SOURCE = { address: "http://127.0.0.1:1", client: "bench" };

const folder = createTemporaryFolder();
const now = Date.now();
const archive = await openSqliteArchive(folder, { now, salt: "salt" }, { led: () => {} });
const { sources } = await archive.openSources([SOURCE]);
const source = must(sources[0], "the source was opened");
const filling = performance.now();
for (let first = 0; first < MATCHES; first += 10_000) await fill(first, 10_000);
printFigure("write per match", `${((performance.now() - filling) / MATCHES).toFixed(2)} ms`);
await archive.close();

buildProductOrExit("server");
const startedAt = performance.now();
const server = await startProduct({
  DATA_DIR: folder,
  UPSTREAM_URL: SOURCE.address,
  CLIENT_ID: SOURCE.client,
  CLIENT_SECRET: "secret",
});
printFigure("start until ready", `${(performance.now() - startedAt).toFixed(0)} ms`);
await setTimeout(2_000);
printFigure("resident memory", formatMegabytes(server.getResidentBytes()));
process.exit(0);

async function fill(first: number, count: number): Promise<void> {
  const seen: SeenMatch[] = [];
  const rawByKey = new Map<SiteKey, unknown>();
  for (let number = first; number < first + count; number += 1) {
    const tournament = Math.floor(number / MATCHES_PER_TOURNAMENT);
    const end = now - tournament * BETWEEN_TOURNAMENTS;
    const parts = {
      tournament: sampleArchiveTournament(`cup-${tournament}`, end),
      start: end,
      entries: [entry(number * 7, 1, 2), entry(number * 13, 2, 1)],
    };
    const written = sampleSeenMatch(String(number), parts, { at: now, list: null });
    seen.push(written);
    rawByKey.set(written.match.key, written.match);
  }
  await source.insertAll(seen, rawByKey);
}

function entry(number: number, sort: number, score: number) {
  return sampleEntry(`Name ${number % NAMES}`, sort, score);
}
