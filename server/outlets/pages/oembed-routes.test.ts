import { describe, expect, it } from "vitest";
import * as z from "zod";
import { contestantPage } from "#core/paths/paths.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { publicationOf, PUBLISHED, testLists } from "#server/testing/test-publication.ts";

const { app } = createTestApp();
const DESK = "https://desk.example.org";
const MATCH = "/matches/halfpitch.example/9001";
const HARBOUR = "/tournaments/halfpitch.example/harbour";
const CUP = "/tournaments/osu.example.net/cup-0";
const CONTESTANT = contestantPage([...PUBLISHED.world.contestants.keys()][0] ?? "");
const fetchOEmbed = (url: string, more = "") =>
  app.request(`/oembed?url=${encodeURIComponent(url)}${more}`);

describe("/oembed", () => {
  it.each([
    [MATCH, "/embed/match/halfpitch.example/9001"],
    [HARBOUR, "/embed/matches/halfpitch.example/harbour"],
    [`${HARBOUR}/groups`, "/embed/standings/halfpitch.example/harbour"],
    [`${CUP}/bracket/1101?match=QF-1`, "/embed/bracket/osu.example.net/1101"],
  ])("embeds the page %s as %s", async (page, embed) => {
    const response = await fetchOEmbed(DESK + page);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const body = await response.json();
    expect(body).toMatchObject({ version: "1.0", type: "rich", width: 720, height: 480 });
    expect(body).toHaveProperty("html", expect.stringContaining(`src="${DESK}${embed}"`));
    expect((await app.request(embed)).status).toBe(200);
  });

  it.each([
    ["&maxwidth=400&maxheight=300", 400, 300],
    ["&maxwidth=150&maxheight=100", 150, 100],
    ["&maxwidth=149", 149, 480],
    ["&maxwidth=5000&maxheight=481", 720, 480],
    ["&maxwidth=0&maxheight=tall", 720, 480],
    ["&maxwidth=-200&maxheight=1e2", 720, 480],
    ["&maxwidth=300&dnt=true&lang=fi&utm_source=letter", 300, 480],
  ])("limits the size by %s to %s × %s", async (query, width, height) => {
    const body = await (await fetchOEmbed(`${DESK}${MATCH}`, query)).json();
    expect(body).toMatchObject({ width, height });
    const size = `width="${width}" height="${height}"`;
    expect(body).toHaveProperty("html", expect.stringContaining(size));
  });

  it.each([
    [CONTESTANT, "key"],
    [`${CONTESTANT}/`, "trailing slash"],
    [`${CONTESTANT}?utm_source=letter#matches`, "parameters"],
  ])("embeds the contestant %s with image (%s)", async (page) => {
    const body = await (await fetchOEmbed(DESK + page)).json();
    const image = `${DESK}/cards${CONTESTANT}.png`;
    expect(body).toMatchObject({ title: "Ångström Ítél", thumbnail_url: image });
    const { html } = z.object({ html: z.string() }).parse(body);
    const [, embed = ""] = /src="([^"]+)"/.exec(html) ?? [];
    for (const url of [embed, image]) {
      expect((await app.request(url.slice(DESK.length))).status).toBe(200);
    }
  });

  it.each([
    ["https://other.example.org/matches/halfpitch.example/9001", "", 404],
    [`${DESK}.evil.example/matches/halfpitch.example/9001`, "", 404],
    [`${DESK}/matches/no.example/1`, "", 404],
    [`${DESK}/matches/%E0%A4%A/1`, "", 404],
    [`${DESK}${MATCH}`, "&format=xml", 501],
  ])("rejects %s%s", async (url, more, status) => {
    expect((await fetchOEmbed(url, more)).status).toBe(status);
  });
});

describe("page head", () => {
  it("contains title, image and oEmbed URL of its subject", async () => {
    const head = await headOf(MATCH);
    expect(head).toContain("<title>Ångström Ítél – =CMD() · Matchdesk</title>");
    expect(head).toContain(`property="og:image" content="${DESK}/cards${MATCH}.png"`);
    const [, href = ""] = /type="application\/json\+oembed" href="([^"]+)"/.exec(head) ?? [];
    const oEmbed = await app.request(href.replaceAll("&amp;", "&").slice(DESK.length));
    expect(await oEmbed.json()).toMatchObject({ title: "Ångström Ítél – =CMD()" });
  });

  it.each([
    [MATCH, "Ångström Ítél – =CMD(). Harbour Trophy, G1-1"],
    [CONTESTANT, "Ångström Ítél. Halfpitch. Next match, results and opponents, live."],
    [HARBOUR, "Harbour Trophy. Halfpitch, halfpitch.example. Matches, brackets and groups, live."],
  ])("describes the image of %s with its size and a text", async (path, alt) => {
    const head = await headOf(path);
    const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
    expect((await app.request(image.slice(DESK.length))).status).toBe(200);
    expect(head).toContain('property="og:image:width" content="1200"');
    expect(head).toContain('property="og:image:height" content="630"');
    expect(head).toContain(`property="og:image:alt" content="${alt}`);
  });

  it("contains the general title for an unknown match, and the preview image of a tournament", async () => {
    expect(await headOf("/matches/no.example/1")).toContain("<title>Matchdesk</title>");
    expect(await headOf(HARBOUR)).toContain(`/cards${HARBOUR}.png`);
    for (const path of [HARBOUR, MATCH]) {
      const image = await app.request(`/cards${path}.png`);
      expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
    }
    expect((await app.request("/cards/matches/no.example/1.png")).status).toBe(404);
  });

  it("contains the preview image of a ranking only if there is a ranking", async () => {
    const over = publicationOf(testLists(1_000));
    const { app: later } = createTestApp(() => over);
    const path = `${CUP}/ranking`;
    const image = "/cards/rankings/osu.example.net/cup-0.png";
    expect(await headOf(path)).toContain(`/cards${CUP}.png`);
    expect(await headOf(path, later)).toContain(image);
    expect((await app.request(image)).status).toBe(200);
    expect((await later.request(image)).status).toBe(200);
    const oEmbed = await later.request(`/oembed?url=${encodeURIComponent(DESK + path)}`);
    expect(await oEmbed.json()).toMatchObject({
      html: expect.stringContaining("/embed/ranking/osu.example.net/cup-0"),
    });
  });
});

async function headOf(path: string, on = app): Promise<string> {
  const response = await on.request(path, { headers: { accept: "text/html" } });
  return (await response.text()).split("<script")[0] ?? "";
}
