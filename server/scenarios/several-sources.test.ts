/** Age of the data of two clients, each of its own service, of which one stops. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { AttentionListSchema } from "#core/contract/attention.ts";
import { MetaSchema } from "#core/contract/meta.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { NOON } from "#core/testing/model-match.ts";
import { inCup, wireMatch } from "#core/testing/wire-match.ts";
import { encodeHttp, encodeListsResponse, startFaultServer } from "#server/testing/fault-server.ts";
import { hashSecret } from "#server/platform/secret-hash.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { startTestProduct } from "#server/testing/start-test-product.ts";
import { createTestTime } from "#server/testing/test-time.ts";

// A product polls for half an hour of simulated time.
vi.setConfig({ testTimeout: 60_000 });

const START = "2026-03-07 11:30:00";
const SITES = ["a.example", "b.example"] as const;

/** Starts a service with one live match of a site, which responds until it is stopped. */
async function startService(site: string) {
  const state = { isStopped: false };
  const match = inCup("cup", wireMatch({ site, start: START }));
  const server = await startFaultServer(({ path }) => {
    if (state.isStopped) return encodeHttp(503, "down");
    return encodeListsResponse(path, { ended: [match] });
  });
  onTestFinished(() => server.close());
  return Object.assign(state, { url: server.url });
}

async function startBoth(more: Readonly<Record<string, string>> = {}, total = 2) {
  const [first, second] = [await startService(SITES[0]), await startService(SITES[1])];
  const folder = createTestFolder();
  const file = join(folder, "credentials.json");
  const credentials = [first, second].map(({ url }) => ({ url, id: "desk", secret: "secret" }));
  writeFileSync(file, JSON.stringify(credentials));
  const time = createTestTime(NOON);
  const env = { CREDENTIALS_FILE: file, ALLOW_INSECURE_UPSTREAM: "1", DATA_DIR: folder, ...more };
  const product = await startTestProduct(
    { CLIENT_ID: "", CLIENT_SECRET: "", ...env },
    { time, random: () => 0.5 },
  );
  onTestFinished(() => product.stop());
  const get = (path: string) => fetch(product.url + path);
  const json = async (path: string): Promise<unknown> => (await get(path)).json();
  await vi.waitFor(async () => {
    expect(await json(apiPaths.matches())).toMatchObject({ total });
  });
  /** Returns the headers with the age of the data in seconds, and the site that is named. */
  const ageOf = async (path: string) => {
    const { headers } = await get(path);
    return [Number(headers.get("matchdesk-data-age")), headers.get("matchdesk-data-site")];
  };
  /** Returns the attention items about services. */
  const items = async () =>
    AttentionListSchema.parse(await json(apiPaths.deskAttention)).rows.filter(
      ({ reason }) => reason.kind === "service-down",
    );
  const meta = async () => MetaSchema.parse(await json(apiPaths.meta));
  return { first, second, time, get, json, ageOf, items, meta };
}

const tournament = (site: string): string => apiPaths.tournament(site, "cup");

type Product = Awaited<ReturnType<typeof startBoth>>;

const metricOf = async ({ get }: Product): Promise<number> =>
  Number(/^matchdesk_snapshot_age_seconds (\d+)/mu.exec(await (await get("/metrics")).text())?.[1]);

it("dates each response by the oldest source that it shows, and names it if the other is current", async () => {
  const product = await startBoth();
  const { first, time, ageOf, json, meta, get } = product;
  expect(await ageOf(apiPaths.matches())).toEqual([0, null]);
  first.isStopped = true;
  await time.pass(12 * MINUTE);

  const [age, site] = await ageOf(apiPaths.matches());
  expect(site).toBe("a.example");
  expect(age).toBeGreaterThanOrEqual(12 * 60);
  expect(await ageOf(tournament("a.example"))).toEqual([age, null]);
  expect(await ageOf(`${apiPaths.matches()}?site=a.example`)).toEqual([age, null]);
  for (const path of [tournament("b.example"), `${apiPaths.matches()}?site=b.example`])
    expect((await ageOf(path))[0]).toBeLessThanOrEqual(60);
  expect(await ageOf(`${apiPaths.matches()}?site=a.example&state=upcoming`)).toEqual([age, null]);
  expect(await ageOf("/api/v1/changes?tournament=a.example/cup")).toEqual([age, null]);
  expect((await ageOf("/api/v1/changes?match=b.example/110001"))[1]).toBeNull();
  expect(await metricOf(product)).toBeGreaterThanOrEqual(12 * 60);
  const { dataAt, dataSite, dataTimes, now } = await meta();
  expect([dataSite, Math.round((now - (dataAt ?? 0)) / SECOND)]).toEqual(["a.example", age]);
  expect(dataTimes.map((one) => [one.scope, now - one.dataAt > MINUTE])).toEqual([
    ["a.example", true],
    ["b.example", false],
  ]);

  const wall = async (query: string) => json(`/wall?as=json${query}`);
  expect(await wall("")).toMatchObject({ dataSite: "a.example" });
  expect(await wall("&tournament=b.example/cup")).toMatchObject({ dataSite: null });
  const page = async (path: string) => (await get(path)).text();
  expect(await page("/wall?zone=UTC")).toMatch(
    /class="age old"[^>]*>Data from 12:00 \(a\.example\)/,
  );
  expect(await page("/wall?zone=UTC&tournament=b.example/cup")).toMatch(/class="age"/);
  expect(await page("/embed/matches?zone=UTC")).toContain("12:00 (a.example)");
  expect(await page("/embed/matches?zone=UTC&site=a.example")).toContain("Delayed");
  expect(await page("/embed/matches?zone=UTC&site=a.example&state=upcoming")).toContain("Delayed");
  expect(await page("/embed/matches?zone=UTC&site=b.example")).not.toContain("Delayed");
});

it("reports the outage as one attention item until the service returns", async () => {
  const { first, time, items, meta } = await startBoth();
  first.isStopped = true;
  await time.pass(50 * SECOND);
  expect(await items()).toEqual([]);
  await time.pass(11 * MINUTE);
  const rows = await items();
  expect(rows.map(({ reason }) => reason)).toMatchObject([
    {
      kind: "service-down",
      outcome: "http-error",
      sites: ["a.example"],
      others: 1,
      tournaments: 1,
      openMatches: 1,
    },
  ]);

  first.isStopped = false;
  await time.pass(2 * MINUTE);
  expect(await items()).toEqual([]);
  const { dataSite, now, dataAt } = await meta();
  expect([dataSite, now - (dataAt ?? 0) < MINUTE]).toEqual([null, true]);
  first.isStopped = true;
  await time.pass(3 * MINUTE);
  const [again] = await items();
  expect([again?.id, again?.since]).toEqual([rows[0]?.id, rows[0]?.since]);
});

it("shows viewers nothing of a client that has only hidden tournaments", async () => {
  const staff = {
    PUBLIC_SITES: "b.example",
    STAFF_USERS: `Aino:${await hashSecret("horse", { N: 2, r: 1, p: 1 })}`,
  };
  const { first, second, time, ageOf, meta } = await startBoth(staff, 1);
  first.isStopped = true;
  await time.pass(12 * MINUTE);
  const { now, dataAt, dataTimes, lists, service } = await meta();
  expect(service.outcome).toBe("ok");
  expect(dataTimes.map(({ scope }) => scope)).toEqual(["b.example"]);
  for (const at of [dataAt ?? 0, ...lists.map((list) => list.at)])
    expect(now - at).toBeLessThanOrEqual(MINUTE);
  first.isStopped = false;
  second.isStopped = true;
  await time.pass(12 * MINUTE);
  for (const path of ["/api/v1/matches?state=upcoming", apiPaths.matches(), "/api/v1/channels/x"])
    expect((await ageOf(path))[0]).toBeGreaterThanOrEqual(11 * 60);
});
