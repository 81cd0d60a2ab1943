import { encodeHttp, encodeTokenResponse } from "#server/testing/fault-server.ts";
import { HOUR, SECOND } from "#core/lib/time.ts";
import {
  createEndpointFaultPlay,
  type FaultKind,
  playUntilMet,
  type Variant,
} from "./fault-kind.ts";

const clientError = { error: "invalid_client", error_description: "refused" };
const html = { "content-type": "text/html" };
const page = "<!doctype html><title>Sign in</title>";
const tooManyRequests = (retryAfter: string) =>
  encodeHttp(429, page, { ...html, "retry-after": retryAfter });

/** Faults of the token endpoint. */
export const TOKEN_FAULT_KINDS: readonly FaultKind[] = [
  { number: 2, name: "401 invalid_client", play: failToken(encodeHttp(401, clientError)) },
  { number: 3, name: "400 invalid_client", play: failToken(encodeHttp(400, clientError)) },
  { number: 4, name: "200 invalid_client", play: failToken(encodeHttp(200, clientError)) },
  {
    number: 5,
    name: "no token in the response",
    play: failToken(
      encodeHttp(200, {}),
      encodeHttp(200, { access_token: null }),
      encodeHttp(200, { access_token: "" }),
    ),
  },
  {
    number: 6,
    name: "an invalid or extreme expires_in",
    play: failToken(...["3600", 0, -1, 1e12, "NaN"].map(withExpiry)),
  },
  { number: 7, name: "an expires_in of 1", play: failToken(withExpiry(1)) },
  { number: 8, name: "a sign-in page", play: failToken(encodeHttp(200, page, html)) },
  {
    number: 9,
    name: "no body",
    play: failToken("HTTP/1.1 204 No Content\r\n\r\n", encodeHttp(200, "")),
  },
  {
    number: 10,
    name: "a redirect to another host",
    play: failToken(encodeHttp(302, "", { location: "https://127.0.0.1:9/token/" })),
  },
  {
    number: 11,
    name: "429 with Retry-After",
    play: failToken(
      (_, { now }) => tooManyRequests(new Date(now() + 5 * SECOND).toUTCString()),
      ...["5", "in a while", "315360000"].map(tooManyRequests),
    ),
  },
  {
    number: 12,
    name: "503 pages",
    play: createEndpointFaultPlay("token", [encodeHttp(503, page, html)], 3),
  },
  { number: 13, name: "no response", play: failToken(() => () => {}) },
  {
    number: 14,
    name: "headers, then nothing",
    play: failToken(
      () => (socket) => socket.write(encodeHttp(200, "{", { "content-length": "99" })),
    ),
  },
  {
    number: 15,
    name: "a connection closed after the request",
    play: failToken(() => (socket) => socket.destroy()),
  },
  {
    number: 16,
    name: "a jump of this machine's clock",
    play: async (pair) => {
      const by = (pair.random() < 0.5 ? 2 : -2) * HOUR;
      pair.faulty.jump(by);
      await pair.pass(3 * SECOND);
      pair.faulty.jump(-by);
    },
  },
  { number: 42, name: "no expires_in", play: failToken(withExpiry(undefined)) },
  {
    number: 43,
    name: "one error code, then well",
    play: async (pair) => {
      const error = { error: "temporarily_unavailable" };
      await playUntilMet(pair, 1, () => encodeHttp(400, error));
      pair.play(() => null);
      await pair.pass(SECOND);
    },
  },
];

function withExpiry(expiresIn: unknown): Variant {
  return (_, { token }) => encodeTokenResponse(token(), expiresIn);
}

function failToken(...variants: readonly Variant[]): FaultKind["play"] {
  return createEndpointFaultPlay("token", variants);
}
