import { createServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { listenOnLoopback } from "#server/testing/listen-on-loopback.ts";
import { openPostgresTables } from "./postgres-tables.ts";

/** PostgreSQL's messages AuthenticationOk and ReadyForQuery. */
const SIGNED_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Starts a server that accepts a connection and resets it at the first query. */
async function startBreakingServer(): Promise<string> {
  const server = createServer((socket: Socket) => {
    socket.once("data", () => {
      socket.write(SIGNED_IN);
      socket.once("data", () => socket.resetAndDestroy());
    });
  });
  onTestFinished(() => void server.close());
  return `postgres://desk@127.0.0.1:${await listenOnLoopback(server)}/desk`;
}

it("rejects without an uncaught error when a new connection breaks during its setup", async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  process.on("uncaughtException", note);
  const opened = openPostgresTables(await startBreakingServer(), { now: 0, salt: "salt" });
  await expect(opened).rejects.toMatchObject({ id: "archive-unreachable" });
  await nextTurn();
  process.off("uncaughtException", note);
  expect(uncaught).toEqual([]);
});
