import { gzipSync } from "node:zlib";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { encodeHttp, writeSlowly } from "#server/testing/fault-server.ts";
import {
  createEndpointFaultPlay,
  type FaultKind,
  encodeList,
  playUntilMet,
  type Variant,
} from "./fault-kind.ts";
import type { ProductPair } from "./product-pair.ts";

const expired = { error: "invalid_token" };
const challenge = { "www-authenticate": 'Bearer error="invalid_token"' };
const html = { "content-type": "text/html" };
const list = { object: "matches", data: [] };
const text = JSON.stringify(list);
const MEGABYTE = 1024 * 1024;
const DECADE = 10 * 365 * 24 * HOUR;

/** Faults in the responses of `GET /matches/` other than in the content of the lists. */
export const RESPONSE_FAULT_KINDS: readonly FaultKind[] = [
  matches(20, "200 invalid_token", encodeHttp(200, expired)),
  {
    number: 21,
    name: "401 invalid_token",
    play: createEndpointFaultPlay("matches", [encodeHttp(401, expired)], 2),
  },
  matches(22, "401 with only a challenge", encodeHttp(401, "", challenge)),
  matches(
    23,
    "an error that needs an operator",
    encodeHttp(403, { error: "insufficient_scope" }),
    encodeHttp(200, { error: "no_more_cheese" }),
  ),
  matches(24, "invalid_client", encodeHttp(400, { error: "invalid_client" })),
  matches(25, "500 with a list", encodeHttp(500, list)),
  matches(
    26,
    "an invalid envelope",
    encodeHttp(200, { error: "", ...list }),
    encodeHttp(200, { error: null }),
    encodeHttp(200, { error: {} }),
    encodeHttp(200, { data: list }),
    encodeHttp(200, []),
  ),
  matches(
    28,
    "shorter than its content-length",
    () => (socket) => socket.end(encodeHttp(200, text, { "content-length": "9999" })),
  ),
  matches(
    29,
    "no final chunk",
    () => (socket) =>
      socket.end(
        `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n`,
      ),
  ),
  matches(
    30,
    "an HTML page, or JSON labelled as HTML",
    encodeHttp(200, "<!doctype html><title>Welcome</title>"),
    encodeHttp(200, "<p>Maintenance</p>", html),
    ({ path }, pair) => encodeList(pair, path, html),
  ),
  matches(
    31,
    "another encoding",
    encodeHttp(200, Buffer.from(`\uFEFF${text}`, "utf16le")),
    encodeHttp(200, Buffer.from('{"object":"matches","data":[{"id":"Å"}]}', "latin1")),
    encodeHttp(200, Buffer.concat([Buffer.from(text), Buffer.from([0xc3])])),
  ),
  matches(
    32,
    "an endless body",
    encodeHttp(200, gzipSync(Buffer.alloc(64 * MEGABYTE)), {
      "content-encoding": "gzip",
    }),
    () => (socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 104857600\r\n\r\n");
      socket.write(Buffer.alloc(48 * MEGABYTE, " "));
    },
  ),
  matches(
    33,
    "JSON that can break programs",
    encodeHttp(200, `${"[".repeat(100_000)}${"]".repeat(100_000)}`),
  ),
  matches(
    37,
    "304, 206 or 204",
    "HTTP/1.1 304 Not Modified\r\n\r\n",
    encodeHttp(206, list),
    "HTTP/1.1 204 No Content\r\n\r\n",
  ),
  matches(
    38,
    "a slow body, or a connection closed on use",
    () => (socket) => socket.destroy(),
    () => writeSlowly(encodeHttp(200, text), 50),
  ),
  {
    number: 40,
    name: "500 and 200 in turn",
    play: async (pair) => {
      let requests = 0;
      await playUntilMet(pair, 3, ({ path }) => {
        if (!path.startsWith("/matches/")) return null;
        requests += 1;
        return requests % 3 === 0 ? null : encodeHttp(500, "<p>broken</p>", html);
      });
    },
  },
  wrongDates("a wrong Date on an error page", (dateOf) =>
    createEndpointFaultPlay("matches", [
      (_, pair) => encodeHttp(502, "<p>Bad gateway</p>", { ...html, date: dateOf(pair) }),
    ]),
  ),
  wrongDates("a wrong Date on one list", (dateOf) => dated(dateOf, 1)),
  wrongDates("a wrong Date on both lists for three polls", (dateOf) => dated(dateOf, 6)),
  {
    ...wrongDates("a wrong Date on both lists for five minutes", (dateOf) => dated(dateOf, 600)),
    mayReport: ["ended", "corrected", "decided", "started"],
  },
  {
    number: 41,
    name: "a Date that never advances on both lists for five minutes",
    play: (pair) => {
      const date = dateAt(pair.now());
      return dated(() => date, 600)(pair);
    },
  },
  {
    number: 44,
    name: "a minute of downtime",
    play: async (pair) => {
      pair.play(() => (socket) => socket.destroy());
      await pair.pass(MINUTE);
    },
  },
];

function matches(number: number, name: string, ...variants: readonly Variant[]): FaultKind {
  return { number, name, play: createEndpointFaultPlay("matches", variants) };
}

/** Creates a fault with dates that are wrong by a random duration. */
function wrongDates(name: string, make: (dateOf: DateOf) => FaultKind["play"]): FaultKind {
  const play = (pair: ProductPair): Promise<void> => {
    const offsets = [12 * HOUR, -12 * HOUR, 3 * DECADE, -3 * DECADE, 5 * MINUTE];
    const offset = offsets[Math.floor(pair.random() * offsets.length)] ?? HOUR;
    return make(({ now }) => dateAt(now() + offset))(pair);
  };
  return { number: 41, name, play };
}

type DateOf = (pair: Pick<ProductPair, "now">) => string;

function dateAt(instant: number): string {
  return new Date(instant).toUTCString();
}

function dated(dateOf: DateOf, times: number): FaultKind["play"] {
  const react: Variant = ({ path }, pair) => encodeList(pair, path, { date: dateOf(pair) });
  return createEndpointFaultPlay("matches", [react], times);
}

/** A break of two seconds without faults. */
export const NO_FAULT: FaultKind = {
  number: 1,
  name: "no fault",
  play: async (pair) => {
    pair.play(() => null);
    await pair.pass(2 * SECOND);
  },
};
