import { describe, expect, it } from "vitest";
import { derivePublicShare, type TournamentIdentity } from "./public-share.ts";

const audience = {
  names: { sites: ["osu.example.net"], tournaments: ["halfpitch.example/harbour"] },
};

function parseName(key: string): TournamentIdentity {
  const [site = "", slug = ""] = key.split("/");
  return { site, slug };
}

describe("derivePublicShare", () => {
  it.each([
    [["osu.example.net/spring-cup"], "all"],
    [["osu.example.net/spring-cup", "halfpitch.example/harbour"], "all"],
    [["halfpitch.example/harbour", "halfpitch.example/other"], "some"],
    [["halfpitch.example/other"], "none"],
    [["osu.example.net.evil/spring-cup"], "none"],
    [undefined, "some"],
  ] as const)("returns for %j: %s", (tournaments, part) => {
    expect(derivePublicShare(audience, tournaments?.map(parseName))).toBe(part);
  });

  it("returns all when no tournament is private", () => {
    expect(derivePublicShare({ names: null }, undefined)).toBe("all");
    expect(derivePublicShare({ names: null }, [parseName("any.example/cup")])).toBe("all");
  });
});
