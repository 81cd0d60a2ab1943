import dns from "node:dns";
import { renameSync } from "node:fs";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import { type FaultKind, pickRandom } from "./fault-kind.ts";
import { CERTIFICATE } from "./product-pair.ts";

/** Number of viewers that reconnect at once. */
const VIEWERS = 60;

/** Certificates that the product must reject. */
export const BAD_CERTIFICATES = [
  createCertificate("localhost", Date.UTC(2021, 0, 1)),
  createCertificate("elsewhere.example.net", Date.now() + 24 * HOUR),
];

/** Faults outside of the service's responses: network, store, process, viewers. */
export const ENVIRONMENT_FAULT_KINDS: readonly FaultKind[] = [
  {
    number: 39,
    name: "an invalid certificate",
    play: async ({ faulty, random, pass }) => {
      faulty.service.present(pickRandom(BAD_CERTIFICATES, random));
      await pass(3 * SECOND);
      faulty.service.present(CERTIFICATE);
    },
  },
  {
    number: 39,
    name: "no connection to the service",
    play: async ({ faulty, random, pass }) => {
      const restore = resolveTo(pickRandom(["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH"], random));
      // Closes the existing connections.
      faulty.service.present(CERTIFICATE);
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
