/**
 * Measures the time until 2,000 subscribers of the event stream that reconnect at once have
 * received the missed changes, right after a start: with shared reads and a long backlog, and with
 * one read per subscriber.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { printFigure } from "./load/print-figure.ts";

const SUBSCRIBERS = 2_000;

const each = await measure("each");
const shared = await measure("shared");
printFigure(`${SUBSCRIBERS} subscribers at once, one read each`, `${each.toFixed(0)} ms`);
printFigure("  shared", `${shared.toFixed(0)} ms`);
printFigure("  ratio", (each / shared).toFixed(1));

async function measure(mode: "each" | "shared"): Promise<number> {
  const child = fork(join(import.meta.dirname, "processes", "storm-server.ts"), [mode], {
    execArgv: ["--import", "tsx"],
  });
  const [{ port, from, last }] = await once(child, "message");
  const startedAt = performance.now();
  const sockets = await Promise.all(
    Array.from({ length: SUBSCRIBERS }, () => read(port, from, last)),
  );
  const duration = performance.now() - startedAt;
  for (const socket of sockets) socket.destroy();
  child.kill();
  return duration;
}

/** Opens a subscriber that has received `from`; resolves when it receives `last`. */
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
