import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { parseConfig } from "#server/config/config.ts";
import { type Matchdesk, startMatchdesk } from "#server/matchdesk.ts";
import {
  type FaultServer,
  type Reaction,
  type ReceivedRequest,
  encodeHttp,
  encodeMatchListResponse,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";

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

const dataDir = mkdtempSync(join(tmpdir(), "matchdesk-secrets-"));
const open: (FaultServer | { close(): Promise<void> })[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
});

async function startDesk(service: FaultServer, lines: string[]): Promise<Matchdesk> {
  const env = {
    UPSTREAM_URL: service.url,
    CLIENT_ID: "canary-client",
    CLIENT_SECRET: SECRET,
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "trace",
  };
  const parsed = parseConfig(env, () => "");
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  const write = (line: string) => lines.push(line);
  const surroundings = { version: "0", webDir: "/none", fontsDir: "/none", write };
  const desk = await startMatchdesk(parsed.config, surroundings);
  open.push({ close: () => desk.stop() });
  return desk;
}

/** Waits until the service was polled. */
async function waitForPoll(url: string): Promise<void> {
  await expect
    .poll(
      async () => MetaSchema.parse(await (await fetch(url + apiPaths.meta)).json()).service.outcome,
    )
    .not.toBe("waiting");
}

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
      open.push(service);
      const { url } = await startDesk(service, lines);
      await waitForPoll(url);
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
