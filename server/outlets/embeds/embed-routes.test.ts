import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { deriveWorld } from "#core/world/derive-world.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { createVisibility } from "#server/reading/visibility.ts";
import {
  createTestApp,
  NO_PUBLICATION,
  publicationOf,
  TEST_NOW,
  testLists,
} from "#server/testing/test-app.ts";

const publication = publicationOf(testLists());
const { app } = createTestApp(() => publication);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const htmlOf = async (path: string) => (await get(path)).text();
let bracket = "";

beforeAll(() => {
  bracket = [...(publication.world?.brackets.keys() ?? [])][0] ?? "";
});

describe("embed page", () => {
  it("renders matches, a match, standings and a bracket without scripts", async () => {
    const list = await htmlOf("/embed/matches?site=halfpitch.example&state=ended");
    expect(list).toContain("Ångström Ítél");
    expect(list).toContain('aria-label="Ångström Ítél 2–1 =CMD(), Ended');
    const match = await htmlOf("/embed/match/halfpitch.example/9001");
    expect(match).toContain("Ångström Ítél won");
    const standings = await htmlOf("/embed/standings/halfpitch.example/harbour");
    expect(standings).toMatch(/<table.*<caption[^>]*>Group 1<\/caption>.*=CMD\(\)/s);
    const tree = await htmlOf(`/embed/bracket/${bracket}`);
    expect(tree).toMatch(/<section aria-label="Upper Bracket Quarterfinals">/);
    expect(tree).toContain("<path d=");
  });

  it("reports the age of stale data in its HTML and in the matchdesk-data-age header", async () => {
    const { world } = publication;
    if (world === null) throw new Error("the test publishes a world");
    const snapshot = { ...world.snapshot, takenAt: TEST_NOW - 90_000 };
    const old = createTestApp(() => ({ ...publication, world: { ...world, snapshot } })).app;
    const path = "/embed/matches?site=halfpitch.example";
    expect(await htmlOf(path)).not.toContain("Data from");
    expect(await (await old.request(path)).text()).toMatch(/Data from \d\d:\d\d/);
    const list = await old.request("/api/v1/matches");
    expect(list.headers.get("matchdesk-data-age")).toBe("90");
    expect(list.headers.get("access-control-expose-headers")).toBe("matchdesk-data-age");
    expect((await get("/api/v1/matches")).headers.get("matchdesk-data-age")).toBe("0");
  });

  it("finds a contestant by every alias, and shows the group name entered by staff", async () => {
    const { world } = publication;
    if (world === null) throw new Error("the test publishes a world");
    const [group = ""] = world.groups.keys();
    const [first, second] = world.matches.get("halfpitch.example/9001")?.match.entries ?? [];
    const authorship = { who: "Aino", at: TEST_NOW };
    const value = { key: first?.key ?? "", name: "First" };
    const facts = createAnnotations([
      { kind: "alias", scope: second?.key ?? "", value, ...authorship },
      { kind: "group-name", scope: group, value: "Pool of Death", ...authorship },
    ]);
    const annotated = deriveWorld(world.snapshot, world.now, { graceMinutes: 10, facts });
    const named = createTestApp(() => ({ ...publication, world: annotated })).app;
    for (const key of [first?.key, second?.key]) {
      const page = await named.request(`/embed/matches?contestant=${key}`);
      expect(await page.text()).toContain("/matches/halfpitch.example/9001");
      const list = await named.request(`/api/v1/matches?contestant=${key}`);
      expect(await list.json()).toMatchObject({ matches: [{ key: "halfpitch.example/9001" }] });
    }
    const standings = await named.request("/embed/standings/halfpitch.example/harbour");
    expect(await standings.text()).toMatch(/<caption[^>]*>Pool of Death<\/caption>/);
  });

  it("allows framing by the configured parents, sets no cookie and is not indexed", async () => {
    const response = await get("/embed/matches");
    const { headers } = response;
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'self' https:");
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toContain("s-maxage=1");
    const again = await get("/embed/matches", { "if-none-match": headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("lists the hash of every style in its policy, and contains no style attribute", async () => {
    const response = await get(`/embed/bracket/${bracket}?accent=%23ff8800`);
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
    expect(styles).toHaveLength(2);
    for (const css of styles) {
      const hash = createHash("sha256").update(css).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(html).not.toMatch(/ style=/);
  });

  it("accepts the options of the widget, also in other languages", async () => {
    const finnish = await htmlOf("/embed/matches?locale=fi&zone=Europe/Helsinki&state=live");
    expect(finnish).toContain('<html lang="fi-FI">');
    expect(finnish).toContain("Ajat: Europe/Helsinki");
    const swedish = await htmlOf("/embed/matches?locale=sv-FI&zone=Europe/Helsinki");
    expect(swedish).toContain('<html lang="sv-SE">');
    expect(swedish).toContain("Tider: Europe/Helsinki");
    const hidden = await htmlOf("/embed/match/halfpitch.example/9001?hide-scores");
    expect(hidden).toContain("Ångström Ítél v =CMD()");
  });

  it("responds with 404 to unknown content, and with 503 before the first data", async () => {
    const missing = await get("/embed/bracket/no.example/1");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("This content is no longer available.");
    expect((await get("/embed/teams")).status).toBe(404);
    const early = createTestApp(() => NO_PUBLICATION).app;
    expect((await early.request("/embed/matches")).status).toBe(503);
  });

  it("responds with 404 to a match that is not public", async () => {
    const audience = createVisibility({
      sites: new Set(["osu.example.net"]),
      tournaments: new Set(),
    });
    const closed = createTestApp(() => publication, { audience }).app;
    const response = await closed.request("/embed/match/halfpitch.example/9001");
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("Ångström");
  });
});
