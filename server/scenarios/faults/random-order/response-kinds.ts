import { gzipSync } from "node:zlib";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { encodeHttp } from "#server/testing/fault-server.ts";
import {
  createEndpointFaultPlay,
  type FaultKind,
  encodeFaultFreeListResponse,
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
  { number: 20, name: "200 invalid_token", play: matches(encodeHttp(200, expired)) },
  {
    number: 21,
    name: "401 invalid_token",
    play: createEndpointFaultPlay("matches", [encodeHttp(401, expired)], 2),
  },
  {
    number: 22,
    name: "401 with only a challenge",
    play: matches(encodeHttp(401, "", challenge)),
  },
  {
    number: 23,
    name: "an error that needs an operator",
    play: matches(
      encodeHttp(403, { error: "insufficient_scope" }),
      encodeHttp(200, { error: "no_more_cheese" }),
    ),
  },
  {
    number: 24,
    name: "invalid_client",
    play: matches(encodeHttp(400, { error: "invalid_client" })),
  },
  { number: 25, name: "500 with a list", play: matches(encodeHttp(500, list)) },
  {
    number: 26,
    name: "an invalid envelope",
    play: matches(
      encodeHttp(200, { error: "", ...list }),
      encodeHttp(200, { error: null }),
      encodeHttp(200, { error: {} }),
      encodeHttp(200, { data: list }),
      encodeHttp(200, []),
    ),
  },
  {
    number: 28,
    name: "shorter than its content-length",
    play: matches(
      () => (socket) => socket.end(encodeHttp(200, text, { "content-length": "9999" })),
    ),
  },
  {
    number: 29,
    name: "no final chunk",
    play: matches(
      () => (socket) =>
        socket.end(
          `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n`,
        ),
    ),
  },
  {
    number: 30,
    name: "an HTML page, or JSON labelled as HTML",
    play: matches(
      encodeHttp(200, "<!doctype html><title>Welcome</title>"),
      encodeHttp(200, "<p>Maintenance</p>", html),
      ({ path }, pair) => {
        const { upcoming, ended } = pair.lists();
        return encodeFaultFreeListResponse(pair, path.includes("ended") ? ended : upcoming, html);
      },
    ),
  },
  {
    number: 31,
    name: "another encoding",
    play: matches(
      encodeHttp(200, Buffer.from(`\uFEFF${text}`, "utf16le")),
      encodeHttp(200, Buffer.from('{"object":"matches","data":[{"id":"Å"}]}', "latin1")),
      encodeHttp(200, Buffer.concat([Buffer.from(text), Buffer.from([0xc3])])),
    ),
  },
  {
    number: 32,
    name: "an endless body",
    play: matches(
      encodeHttp(200, gzipSync(Buffer.alloc(64 * MEGABYTE)), {
        "content-encoding": "gzip",
      }),
      () => (socket) => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 104857600\r\n\r\n");
        socket.write(Buffer.alloc(48 * MEGABYTE, " "));
      },
    ),
  },
  {
    number: 33,
    name: "JSON that can break programs",
    play: matches(encodeHttp(200, `${"[".repeat(100_000)}${"]".repeat(100_000)}`)),
  },
  {
    number: 37,
    name: "304, 206 or 204",
    play: matches(
      "HTTP/1.1 304 Not Modified\r\n\r\n",
      encodeHttp(206, list),
      "HTTP/1.1 204 No Content\r\n\r\n",
    ),
  },
  {
    number: 38,
    name: "a slow body, or a connection closed on use",
    play: matches(
      () => (socket) => socket.destroy(),
      () => (socket) => {
        const bytes = encodeHttp(200, text);
        let index = 0;
        const timer = setInterval(() => {
          if (socket.destroyed) clearInterval(timer);
          else socket.write(bytes.subarray(index, (index += 1)));
        }, 50);
      },
    ),
  },
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
  {
    number: 41,
    name: "a wrong Date on an error page",
    play: wrongDates((dateOf) =>
      matches((_, pair) => encodeHttp(502, "<p>Bad gateway</p>", { ...html, date: dateOf(pair) })),
    ),
  },
  {
    number: 41,
    name: "a wrong Date on one list",
    play: wrongDates((dateOf) => dated(dateOf, 1)),
  },
  {
    number: 41,
    name: "a wrong Date on both lists for three polls",
    play: wrongDates((dateOf) => dated(dateOf, 6)),
  },
  {
    number: 41,
    name: "a wrong Date on both lists for five minutes",
    mayReport: ["ended", "corrected", "decided", "started"],
    play: wrongDates((dateOf) => dated(dateOf, 600)),
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

function matches(...variants: readonly Variant[]): FaultKind["play"] {
  return createEndpointFaultPlay("matches", variants);
}

/** Creates a fault with dates that are wrong by a random duration. */
function wrongDates(make: (dateOf: DateOf) => FaultKind["play"]): FaultKind["play"] {
  return (pair) => {
    const offsets = [12 * HOUR, -12 * HOUR, 3 * DECADE, -3 * DECADE, 5 * MINUTE];
    const offset = offsets[Math.floor(pair.random() * offsets.length)] ?? HOUR;
    return make(({ now }) => dateAt(now() + offset))(pair);
  };
}

type DateOf = (pair: Pick<ProductPair, "now">) => string;

function dateAt(instant: number): string {
  return new Date(instant).toUTCString();
}

function dated(dateOf: DateOf, times: number): FaultKind["play"] {
  return createEndpointFaultPlay(
    "matches",
    [
      ({ path }, pair) => {
        const { upcoming, ended } = pair.lists();
        const date = dateOf(pair);
        return encodeFaultFreeListResponse(pair, path.includes("ended") ? ended : upcoming, {
          date,
        });
      },
    ],
    times,
  );
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
