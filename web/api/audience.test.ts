import { describe, expect, it } from "vitest";
import { publicPartOf, type TournamentName } from "./audience.ts";

const audience = {
  names: { sites: ["osu.example.net"], tournaments: ["halfpitch.example/harbour"] },
};

function parseName(key: string): TournamentName {
  const [site = "", slug = ""] = key.split("/");
  return { site, slug };
}

describe("publicPartOf", () => {
  it.each([
    [["osu.example.net/spring-cup"], "all"],
    [["osu.example.net/spring-cup", "halfpitch.example/harbour"], "all"],
    [["halfpitch.example/harbour", "halfpitch.example/other"], "some"],
    [["halfpitch.example/other"], "none"],
    [["osu.example.net.evil/spring-cup"], "none"],
    [undefined, "some"],
  ] as const)("returns for %j: %s", (tournaments, part) => {
    expect(publicPartOf(audience, tournaments?.map(parseName))).toBe(part);
  });

  it("returns all when no tournament is private", () => {
    expect(publicPartOf({ names: null }, undefined)).toBe("all");
    expect(publicPartOf({ names: null }, [parseName("any.example/cup")])).toBe("all");
  });
});
