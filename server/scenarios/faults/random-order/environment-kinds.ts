import dns from "node:dns";
import { renameSync } from "node:fs";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { Certificate } from "#server/testing/certificate.ts";
import { type FaultKind, pickRandom } from "./fault-kind.ts";

/** Number of viewers that reconnect at once. */
const VIEWERS = 60;

/**
 * Returns faults outside of the service's responses: network, store, process, viewers.
 *
 * @param good certificate of the faulty product's service
 * @param bad certificates that the product must reject
 */
export function createEnvironmentFaultKinds(
  good: Certificate,
  bad: readonly Certificate[],
): readonly FaultKind[] {
  return [
    {
      number: 39,
      name: "an invalid certificate",
      play: async ({ faulty, random, pass }) => {
        faulty.service.present(pickRandom(bad, random));
        await pass(3 * SECOND);
        faulty.service.present(good);
      },
    },
    {
      number: 39,
      name: "no connection to the service",
      play: async ({ faulty, random, pass }) => {
        const restore = resolveTo(pickRandom(["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH"], random));
        // Closes the existing connections.
        faulty.service.present(good);
        await pass(3 * SECOND);
        restore();
      },
    },
    {
      number: 55,
      name: "the data folder removed and put back",
      play: async ({ faulty, pass }) => {
        const away = `${faulty.dataDir}-away`;
        renameSync(faulty.dataDir, away);
        await pass(3 * SECOND);
        renameSync(away, faulty.dataDir);
      },
    },
    {
      number: 57,
      name: "viewers that reconnect at once",
      play: async ({ faulty, pass }) => {
        const leave = new AbortController();
        const streams = Array.from({ length: VIEWERS }, () =>
          fetch(`${faulty.url()}/api/v1/events`, {
            signal: leave.signal,
            headers: { "last-event-id": "1" },
          }),
        );
        await Promise.allSettled(streams);
        leave.abort();
        await pass(SECOND);
      },
    },
    {
      number: 0,
      name: "a restart of Matchdesk",
      play: async ({ faulty, pass }) => {
        await faulty.restart();
        await pass(2 * SECOND);
      },
    },
    {
      number: 0,
      name: "a restart while the service is down",
      play: async (pair) => {
        pair.play(() => (socket) => socket.destroy());
        await pair.faulty.restart();
        await pair.pass(MINUTE);
      },
    },
  ];
}

/** Makes name resolution fail with this code until the returned function is called. */
function resolveTo(code: string): () => void {
  const { lookup } = dns;
  const fail = (...args: readonly unknown[]): void => {
    const callback = args.at(-1);
    if (typeof callback === "function") callback(Object.assign(new Error("played"), { code }));
  };
  Object.assign(dns, { lookup: fail });
  return () => void Object.assign(dns, { lookup });
}
