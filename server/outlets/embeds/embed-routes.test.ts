import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import {
  NO_PUBLICATION,
  PUBLISHED,
  STALE_PUBLICATION,
  publishedWith,
  TEST_NOW,
} from "#server/testing/test-publication.ts";

const { app } = createTestApp();
const get = (path: string) => app.request(path);
const htmlOf = async (path: string) => (await get(path)).text();
const [bracket = ""] = PUBLISHED.world.brackets.keys();

describe("embed page", () => {
  it("renders matches, a match, standings and a bracket without scripts", async () => {
    const list = await htmlOf("/embed/matches?site=halfpitch.example&state=ended");
    expect(list).toContain("Ångström Ítél");
    expect(list).toContain('aria-label="Ångström Ítél 2–1 =CMD(), Ended');
    const match = await htmlOf("/embed/match/halfpitch.example/9001");
    expect(match).toContain("Ångström Ítél won");
    const standings = await htmlOf("/embed/standings/halfpitch.example/harbour");
    expect(standings).toMatch(/<bdi dir="auto">Group 1<\/bdi>.*<table.*=CMD\(\)/s);
    const tree = await htmlOf(`/embed/bracket/${bracket}`);
    expect(tree).toContain(">UB Quarterfinals</text>");
    expect(tree).toMatch(/<svg class="drawing"[^>]*>.*<a class="card"[^>]* href="\/matches\//);
  });

  it("reports the age of stale data in its HTML and in the matchdesk-data-age header", async () => {
    const old = createTestApp(STALE_PUBLICATION).app;
    const path = "/embed/matches?site=halfpitch.example";
    expect(await htmlOf(path)).not.toContain("Data from");
    expect(await (await old.request(path)).text()).toMatch(/Data from \d\d:\d\d/);
    const list = await old.request("/api/v1/matches");
    expect(list.headers.get("matchdesk-data-age")).toBe("90");
    expect(list.headers.get("access-control-expose-headers")).toContain("matchdesk-data-age");
    expect((await get("/api/v1/matches")).headers.get("matchdesk-data-age")).toBe("0");
  });

  it("has data with the service's time, from which its script counts", async () => {
    const { headers } = await get("/api/v1/matches");
    expect(headers.get("matchdesk-now")).toBe(String(TEST_NOW));
    expect(headers.get("access-control-expose-headers")).toContain("matchdesk-now");
  });

  it("finds a contestant by every alias, and shows the group name entered by staff", async () => {
    const { groups, matches } = PUBLISHED.world;
    const [group = ""] = groups.keys();
    const [first, second] = matches.get("halfpitch.example/9001")?.match.entries ?? [];
    const value = { key: first?.key ?? "", name: "First" };
    const annotated = publishedWith(
      { kind: "alias", scope: second?.key ?? "", value },
      { kind: "group-name", scope: group, value: "Pool of Death" },
    );
    const named = createTestApp(annotated).app;
    for (const key of [first?.key, second?.key]) {
      const page = await named.request(`/embed/matches?contestant=${key}`);
      expect(await page.text()).toContain("/matches/halfpitch.example/9001");
      const list = await named.request(`/api/v1/matches?contestant=${key}`);
      expect(await list.json()).toMatchObject({ matches: [{ key: "halfpitch.example/9001" }] });
    }
    const standings = await named.request("/embed/standings/halfpitch.example/harbour");
    expect(await standings.text()).toContain(">Pool of Death</bdi></h3>");
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

  it.each(["/embed/matches", "/embed-preview/plain/matches"])(
    "names its server in the policy of %s, for sandboxed iframes",
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get("content-security-policy");
      for (const directive of ["script-src", "style-src", "img-src", "connect-src"])
        expect(policy).toContain(`; ${directive} 'self' http://localhost`);
    },
  );

  it("accepts the options of the widget, also in other languages", async () => {
    const finnish = await htmlOf("/embed/matches?locale=fi&zone=Europe/Helsinki&state=live");
    expect(finnish).toContain('<html lang="fi-FI">');
    expect(finnish).toContain("Ajat: Europe/Helsinki");
    const swedish = await htmlOf("/embed/matches?locale=sv-FI&zone=Europe/Helsinki");
    expect(swedish).toContain('<html lang="sv-SE">');
    expect(swedish).toContain("Tider: Europe/Helsinki");
    const requested = ["Europe/Kyiv", "EST", "+02:00"];
    const pages = await Promise.all(requested.map((zone) => htmlOf(`/embed/matches?zone=${zone}`)));
    const named = pages.map((page) => /Times: ([^<]*)</.exec(page)?.[1]);
    expect(named).toEqual(["Europe/Kyiv", "EST", "UTC+02:00"]);
    const hidden = await htmlOf("/embed/match/halfpitch.example/9001?hide-scores");
    expect(hidden).toContain("Ångström Ítél v =CMD()");
  });

  it.each([
    ["turnament=halfpitch.example/harbour", "Did you mean “tournament”?"],
    ["state=live&contestnat=x", "Did you mean “contestant”?"],
    [`bracket=${bracket}`, "This widget needs the attribute tournament="],
  ])("responds with 404 instead of all matches to ?%s", async (query, text) => {
    const response = await get(`/embed/matches?${query}`);
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain(text);
    expect(page).not.toContain("/matches/");
  });

  it("responds with 404 to unknown content, and with 503 before the first data", async () => {
    const missing = await get("/embed/bracket/no.example/1");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(
      "No bracket at this address. “no.example/1” was never listed here, or is not public.</title>",
    );
    expect((await get("/embed/teams")).status).toBe(404);
    const early = createTestApp(NO_PUBLICATION).app;
    expect((await early.request("/embed/matches")).status).toBe(503);
  });
});
