/**
 * Compares `GET /api/v1/matches` with 100 matches in the built product with a Hono route that
 * returns the same bytes, alternating on the same machine: 50 keep-alive connections; servers and
 * generator in separate processes. Also measures responses with 304 Not Modified.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { apiPaths } from "#core/paths/paths.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { startBenchServer } from "./load/bench-server.ts";
import { type RequestTarget, measureRequestRate } from "./load/measure-request-rate.ts";
import { buildProductOrExit } from "./load/product.ts";
import { median } from "./browser/median.ts";

const CONNECTIONS = 50;
const ROUNDS = 5;
/** Duration of one turn, in milliseconds. */
const DURATION = 1_500;
const MATCHES = 100;

buildProductOrExit("server");
const desk = await startBenchServer(Array.from({ length: MATCHES }, (_, index) => matchOf(index)));
const url = desk.url + apiPaths.matches();
console.log(`${MATCHES} matches, ${CONNECTIONS} connections, median of ${ROUNDS} turns`);
for (const encoding of ["br", "identity"]) await compare(encoding);
await desk.stop();

async function compare(encoding: string): Promise<void> {
  const headers = { "accept-encoding": encoding };
  const compressed = await desk.fetchBody(apiPaths.matches(), headers);
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
