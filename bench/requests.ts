/**
 * Compares `GET /api/v1/matches` with 100 matches in the built product with a Hono route that
 * returns the same bytes, alternating on the same machine: 50 keep-alive connections; servers and
 * generator in separate processes. Also measures responses with 304 Not Modified.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { apiPaths } from "#core/paths/paths.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { type RequestTarget, measureRequestRate } from "./load/measure-request-rate.ts";
import {
  buildProductOrExit,
  createTemporaryFolder,
  startListService,
  startProduct,
} from "./load/product.ts";
import { median } from "./browser/median.ts";

const CONNECTIONS = 50;
const ROUNDS = 5;
/** Duration of one turn, in milliseconds. */
const DURATION = 1_500;
const MATCHES = 100;

buildProductOrExit("server");
const matches = Array.from({ length: MATCHES }, (_, index) => matchOf(index));
const service = await startListService((name) => (name === "ended" ? matches : []));
const desk = await startProduct({
  UPSTREAM_URL: service.url,
  CLIENT_ID: "bench",
  CLIENT_SECRET: "secret",
  DATA_DIR: createTemporaryFolder(),
  POLL_SECONDS: "10",
});
const url = desk.url + apiPaths.matches();
console.log(`${MATCHES} matches, ${CONNECTIONS} connections, median of ${ROUNDS} turns`);
for (const encoding of ["br", "identity"]) await compare(encoding);
desk.child.kill();
await service.close();

async function compare(encoding: string): Promise<void> {
  const headers = { "accept-encoding": encoding };
  const compressed = await fetchBody(headers);
  const bare = fork(join(import.meta.dirname, "processes", "bare-server.ts"), {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
  });
  bare.send(compressed);
  const [bareUrl] = await once(bare, "message");
  const rates = await inTurns({
    bare: { url: bareUrl, headers },
    ours: { url, headers },
    unchanged: { url, headers: { ...headers, "if-none-match": "*" } },
  });
  bare.kill();
  const formatRate = (name: string): string => {
    const rate = rates.get(name) ?? 0;
    return `${rate.toFixed(0)} per second, ${((100 * rate) / (rates.get("bare") ?? 1)).toFixed(0)}%`;
  };
  console.log(`${encoding}, ${compressed.length} bytes`);
  console.log(`  a bare route         ${formatRate("bare")}`);
  console.log(`  /api/v1/matches      ${formatRate("ours")}`);
  console.log(`  304 Not Modified     ${formatRate("unchanged")}`);
}

/** Returns the body of the response without decompressing it. */
function fetchBody(headers: Readonly<Record<string, string>>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then(resolve, reject);
    }).on("error", reject);
  });
}

async function inTurns(
  targets: Readonly<Record<string, RequestTarget>>,
): Promise<Map<string, number>> {
  const ratesByName = new Map<string, number[]>();
  for (const target of Object.values(targets))
    await measureRequestRate(target, CONNECTIONS, DURATION);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const rates = ratesByName.get(name) ?? [];
      ratesByName.set(name, [...rates, await measureRequestRate(target, CONNECTIONS, DURATION)]);
    }
  }
  return new Map([...ratesByName].map(([name, rates]) => [name, median(rates)]));
}

function matchOf(index: number): Record<string, unknown> {
  const contestants = [
    wireContestant({ name: `Contestant ${index}`, score: "1" }),
    wireContestant({ name: `Contestant ${index + 1}`, sort: "2", score: "0" }),
  ];
  return wireMatch({ id: String(110_000 + index), row: String(index + 1), contestants });
}
