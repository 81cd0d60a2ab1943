import { describe, expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { publicationOf, testLists } from "#server/testing/test-publication.ts";

const { app } = createTestApp();
const DESK = "https://desk.example.org";
const MATCH = "/matches/halfpitch.example/9001";
const HARBOUR = "/tournaments/halfpitch.example/harbour";
const CUP = "/tournaments/osu.example.net/cup-0";
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

  it("limits the size to maxwidth and maxheight", async () => {
    const response = await fetchOEmbed(`${DESK}${MATCH}`, "&maxwidth=400&maxheight=300");
    expect(await response.json()).toMatchObject({ width: 400, height: 300 });
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

  it("contains the general title for an unknown match, and the card of a tournament", async () => {
    expect(await headOf("/matches/no.example/1")).toContain("<title>Matchdesk</title>");
    expect(await headOf(HARBOUR)).toContain(`/cards${HARBOUR}.png`);
    for (const path of [HARBOUR, MATCH]) {
      const card = await app.request(`/cards${path}.png`);
      expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/png"]);
    }
    expect((await app.request("/cards/matches/no.example/1.png")).status).toBe(404);
  });

  it("contains the card of a ranking only if there is a ranking", async () => {
    const over = publicationOf(testLists(1_000));
    const { app: later } = createTestApp(() => over);
    const path = `${CUP}/ranking`;
    const card = "/cards/rankings/osu.example.net/cup-0.png";
    expect(await headOf(path)).toContain(`/cards${CUP}.png`);
    expect(await headOf(path, later)).toContain(card);
    expect((await app.request(card)).status).toBe(200);
    expect((await later.request(card)).status).toBe(200);
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
