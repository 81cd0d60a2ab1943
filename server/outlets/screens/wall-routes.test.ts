import { describe, expect, it } from "vitest";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { createAudience } from "#server/reading/visibility.ts";
import {
  createTestApp,
  NO_PUBLICATION,
  publicationOf,
  TEST_NOW,
  testLists,
} from "#server/testing/test-app.ts";
import { createDeskFacts } from "#core/desk/annotations.ts";

const publication = publicationOf(testLists());
const { app } = createTestApp(() => publication);
const htmlOf = async (path: string) => (await app.request(path)).text();
/** Keys of the pictures in an answer, in order. */
const keysIn = (json: string): readonly string[] =>
  [...json.matchAll(/\{"key":"([^"]+)","seconds"/g)].map(([, key = ""]) => key);

describe("/wall", () => {
  it("shows its first picture without scripts, and goes on with its own", async () => {
    const html = await htmlOf("/wall?tournament=osu.example.net/cup-0");
    expect(html).toMatch(/<h1[^>]*><bdi dir="auto">Live<\/bdi><\/h1>/);
    expect(html).toContain('<script src="/screen.js" defer></script>');
    expect(html).toContain('data-theme="dark"');
    expect(html).not.toMatch(/ style=/);
  });

  it("says from its first frame when the data is from, and marks it once it is old", async () => {
    const path = "/wall?tournament=osu.example.net/cup-0&zone=UTC";
    expect(await htmlOf(path)).toMatch(/<p class="age"[^>]*>Data from \d\d:\d\d<\/p>/);
    const finnish = await htmlOf(`${path}&locale=fi`);
    expect(finnish).toMatch(/<p class="age"[^>]*>Tiedot kello \d\d\.\d\d<\/p>/);
    const swedish = await htmlOf(`${path}&locale=sv`);
    expect(swedish).toMatch(/<p class="age"[^>]*>Data från \d\d:\d\d<\/p>/);
    expect(swedish).toContain("&quot;notRenewed&quot;:&quot;Inte uppdaterad sedan {0}&quot;");
    const { world } = publication;
    if (world === null) throw new Error("the test publishes a world");
    const snapshot = { ...world.snapshot, takenAt: TEST_NOW - 90_000 };
    const old = createTestApp(() => ({ ...publication, world: { ...world, snapshot } })).app;
    expect(await (await old.request(path)).text()).toMatch(
      /<p class="age old"[^>]*>Data from \d\d:\d\d<\/p>/,
    );
  });

  it("answers its script with every picture, when the data is from, and the service's time", async () => {
    const response = await app.request("/wall?tournament=osu.example.net/cup-0&as=json");
    const answer = await response.text();
    expect(response.headers.get("matchdesk-now")).toBe(String(TEST_NOW));
    expect(answer).toContain(
      `"dataAt":"${new Date(TEST_NOW).toISOString().replace(".000Z", "Z")}"`,
    );
    const keys = keysIn(answer);
    expect(keys[0]).toBe("osu.example.net/cup-0 live 0");
    expect(keys.at(-1)).toBe("page");
    expect(new Set(keys).size).toBe(keys.length);
    const tag = response.headers.get("etag") ?? "";
    const again = await app.request("/wall?tournament=osu.example.net/cup-0&as=json", {
      headers: { "if-none-match": tag },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("matchdesk-now")).toBe(String(TEST_NOW));
  });

  it("draws what people wrote as text, whatever it holds", async () => {
    const facts = createDeskFacts([
      {
        kind: "wall-message",
        scope: "",
        value: "</script><img src=x onerror=alert(1)>",
        who: "Aino",
        at: TEST_NOW,
      },
    ]);
    const world = publication.world === null ? null : { ...publication.world, facts };
    const told = createTestApp(() => ({ ...publication, world })).app;
    const html = await (await told.request("/wall?tournament=halfpitch.example/harbour")).text();
    expect(html).toContain("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;");
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("leads phones to the tournament's page by PUBLIC_URL alone", async () => {
    const path = "/wall?tournament=halfpitch.example/harbour&as=json";
    const text = await htmlOf(path);
    expect(text).toContain('"desk.example.org"');
    expect(text).toMatch(/"d":"M\d+ \d+h\d+v1h-\d+z/);
  });

  it("says what staff wrote down for it, for its name before that for all", async () => {
    const facts = createDeskFacts(
      [
        ["", "Lunch until 13:00"],
        ["foyer", "Doors close at nine"],
      ].map(([scope = "", value = ""]) => {
        return { kind: "wall-message", scope, value, who: "Aino", at: TEST_NOW } as const;
      }),
    );
    const world = publication.world === null ? null : { ...publication.world, facts };
    const told = createTestApp(() => ({ ...publication, world })).app;
    const messageAt = async (path: string): Promise<string | undefined> =>
      /class="message"[^>]*><bdi[^>]*>([^<]*)/.exec(await (await told.request(path)).text())?.[1];
    expect(await messageAt("/wall")).toBe("Lunch until 13:00");
    expect(await messageAt("/wall?name=foyer")).toBe("Doors close at nine");
    expect(await htmlOf("/wall")).not.toContain('class="message"');
  });

  it("follows the tournament of the match on a channel", async () => {
    const value = { match: "halfpitch.example/9002", swapped: false, score: null };
    const facts = createDeskFacts([
      { kind: "channel", scope: "main", value, who: "Aino", at: TEST_NOW },
    ]);
    const world = publication.world === null ? null : { ...publication.world, facts };
    const onAir = createTestApp(() => ({ ...publication, world })).app;
    const keysAt = async (path: string) => keysIn(await (await onAir.request(path)).text());
    const [first] = await keysAt("/wall?channel=main&as=json");
    expect(first).toBe("halfpitch.example/harbour next 0");
    expect(await keysAt("/wall?channel=other&as=json")).toEqual([
      "missing",
      ...(await keysAt("/wall?as=json")),
    ]);
  });

  it("takes the options of embeds, and stands still where it is asked to", async () => {
    const html = await htmlOf("/wall?locale=fi&zone=Asia/Tokyo&theme=light&motion=off&flags=none");
    expect(html).toContain('<html lang="fi-FI" data-theme="light" data-motion="off"');
    expect(html).toContain('data-zone="Asia/Tokyo"');
    expect(html).toContain("Seuraavaksi:");
    const results = "/wall?tournament=halfpitch.example/harbour&as=json";
    expect(await htmlOf(results)).toContain('"data-standing":"winner"');
    expect(await htmlOf(`${results}&hide-scores`)).not.toContain('"data-standing":"winner"');
  });

  it("waits where nothing has come yet, and its script asks again", async () => {
    const early = createTestApp(() => NO_PUBLICATION).app;
    const page = await early.request("/wall?locale=fi");
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).toContain("Palvelusta ei ole vielä tullut mitään.");
    expect((await early.request("/wall?as=json")).status).toBe(503);
  });

  it("keeps results to itself where it is asked to: who went on, and who stands where", async () => {
    const final = { locked: "0", start: "2026-03-07 20:00:00" };
    const semifinal = wireSingleMatch("1", "ro4#1", "Cleo 2 v Dax 0", {
      start: "2026-03-07 09:00:00",
    });
    const decided = publicationOf({
      upcoming: [wireSingleMatch("2", "ro2#1", "", final)],
      ended: [semifinal],
    });
    const cup = createTestApp(() => decided).app;
    const pictures = async (path: string): Promise<string> => {
      const answer = await (await cup.request(path)).text();
      // Whom the semifinal was played by stands in its own row.
      return answer.replaceAll(/"data-key":"osu.example.net\/1".*?"tag":"li"/g, "");
    };
    expect(await pictures("/wall?as=json")).toContain("Cleo");
    const hidden = await pictures("/wall?as=json&hide-scores");
    expect(hidden).toContain("Winner of SF-1");
    expect(hidden).not.toContain("Cleo");
    const table = await htmlOf("/wall?tournament=halfpitch.example/harbour&as=json&hide-scores");
    const [, rows = ""] = table.split('{"tag":"tbody"');
    const ranked = [...rows.matchAll(/"class":"name"[^}]*"title":"([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(ranked.slice(0, 4)).toEqual(["=CMD()", "Aino", "Bo", "Ångström Ítél"]);
    expect(table).not.toContain('"class":"position"');
  });

  it("tells no venue's zone of what is not public", async () => {
    const scope = "halfpitch.example/harbour";
    const facts = createDeskFacts([
      { kind: "venue-zone", scope, value: "Asia/Tokyo", who: "Aino", at: TEST_NOW },
    ]);
    const world = publication.world === null ? null : { ...publication.world, facts };
    const audience = createAudience({
      sites: new Set(["osu.example.net"]),
      tournaments: new Set(),
    });
    const zoneOf = async ({ app: asked }: ReturnType<typeof createTestApp>) =>
      /data-zone="([^"]*)"/.exec(
        await (await asked.request(`/wall?tournament=${scope}`)).text(),
      )?.[1];
    const told = { ...publication, world };
    expect(await zoneOf(createTestApp(() => told))).toBe("Asia/Tokyo");
    expect(await zoneOf(createTestApp(() => told, { audience }))).toBe("Europe/Helsinki");
  });

  it("says what is not there, and what to do about it", async () => {
    const answer = await app.request("/wall?tournament=no.example/%3Cb%3Ecup");
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain("No such tournament");
    expect(html).toContain("no.example/&lt;b&gt;cup");
    expect(html).toContain("It is not listed here now, or not public.");
    const channel = await app.request("/wall?channel=streem-A&locale=fi");
    expect(channel.status).toBe(200);
    expect(await channel.text()).toContain("Kanavaa ei löydy");
    expect(keysIn(await htmlOf("/wall?tournament=no.example/cup&as=json"))).toEqual(["missing"]);
  });

  it("shows nothing of what is not public, or is not there", async () => {
    const audience = createAudience({
      sites: new Set(["osu.example.net"]),
      tournaments: new Set(),
    });
    const closed = createTestApp(() => publication, { audience }).app;
    for (const path of [
      "/wall?tournament=halfpitch.example/harbour",
      "/wall?tournament=no.example/cup&as=json",
    ]) {
      const answer = await closed.request(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toMatch(/Ångström|Harbour/);
    }
    expect(await (await closed.request("/wall?as=json")).text()).not.toContain("Ångström");
  });
});
