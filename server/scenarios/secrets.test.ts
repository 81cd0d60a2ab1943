import { describe, expect, it, onTestFinished } from "vitest";
import { apiPaths } from "#core/paths/paths.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import {
  type Reaction,
  type ReceivedRequest,
  encodeHttp,
  encodeMatchListResponse,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { isPolling, startTestProduct } from "#server/testing/start-test-product.ts";

const SECRET = 'canary secret/+"7f3e';
const TOKEN = "canary-token-51c0d2";
const FORMS = [
  SECRET,
  TOKEN,
  encodeURIComponent(SECRET),
  JSON.stringify(SECRET).slice(1, -1),
  Buffer.from(SECRET).toString("base64"),
  Buffer.from(TOKEN).toString("base64").slice(0, -3),
];
const PATHS = [
  "/",
  "/matches",
  "/matches?ended=1",
  "/healthz",
  "/readyz",
  "/nothing",
  apiPaths.meta,
  apiPaths.matches(),
  apiPaths.match("osu.example.net", "110001"),
  apiPaths.tournaments,
  apiPaths.tournament("osu.example.net", "spring-cup"),
  apiPaths.bracket("osu.example.net", "1101"),
  apiPaths.deskMarks,
  apiPaths.deskService,
  apiPaths.deskSent("osu.example.net", "110001"),
];

const echoSecrets = (request: ReceivedRequest): string => `${request.body} ${SECRET} ${TOKEN}`;
const withToken = (react: (request: ReceivedRequest) => Reaction) => {
  return (request: ReceivedRequest) =>
    request.path.startsWith("/token/") ? encodeTokenResponse(TOKEN) : react(request);
};

describe("the client's secret and the token", () => {
  it.each<[string, string, (request: ReceivedRequest) => Reaction]>([
    ["works", "ok", withToken(() => encodeMatchListResponse([wireMatch()]))],
    [
      "rejects the client and quotes the request",
      "client-refused",
      (request) =>
        encodeHttp(401, {
          error: "invalid_client",
          error_description: echoSecrets(request),
        }),
    ],
    [
      "returns a page that quotes the request",
      "not-json",
      (request) =>
        encodeHttp(200, `<html>${echoSecrets(request)}`, {
          "content-type": `text/${TOKEN}`,
        }),
    ],
    [
      "returns the token as an error code",
      "service-error",
      withToken((request) =>
        encodeHttp(400, { error: TOKEN, error_description: echoSecrets(request) }),
      ),
    ],
    [
      "redirects to a URL with the secret",
      "redirected",
      (request) =>
        encodeHttp(302, "", {
          location: `https://x/?${encodeURIComponent(echoSecrets(request))}`,
        }),
    ],
  ])(
    "are in no response and no log line if the service %s",
    async (_, outcome, react) => {
      const lines: string[] = [];
      const service = await startFaultServer(react);
      const env = {
        UPSTREAM_URL: service.url,
        CLIENT_ID: "canary-client",
        CLIENT_SECRET: SECRET,
        DATA_DIR: createTestFolder(),
        LOG_LEVEL: "trace",
      };
      const { url, stop } = await startTestProduct(env, { write: (line) => lines.push(line) });
      onTestFinished(async () => {
        await stop();
        await service.close();
      });
      await expect.poll(() => isPolling(url)).toBe(true);
      const responses = await Promise.all(
        PATHS.map(async (path) => {
          const response = await fetch(url + path);
          return `${JSON.stringify([...response.headers])} ${await response.text()}`;
        }),
      );
      const log = lines.join("");
      expect(log).toContain(outcome === "ok" ? "The service responds" : outcome);
      expect(service.requests[0]?.body).toContain("client_secret=canary");
      for (const form of FORMS) {
        expect(log).not.toContain(form);
        expect(responses.join("\n")).not.toContain(form);
      }
    },
    30_000,
  );
});
