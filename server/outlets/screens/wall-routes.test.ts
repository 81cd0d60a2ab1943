import { describe, expect, it } from "vitest";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { WallListSchema } from "#core/contract/wall.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import {
  NO_PUBLICATION,
  PUBLISHED,
  STALE_PUBLICATION,
  TEST_NOW,
  publicationOf,
  publishedWith,
} from "#server/testing/test-publication.ts";

const { app } = createTestApp();
const htmlOf = async (path: string, published: Parameters<typeof createTestApp>[0] = PUBLISHED) =>
  (await createTestApp(published).app.request(path)).text();
/** Returns the keys of the slides in a response, in order. */
const keysIn = (json: string): readonly string[] =>
  [...json.matchAll(/\{"key":"([^"]+)","seconds"/g)].map(([, key = ""]) => key);

describe("/wall", () => {
  it("renders its first slide without scripts, and loads its script", async () => {
    const html = await htmlOf("/wall?tournament=osu.example.net/cup-0");
    expect(html).toMatch(/<h1[^>]*><bdi dir="auto">Live<\/bdi><\/h1>/);
    expect(html).toContain('<script src="/screen.js" defer></script>');
    expect(html).toContain('data-theme="dark"');
    expect(html).not.toMatch(/ style=/);
  });

  it("shows the data's time on the first page, and marks stale data", async () => {
    const path = "/wall?tournament=osu.example.net/cup-0&zone=UTC";
    expect(await htmlOf(path)).toMatch(/<p class="age"[^>]*>Data from \d\d:\d\d<\/p>/);
    const finnish = await htmlOf(`${path}&locale=fi`);
    expect(finnish).toMatch(/<p class="age"[^>]*>Tiedot kello \d\d\.\d\d<\/p>/);
    const swedish = await htmlOf(`${path}&locale=sv`);
    expect(swedish).toMatch(/<p class="age"[^>]*>Data från \d\d:\d\d<\/p>/);
    expect(swedish).toContain("&quot;notRenewed&quot;:&quot;Inte uppdaterad sedan {0}&quot;");
    expect(await htmlOf(path, STALE_PUBLICATION)).toMatch(
      /<p class="age old"[^>]*>Data from \d\d:\d\d<\/p>/,
    );
  });

  it("returns all slides, the data's time and the service's time as JSON", async () => {
    const response = await app.request("/wall?tournament=osu.example.net/cup-0&as=json");
    const json = await response.text();
    expect(response.headers.get("matchdesk-now")).toBe(String(TEST_NOW));
    expect(json).toContain(`"dataAt":"${new Date(TEST_NOW).toISOString().replace(".000Z", "Z")}"`);
    const keys = keysIn(json);
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

  it("escapes text entered by staff", async () => {
    const value = "</script><img src=x onerror=alert(1)>";
    const annotated = publishedWith({ kind: "wall-message", scope: "", value });
    const html = await htmlOf("/wall?tournament=halfpitch.example/harbour", annotated);
    expect(html).toContain("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;");
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("links to the tournament page by a QR code based on PUBLIC_URL", async () => {
    const path = "/wall?tournament=halfpitch.example/harbour&as=json";
    const text = await htmlOf(path);
    expect(text).toContain('"desk.example.org"');
    expect(text).toMatch(/"d":"M\d+ \d+h\d+v1h-\d+z/);
  });

  it("shows the wall message for its name, else the one for all walls", async () => {
    const annotated = publishedWith(
      { kind: "wall-message", scope: "", value: "Lunch until 13:00" },
      { kind: "wall-message", scope: "foyer", value: "Doors close at nine" },
    );
    const messageAt = async (path: string): Promise<string | undefined> =>
      /class="message"[^>]*><bdi[^>]*>([^<]*)/.exec(await htmlOf(path, annotated))?.[1];
    expect(await messageAt("/wall")).toBe("Lunch until 13:00");
    expect(await messageAt("/wall?name=foyer")).toBe("Doors close at nine");
    expect(await htmlOf("/wall")).not.toContain('class="message"');
  });

  it("reports to staff a wall with a name that requested its data", async () => {
    const { app: product } = createTestApp();
    const wallsOf = async () =>
      WallListSchema.parse(await (await product.request(deskPaths.walls)).json()).walls;
    await product.request("/wall?name=Hall%20A");
    await product.request("/wall?as=json");
    expect(await wallsOf()).toEqual([]);
    await product.request("/wall?name=Hall%20A&channel=main&as=json");
    await product.request("/wall?name=Foyer&tournament=halfpitch.example/harbour&as=json");
    const seenAt = new Date(TEST_NOW).toISOString().replace(".000Z", "Z");
    expect(await wallsOf()).toEqual([
      { name: "Foyer", tournament: "Harbour Trophy", channel: null, seenAt },
      { name: "Hall A", tournament: null, channel: "main", seenAt },
    ]);
  });

  it("follows the tournament of the match on a channel", async () => {
    const value = { ...EMPTY_CHANNEL, match: "halfpitch.example/9002" };
    const onAir = publishedWith({ kind: "channel", scope: "main", value });
    const keysAt = async (path: string) => keysIn(await htmlOf(path, onAir));
    const [first] = await keysAt("/wall?channel=main&as=json");
    expect(first).toBe("halfpitch.example/harbour next 0");
    expect(await keysAt("/wall?channel=Main&as=json")).toContain(first);
    expect(await keysAt("/wall?channel=other&as=json")).toEqual([
      "missing",
      ...(await keysAt("/wall?as=json")),
    ]);
  });

  it.each(["%2B02:00", "+02:00"])("shows times at the offset zone=%s", async (zone) => {
    const zones = [zone, "Etc/GMT-2", "UTC"];
    const pages = await Promise.all(zones.map((each) => htmlOf(`/wall?zone=${each}`)));
    const [offset, fixed, utc] = pages.map((html) => html.replace(/ data-zone="[^"]*"/, ""));
    expect(offset).toBe(fixed);
    expect(offset).not.toBe(utc);
  });

  it("accepts the options of embeds, and motion=off", async () => {
    const html = await htmlOf("/wall?locale=fi&zone=Asia/Tokyo&theme=light&motion=off&flags=none");
    expect(html).toContain('<html lang="fi-FI" data-theme="light" data-motion="off"');
    expect(html).toContain('data-zone="Asia/Tokyo"');
    expect(html).toContain("Seuraavaksi:");
    const results = "/wall?tournament=halfpitch.example/harbour&as=json";
    expect(await htmlOf(results)).toContain('"data-standing":"winner"');
    expect(await htmlOf(`${results}&hide-scores`)).not.toContain('"data-standing":"winner"');
  });

  it("shows a waiting page before the first data, and responds with 503 to its script", async () => {
    const early = createTestApp(NO_PUBLICATION).app;
    const page = await early.request("/wall?locale=fi");
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).toContain("Palvelusta ei ole vielä tullut mitään.");
    expect((await early.request("/wall?as=json")).status).toBe(503);
  });

  it("omits who advanced when hide-scores is set", async () => {
    const final = { locked: "0", start: "2026-03-07 20:00:00" };
    const semifinal = wireSingleMatch("1", "ro4#1", "Cleo 2 v Dax 0", {
      start: "2026-03-07 09:00:00",
    });
    const decided = publicationOf({
      upcoming: [wireSingleMatch("2", "ro2#1", "", final)],
      ended: [semifinal],
    });
    // The row of the semifinal itself names its contestants.
    const slidesAt = async (path: string): Promise<string> =>
      (await htmlOf(path, decided)).replaceAll(/"data-key":"osu.example.net\/1".*?"tag":"li"/g, "");
    expect(await slidesAt("/wall?as=json")).toContain("Cleo");
    const hidden = await slidesAt("/wall?as=json&hide-scores");
    expect(hidden).toContain("Winner of SF-1");
    expect(hidden).not.toContain("Cleo");
  });

  it("shows the ranks of a tournament that is over, unless scores are hidden", async () => {
    const ended = [
      wireSingleMatch("1", "ro2#1", "Cleo 2 v Dax 0", { start: "2026-03-07 09:00:00" }),
    ];
    const cup = publicationOf({ upcoming: [], ended });
    expect(await htmlOf("/wall?as=json", cup)).toContain("Final ranking");
    expect(await htmlOf("/wall?as=json&hide-scores", cup)).not.toContain("Final ranking");
  });

  it("explains an unknown tournament or channel, and what to do", async () => {
    const response = await app.request("/wall?tournament=no.example/%3Cb%3Ecup");
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("No such tournament");
    expect(html).toContain("no.example/&lt;b&gt;cup");
    expect(html).toContain("It is not listed here, or not public.");
    const channel = await app.request("/wall?channel=streem-A&locale=fi");
    expect(channel.status).toBe(200);
    expect(await channel.text()).toContain("Kanavaa ei löydy");
    expect(keysIn(await htmlOf("/wall?tournament=no.example/cup&as=json"))).toEqual(["missing"]);
  });
});
