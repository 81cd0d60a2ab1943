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

export const TOKEN_FAULT_KINDS: readonly FaultKind[] = [
  failToken(2, "401 invalid_client", encodeHttp(401, clientError)),
  failToken(3, "400 invalid_client", encodeHttp(400, clientError)),
  failToken(4, "200 invalid_client", encodeHttp(200, clientError)),
  failToken(
    5,
    "no token in the response",
    encodeHttp(200, {}),
    encodeHttp(200, { access_token: null }),
    encodeHttp(200, { access_token: "" }),
  ),
  failToken(6, "an invalid or extreme expires_in", ...["3600", 0, -1, 1e12, "NaN"].map(withExpiry)),
  failToken(7, "an expires_in of 1", withExpiry(1)),
  failToken(8, "a sign-in page", encodeHttp(200, page, html)),
  failToken(9, "no body", "HTTP/1.1 204 No Content\r\n\r\n", encodeHttp(200, "")),
  failToken(
    10,
    "a redirect to another host",
    encodeHttp(302, "", { location: "https://127.0.0.1:9/token/" }),
  ),
  failToken(
    11,
    "429 with Retry-After",
    (_, { now }) => tooManyRequests(new Date(now() + 5 * SECOND).toUTCString()),
    ...["5", "in a while", "315360000"].map(tooManyRequests),
  ),
  {
    number: 12,
    name: "503 pages",
    play: createEndpointFaultPlay("token", [encodeHttp(503, page, html)], 3),
  },
  failToken(13, "no response", () => () => {}),
  failToken(
    14,
    "headers, then nothing",
    () => (socket) => socket.write(encodeHttp(200, "{", { "content-length": "99" })),
  ),
  failToken(15, "a connection closed after the request", () => (socket) => socket.destroy()),
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
  failToken(42, "no expires_in", withExpiry(undefined)),
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

function failToken(number: number, name: string, ...variants: readonly Variant[]): FaultKind {
  return { number, name, play: createEndpointFaultPlay("token", variants) };
}
