/**
 * Measures a start of the built product with its internal reference service: time until the first
 * page with data, and resident memory after three poll intervals with viewers; then the memory of a
 * product with settings, which polls that service in another process, without and with viewers.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { apiPaths } from "#core/paths/paths.ts";
import { median } from "./browser/median.ts";
import { startDemoBenchServer } from "./load/demo-bench-server.ts";
import { formatMegabytes, printFigure } from "./load/print-figure.ts";
import { buildProductOrExit, createTemporaryFolder, startProgram } from "./load/product.ts";

const RUNS = 5;
const POLL_SECONDS = 2;
const PATHS = ["/", apiPaths.meta, apiPaths.matches(), apiPaths.tournaments, apiPaths.deskMarks];

buildProductOrExit();
const times: number[] = [];
let resident = 0;
for (let run = 0; run < RUNS; run += 1) {
  const startedAt = performance.now();
  const env = {
    LOG_LEVEL: "warn",
    POLL_SECONDS: `${POLL_SECONDS}`,
    // Without an archive, as after a fresh clone.
    DATA_DIR: createTemporaryFolder(),
  };
  const { url, child, getResidentBytes } = await startProgram(env, ["scripts/run.mjs", "start"]);
  while (!(await showsData(url))) await sleep(5);
  times.push(performance.now() - startedAt);
  if (run === RUNS - 1) {
    await requestAsViewers(url);
    resident = getResidentBytes();
  }
  child.kill();
}
const [middle, worst] = [median(times), Math.max(...times)].map((time) => time.toFixed(0));
printFigure("first page with data", `median ${middle} ms, worst of ${RUNS} ${worst} ms`);
printFigure("resident memory", formatMegabytes(resident));
const desk = await startDemoBenchServer(1, 1);
await sleep(3 * POLL_SECONDS * 1000);
printFigure("with settings, without viewers", formatMegabytes(desk.getResidentBytes()));
await requestAsViewers(desk.url);
printFigure("with settings, with viewers", formatMegabytes(desk.getResidentBytes()));
desk.stop();

async function showsData(url: string): Promise<boolean> {
  const [page, data] = await Promise.all([fetch(url), fetch(url + apiPaths.matches())]);
  await Promise.all([page.text(), data.text()]);
  return page.ok && data.ok;
}

async function requestAsViewers(url: string): Promise<void> {
  const headers = { "accept-encoding": "br" };
  for (let second = 0; second < 3 * POLL_SECONDS; second += 1) {
    const paths = Array.from({ length: 20 }, () => PATHS).flat();
    await Promise.all(
      paths.map(async (path) => (await fetch(url + path, { headers })).arrayBuffer()),
    );
    await sleep(1000);
  }
}
