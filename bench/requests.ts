/**
 * `GET /api/v1/matches` with 100 matches from the built desk against a bare Hono route that returns
 * the same bytes, in turns on the same machine: keep-alive, 50 connections, servers and generator each
 * in a process of its own. And what it costs to say that nothing changed.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { apiPaths } from "#core/paths/paths.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { startDesk } from "./load/desk.ts";
import { type Asked, keepAsking } from "./load/keep-asking.ts";
import { buildProduct } from "./load/build-product.ts";
import { median } from "./browser/median.ts";

const CONNECTIONS = 50;
const ROUNDS = 5;
/** Of one turn, in milliseconds. */
const LENGTH = 1_500;
const MATCHES = 100;

buildProduct("server");
const desk = await startDesk(Array.from({ length: MATCHES }, (_, index) => played(index)));
const url = desk.url + apiPaths.matches();
console.log(`${MATCHES} matches, ${CONNECTIONS} connections, median of ${ROUNDS} turns`);
for (const encoding of ["br", "identity"]) await compare(encoding);
await desk.stop();

async function compare(encoding: string): Promise<void> {
  const headers = { "accept-encoding": encoding };
  const packed = await desk.bytesOf(apiPaths.matches(), headers);
  const bare = fork(join(import.meta.dirname, "processes", "bare-server.ts"), {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
  });
  bare.send(packed);
  const [bareUrl] = await once(bare, "message");
  const rates = await inTurns({
    bare: { url: bareUrl, headers },
    ours: { url, headers },
    unchanged: { url, headers: { ...headers, "if-none-match": "*" } },
  });
  bare.kill();
  const say = (name: string): string => {
    const rate = rates.get(name) ?? 0;
    return `${rate.toFixed(0)} a second, ${((100 * rate) / (rates.get("bare") ?? 1)).toFixed(0)}%`;
  };
  console.log(`${encoding}, ${packed.length} bytes`);
  console.log(`  a bare route         ${say("bare")}`);
  console.log(`  /api/v1/matches      ${say("ours")}`);
  console.log(`  304 Not Modified     ${say("unchanged")}`);
}

async function inTurns(asked: Readonly<Record<string, Asked>>): Promise<Map<string, number>> {
  const measured = new Map<string, number[]>();
  for (const each of Object.values(asked)) await keepAsking(each, CONNECTIONS, LENGTH);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, each] of Object.entries(asked)) {
      const rates = measured.get(name) ?? [];
      measured.set(name, [...rates, await keepAsking(each, CONNECTIONS, LENGTH)]);
    }
  }
  return new Map([...measured].map(([name, rates]) => [name, median(rates)]));
}

function played(index: number): Record<string, unknown> {
  const contestants = [
    wireContestant({ name: `Contestant ${index}`, score: "1" }),
    wireContestant({ name: `Contestant ${index + 1}`, sort: "2", score: "0" }),
  ];
  return wireMatch({ id: String(110_000 + index), row: String(index + 1), contestants });
}
