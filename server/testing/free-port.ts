import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below Linux's ephemeral ports, so that no other process is assigned the port before its use. */
const LOWEST = 10_000;
const HIGHEST = 30_000;

/**
 * Finds a free loopback port, for programs that do not accept port 0 or must reuse a port after a
 * restart.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    const probe = createServer();
    const isFree = await new Promise<boolean>((done) => {
      probe.once("error", () => done(false));
      probe.listen(port, "127.0.0.1", () => done(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}
