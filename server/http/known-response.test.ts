import { get, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { byTournament } from "#core/testing/model-match.ts";
import { serveApp } from "#server/testing/serve-app.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";

const PATH = "/api/v1/matches";

/** Serves the test app; `known` receives for each request whether its response was known. */
async function serve({ rateLimit = 0 } = {}) {
  let published = PUBLISHED;
  const { app, sendKnown } = createTestApp(() => published, { rateLimit });
  const known: boolean[] = [];
  const server = await serveApp(app, {
    sendKnown: (...args) => {
      const isKnown = sendKnown(...args);
      known.push(isKnown);
      return isKnown;
    },
  });
  const send = async (
    path = PATH,
    headers: Readonly<Record<string, string>> = {},
    method = "GET",
  ) => read(request(server.url + path, { headers, method, agent: false }).end());
  const publish = (world: typeof PUBLISHED.world): void =>
    void (published = { ...PUBLISHED, world });
  return { send, known, publish, url: server.url };
}

async function read(sent: ReturnType<typeof get>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject);
  });
  const { date: _, ...headers } = response.headers;
  return {
    status: response.statusCode,
    headers,
    body: (await buffer(response)).toString("base64"),
  };
}

it.each([
  ["plain", 200, undefined, {}],
  ["compressed with brotli", 200, "br", { "accept-encoding": "br, gzip" }],
  ["compressed with gzip", 200, "gzip", { "accept-encoding": "gzip" }],
  ["not modified", 304, undefined, { "if-none-match": "*" }],
])("sends a known response as the routes do: %s", async (_, status, encoding, headers) => {
  const { send, known } = await serve({ rateLimit: 9 });
  const first = await send(PATH, headers);
  const others = [await send(PATH, headers), await send(PATH, headers)];
  expect(known).toEqual([false, false, true]);
  expect(others).toEqual([first, first]);
  expect([first.status, first.headers["content-encoding"]]).toEqual([status, encoding]);
  expect(first.headers["ratelimit-policy"]).toBe('"public";q=9;w=60');
});

it("knows no response to another query, host or method", async () => {
  const { send, known } = await serve();
  for (let count = 0; count < 3; count += 1) await send();
  const others = [
    await send(`${PATH}?limit=0`),
    await send(PATH, { host: "desk.example" }),
    await send(PATH, { host: "attacker.example" }),
    await send(PATH, {}, "HEAD"),
  ];
  expect(known).toEqual([false, false, true, false, false, false, false]);
  expect(others.map(({ status }) => status)).toEqual([400, 200, 421, 200]);
});

it("knows no response once the data changed", async () => {
  const { send, known, publish } = await serve();
  const first = await send();
  await send();
  publish({ ...must(PUBLISHED.world, "no world"), matches: byTournament([]) });
  expect((await send()).body).not.toBe(first.body);
  expect(known).toEqual([false, false, false]);
});

it("knows no response to a request with two hosts", async () => {
  const { send, known, url } = await serve();
  for (let count = 0; count < 2; count += 1) await send();
  const host = url.replace("http://", "");
  const response = await read(
    get(url + PATH, { headers: ["Host", host, "Host", "attacker.example"], agent: false }),
  );
  expect(response.status).toBe(421);
  expect(known).toEqual([false, false, false]);
});

it("counts known responses for the rate limit", async () => {
  const { send, known } = await serve({ rateLimit: 3 });
  const responses = [await send(), await send(), await send(), await send()];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(responses[3]?.headers["retry-after"]).toMatch(/^\d+$/);
  expect(known).toEqual([false, false, true, true]);
});
