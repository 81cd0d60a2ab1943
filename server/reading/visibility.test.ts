import { describe, expect, it } from "vitest";
import { deriveWorld } from "#core/world/derive-world.ts";
import { ContestantDetailSchema } from "#core/contract/contestant.ts";
import { VisibilitySchema } from "#core/contract/audience.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { createVisibility } from "./visibility.ts";
import { createTestApp, publicationOf, testLists } from "#server/testing/test-app.ts";

const published = publicationOf(testLists());
const HIDDEN = ["osu.example.net", "Spring Cup", "spring-cup", "110001"];

function createApps(sites: readonly string[], tournaments: readonly string[] = []) {
  const audience = createVisibility({ sites: new Set(sites), tournaments: new Set(tournaments) });
  return createTestApp(() => published, { audience }).app;
}

describe("createVisibility with one public site", () => {
  const app = createApps(["halfpitch.example"]);

  it.each([
    apiPaths.meta,
    apiPaths.tournaments,
    apiPaths.matches(),
    apiPaths.matches({ q: "a" }),
    apiPaths.tournament("halfpitch.example", "harbour"),
    "/api/v1/changes",
  ])("returns nothing of another site at %s", async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const trace of HIDDEN) expect(text).not.toContain(trace);
  });

  it("finds no match of a hidden tournament", async () => {
    const filter = { tournament: "osu.example.net/spring-cup" };
    const response = await app.request(apiPaths.matches(filter));
    expect(await response.json()).toMatchObject({ matches: [] });
  });

  it("hides aliases that a contestant has only in hidden tournaments", async () => {
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
    const facts = createAnnotations([{ kind: "alias", scope: hidden, value, who: "A", at: 0 }]);
    const known = deriveWorld(world.snapshot, world.now, { graceMinutes: 10, facts });
    const audience = createVisibility({
      sites: new Set(["halfpitch.example"]),
      tournaments: new Set(),
    });
    const { app: aliased } = createTestApp(() => ({ ...published, world: known }), { audience });
    const path = apiPaths.contestant(shown);
    const aliasesAt = async (url: string) =>
      ContestantDetailSchema.parse(await (await aliased.request(url)).json()).contestant.aliases;
    expect(await aliasesAt(path.replace("v1", "v1/desk"))).toEqual([hidden]);
    expect(await aliasesAt(path)).toEqual([]);
  });

  it("returns the same response for a private and a missing match", async () => {
    const problems = await Promise.all(
      ["110001", "missing"].map(async (id) => {
        const response = await app.request(apiPaths.match("osu.example.net", id));
        return [response.status, (await response.text()).replace(id, "ID")];
      }),
    );
    expect(problems[0]).toEqual(problems[1]);
    expect(problems[0]?.[0]).toBe(401);
    const picture = await app.request("/brackets/osu.example.net/2001.svg");
    expect(picture.status).toBe(404);
  });

  it("returns the public names to staff, so that they see which embeds will be empty", async () => {
    const response = await app.request(deskPaths.audience);
    expect(VisibilitySchema.parse(await response.json())).toEqual({
      names: { sites: ["halfpitch.example"], tournaments: [] },
    });
  });

  it("returns everything to staff, without caching", async () => {
    const response = await app.request(
      apiPaths.match("osu.example.net", "110001").replace("v1", "v1/desk"),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const meta = await app.request("/api/v1/desk/meta");
    expect(await meta.text()).toContain("osu.example.net");
    const none = await app.request("/api/v1/desk/matches/osu.example.net/missing");
    expect(none.status).toBe(404);
  });
});

describe("createVisibility", () => {
  it("accepts single tournaments and sites, and returns the same object for the same world", () => {
    const audience = createVisibility({
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
    expect(createVisibility(null).publicWorld(world)).toBe(world);
  });
});
