import { describe, expect, it } from "vitest";
import { embedAddress, embedPagePath } from "#core/embed/embed-address.ts";
import { type EmbedAttribute, parseEmbedOptions } from "./options.ts";

const parse = (attributes: Partial<Record<EmbedAttribute, string>>) =>
  parseEmbedOptions((name) => attributes[name] ?? null);

describe("options of an embed", () => {
  it("are the usual ones where nothing is said", () => {
    expect(parse({})).toMatchObject({
      kind: "matches",
      theme: "auto",
      density: "comfortable",
      flags: "letters",
      limit: 10,
      rows: null,
      hideScores: false,
    });
  });

  it("that cannot be used are as if they were not there", () => {
    const wrong = parse({ kind: "x", theme: "pink", limit: "-3", rows: "many", accent: "url(x)" });
    expect(wrong).toEqual(parse({}));
  });

  it("take an accent in both of its lengths, and scores hidden by a bare attribute", () => {
    expect(parse({ accent: "#F80" }).accent).toBe("#ff8800");
    expect(parse({ accent: "#12Ab9f" }).accent).toBe("#12ab9f");
    expect(parse({ "hide-scores": "" }).hideScores).toBe(true);
    expect(parse({ "hide-scores": "false" }).hideScores).toBe(false);
  });
});

describe("the address an embed shows", () => {
  it.each<[Partial<Record<EmbedAttribute, string>>, string | null]>([
    [{}, "/api/v1/matches"],
    [{ state: "live", limit: "5" }, "/api/v1/matches?state=live&limit=5"],
    [{ tournament: "a.example/cup" }, "/api/v1/matches?tournament=a.example%2Fcup"],
    [{ kind: "match", match: "a.example/7" }, "/api/v1/matches/a.example/7"],
    [{ kind: "bracket", bracket: "a.example/../x" }, "/api/v1/brackets/a.example/..%2Fx"],
    [{ kind: "bracket", bracket: "nothing" }, null],
    [{ kind: "standings", tournament: "a.example/cup" }, "/api/v1/tournaments/a.example/cup"],
    [{ kind: "standings", group: "a.example/3" }, "/api/v1/groups/a.example/3"],
    [{ kind: "standings" }, null],
  ])("of %j is %s", (attributes, address) => {
    expect(embedAddress(parse(attributes))).toBe(address);
  });

  it("as a page holds what is set and no more", () => {
    const set = new Map([
      ["bracket", "a.example/7"],
      ["theme", "dark"],
    ]);
    expect(embedPagePath("bracket", set)).toBe("/embed/bracket/a.example/7?theme=dark");
    expect(embedPagePath("matches", new Map())).toBe("/embed/matches");
  });
});
