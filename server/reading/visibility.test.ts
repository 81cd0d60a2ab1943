import { describe, expect, it } from "vitest";
import { deriveWorld } from "#core/world/derive-world.ts";
import { ContestantDetailSchema } from "#core/contract/contestant.ts";
import { AudienceSchema } from "#core/contract/audience.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { createDeskFacts } from "#core/desk/annotations.ts";
import { createAudience } from "./visibility.ts";
import { createTestApp, publicationOf, testLists } from "#server/testing/test-app.ts";

const published = publicationOf(testLists());
const HIDDEN = ["osu.example.net", "Spring Cup", "spring-cup", "110001"];

function createApps(sites: readonly string[], tournaments: readonly string[] = []) {
  const audience = createAudience({ sites: new Set(sites), tournaments: new Set(tournaments) });
  return createTestApp(() => published, { audience }).app;
}

describe("an audience that may see one site", () => {
  const app = createApps(["halfpitch.example"]);

  it.each([
    apiPaths.meta,
    apiPaths.tournaments,
    apiPaths.matches(),
    apiPaths.matches({ q: "a" }),
    apiPaths.tournament("halfpitch.example", "harbour"),
    "/api/v1/changes",
  ])("reads nothing of another one at %s", async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    for (const trace of HIDDEN) expect(text).not.toContain(trace);
  });

  it("finds no match of a tournament it may not see", async () => {
    const filter = { tournament: "osu.example.net/spring-cup" };
    const answer = await app.request(apiPaths.matches(filter));
    expect(await answer.json()).toMatchObject({ matches: [] });
  });

  it("reads no name that a contestant bears only where it may not look", async () => {
    const { world } = published;
    if (world === null) throw new Error("the test publishes a world");
    const inSite = (site: string): string => {
      const found = [...world.contestants.values()].find(({ matches }) =>
        matches.every((key) => key.startsWith(`${site}/`)),
      );
      return found?.key ?? "";
    };
    const [hidden, shown] = [inSite("osu.example.net"), inSite("halfpitch.example")];
    const value = { key: shown, name: "Shown" };
    const facts = createDeskFacts([{ kind: "alias", scope: hidden, value, who: "A", at: 0 }]);
    const known = deriveWorld(world.snapshot, world.now, { graceMinutes: 10, facts });
    const audience = createAudience({
      sites: new Set(["halfpitch.example"]),
      tournaments: new Set(),
    });
    const { app: aliased } = createTestApp(() => ({ ...published, world: known }), { audience });
    const path = apiPaths.contestant(shown);
    const aliasesAt = async (asked: string) =>
      ContestantDetailSchema.parse(await (await aliased.request(asked)).json()).contestant.aliases;
    expect(await aliasesAt(path.replace("v1", "v1/desk"))).toEqual([hidden]);
    expect(await aliasesAt(path)).toEqual([]);
  });

  it("cannot tell what is hidden from what is not there", async () => {
    const problems = await Promise.all(
      ["110001", "nobody"].map(async (id) => {
        const answer = await app.request(apiPaths.match("osu.example.net", id));
        return [answer.status, (await answer.text()).replace(id, "ID")];
      }),
    );
    expect(problems[0]).toEqual(problems[1]);
    expect(problems[0]?.[0]).toBe(401);
    const picture = await app.request("/brackets/osu.example.net/2001.svg");
    expect(picture.status).toBe(404);
  });

  it("is told to staff by name, so that they see what an embed would not find", async () => {
    const told = await app.request(deskPaths.audience);
    expect(AudienceSchema.parse(await told.json())).toEqual({
      names: { sites: ["halfpitch.example"], tournaments: [] },
    });
  });

  it("is not the staff's, who read all of it where nothing is kept", async () => {
    const answer = await app.request(
      apiPaths.match("osu.example.net", "110001").replace("v1", "v1/desk"),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const meta = await app.request("/api/v1/desk/meta");
    expect(await meta.text()).toContain("osu.example.net");
    const none = await app.request("/api/v1/desk/matches/osu.example.net/nobody");
    expect(none.status).toBe(404);
  });
});

describe("createAudience", () => {
  it("takes single tournaments beside sites, and the same world as the same", () => {
    const audience = createAudience({
      sites: new Set(["a.example"]),
      tournaments: new Set(["b.example/cup"]),
    });
    expect(["a.example/x", "b.example/cup", "b.example/other"].map(audience.maySee)).toEqual([
      true,
      true,
      false,
    ]);
    const { world } = published;
    if (world === null) throw new Error("the test publishes a world");
    expect(audience.publicWorld(world)).toBe(audience.publicWorld(world));
    expect(createAudience(null).publicWorld(world)).toBe(world);
  });
});
