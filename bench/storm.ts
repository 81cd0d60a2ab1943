/**
 * How long 2,000 readers of the event stream that reconnect at once wait for what they missed, right
 * after the start: with shared reads and a long backlog, and with a read for each.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";

const READERS = 2_000;

const each = await measure("each");
const shared = await measure("shared");
print(`${READERS} readers at once, a read each`, `${each.toFixed(0)} ms`);
print("  shared", `${shared.toFixed(0)} ms`);
print("  ratio", (each / shared).toFixed(1));

async function measure(mode: "each" | "shared"): Promise<number> {
  const child = fork(join(import.meta.dirname, "processes", "storm-server.ts"), [mode], {
    execArgv: ["--import", "tsx"],
  });
  const [{ port, from, last }] = await once(child, "message");
  const startedAt = performance.now();
  const sockets = await Promise.all(Array.from({ length: READERS }, () => read(port, from, last)));
  const took = performance.now() - startedAt;
  for (const socket of sockets) socket.destroy();
  child.kill();
  return took;
}

/** Resolves once a reader that knows `from` was told of `last`. */
function read(port: number, from: number, last: number) {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET /events HTTP/1.1\r\nHost: desk\r\nLast-Event-ID: ${from}\r\n\r\n`);
  return new Promise<typeof socket>((resolve, reject) => {
    let tail = "";
    socket.on("error", reject);
    socket.on("data", (bytes) => {
      tail = (tail + bytes.toString()).slice(-4_096);
      if (tail.includes(`id: ${last}\n`)) resolve(socket);
    });
  });
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(40)} ${figure}\n`);
}
