import { describe, expect, it } from "vitest";
import { publicPartOf, type TournamentName } from "./audience.ts";

const audience = {
  names: { sites: ["osu.example.net"], tournaments: ["halfpitch.example/harbour"] },
};

function named(key: string): TournamentName {
  const [site = "", slug = ""] = key.split("/");
  return { site, slug };
}

describe("how much of something is public", () => {
  it.each([
    [["osu.example.net/spring-cup"], "all"],
    [["osu.example.net/spring-cup", "halfpitch.example/harbour"], "all"],
    [["halfpitch.example/harbour", "halfpitch.example/other"], "some"],
    [["halfpitch.example/other"], "none"],
    [["osu.example.net.evil/spring-cup"], "none"],
    [undefined, "some"],
  ] as const)("%j: %s", (tournaments, part) => {
    expect(publicPartOf(audience, tournaments?.map(named))).toBe(part);
  });

  it("is all of it where nothing is hidden", () => {
    expect(publicPartOf({ names: null }, undefined)).toBe("all");
    expect(publicPartOf({ names: null }, [named("any.example/cup")])).toBe("all");
  });
});
