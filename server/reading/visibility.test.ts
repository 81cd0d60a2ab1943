import { describe, expect, it } from "vitest";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { ContestantDetailSchema } from "#core/contract/contestant.ts";
import { VisibilitySchema } from "#core/contract/audience.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { createVisibility } from "./visibility.ts";
import { createTestApp, onlySite } from "#server/testing/test-app.ts";
import { PUBLISHED, publishedWith } from "#server/testing/test-publication.ts";

const SITE = "osu.example.net";
const CUP = `${SITE}/cup-0`;

/** Returns the key of a contestant who only plays on this site. */
function contestantOn(site: string): string {
  const found = [...PUBLISHED.world.contestants.values()].find(({ matches }) =>
    matches.every((key) => key.startsWith(`${site}/`)),
  );
  return found?.key ?? "";
}
const hiddenContestant = contestantOn(SITE);
const publicContestant = contestantOn("halfpitch.example");

const published = publishedWith(
  {
    kind: "channel",
    scope: "stream-A",
    value: { ...EMPTY_CHANNEL, match: `${SITE}/110001` },
  },
  { kind: "venue-zone", scope: CUP, value: "Asia/Tokyo" },
  { kind: "alias", scope: hiddenContestant, value: { key: publicContestant, name: "Shown" } },
);

const { app } = createTestApp(published, { audience: onlySite("halfpitch.example") });

const aliasesAt = async (url: string) =>
  ContestantDetailSchema.parse(await (await app.request(url)).json()).contestant.aliases;

describe("createVisibility with one public site", () => {
  it("hides aliases that a contestant has only in hidden tournaments", async () => {
    const path = apiPaths.contestant(publicContestant);
    expect(await aliasesAt(path.replace("v1", "v1/desk"))).toEqual([hiddenContestant]);
    expect(await aliasesAt(path)).toEqual([]);
  });

  it("returns the public names to staff, so that they see which embeds will be empty", async () => {
    const response = await app.request(deskPaths.audience);
    expect(VisibilitySchema.parse(await response.json())).toEqual({
      names: { sites: ["halfpitch.example"], tournaments: [] },
    });
  });

  it("returns everything to staff, without caching", async () => {
    const response = await app.request(`/api/v1/desk/matches/${SITE}/110001`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    for (const path of ["meta", "channels/stream-A"]) {
      const whole = await app.request(`/api/v1/desk/${path}`);
      expect(await whole.text()).toContain(SITE);
    }
    const none = await app.request(`/api/v1/desk/matches/${SITE}/missing`);
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
    expect(audience.publicWorld(world)).toBe(audience.publicWorld(world));
    expect(createVisibility(null).publicWorld(world)).toBe(world);
  });
});
