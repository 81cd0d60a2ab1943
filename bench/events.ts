/**
 * What readers of the event stream cost: memory each, how long a change takes to all of them, and
 * what stalled ones cost. The readers are in this process, the stream in another.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const READERS = 5_000;
const STALLED = 50;
const EVENTS = 20;
/** Sockets that are opened at the same time. */
const AT_ONCE = 50;

interface Usage {
  readonly rss: number;
  readonly readers: number;
  readonly dropped: Readonly<Record<string, number>>;
}

const child = fork(join(import.meta.dirname, "processes", "event-server.ts"), {
  execArgv: ["--expose-gc", "--import", "tsx"],
});
const [{ port }] = await once(child, "message");

/** Called by a reader that has got an event. */
let tell = (): void => {};

const warm = await openMany(AT_ONCE, false);
await publish(AT_ONCE);
for (const socket of warm) socket.destroy();
await setTimeout(500);
const before = await ask("usage");

const readers = await openMany(READERS, false);
const idle = await ask("usage");
print("memory a reader", `${((idle.rss - before.rss) / idle.readers / 1024).toFixed(1)} KiB`);

const times: number[] = [];
for (let event = 0; event < EVENTS; event += 1) times.push(...(await publish(READERS)));
times.sort((a, b) => a - b);
print(`a change to ${READERS}, median reader`, `${at(times, 0.5)} ms`);
print("  the last one", `${at(times, 1)} ms`);

for (const socket of readers) socket.destroy();
await setTimeout(1_000);
const lively = await openMany(STALLED, false);
const stalled = await openMany(STALLED, true);
const quiet = await ask("usage");
let published = 0;
let most = quiet.rss;
let now = quiet;
// What a stalled reader does not read fills the system's buffers first: megabytes on loopback.
while (now.readers > STALLED) {
  for (let event = 0; event < EVENTS; event += 1) await publish(STALLED);
  published += EVENTS;
  now = await ask("usage");
  most = Math.max(most, now.rss);
}
print(`${STALLED} stalled, all dropped after`, `${published} events of 1 KB`);
print("  they cost at most", `${((most - quiet.rss) / 1024 ** 2).toFixed(1)} MiB`);
for (const socket of [...lively, ...stalled]) socket.destroy();
child.kill();

/** Publishes one event; answers after how many milliseconds each of `count` readers had it. */
async function publish(count: number): Promise<readonly number[]> {
  const took: number[] = [];
  const startedAt = performance.now();
  const everybody = new Promise<void>((resolve) => {
    tell = () => {
      took.push(performance.now() - startedAt);
      if (took.length === count) resolve();
    };
  });
  child.send("publish");
  await Promise.all([everybody, once(child, "message")]);
  return took;
}

async function ask(what: "usage"): Promise<Usage> {
  const answered = once(child, "message");
  child.send(what);
  const [answer] = await answered;
  return answer;
}

async function openMany(count: number, isStalled: boolean): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: AT_ONCE }, () => open(isStalled));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** A reader that has got its headers; a stalled one never reads again. */
async function open(isStalled: boolean): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  if (isStalled) socket.pause();
  else socket.on("data", (chunk) => chunk.includes("event: change") && tell());
  return socket;
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0);
}

function print(name: string, figure: string): void {
  console.log(name.padEnd(32) + figure);
}
