import { describe, expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireContestant, wireTournament } from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import { findContestants } from "./find-contestants.ts";

/** Creates a match of two contestants in a cup of a game. */
function matchIn(game: string, id: string, names: readonly [string, string]): Wire {
  return wireGroupMatch(id, "1", "Aino v Bo", {
    tournament: wireTournament({ game, game_slug: game, title: `${game} cup`, slug: game }),
    contestants: names.map((name, index) => wireContestant({ name, sort: `${index + 1}` })),
  });
}

const world = worldOfFile([
  matchIn("osu", "1", ["kirby mix", "달빛"]),
  matchIn("osu", "2", ["Łódź Żubry", "محمد"]),
  matchIn("osu", "3", ["Argentina", "Zoë"]),
  matchIn("football", "4", ["Argentina", "Zoe"]),
]);

const namesOf = (text: string, scope?: Parameters<typeof findContestants>[2]) =>
  findContestants(world, text, scope).map(({ name, gameSlug }) => `${name} (${gameSlug})`);

describe("findContestants", () => {
  it("finds a contestant by key", () => {
    expect(namesOf(contestantKey("osu", "kirby mix"))).toEqual(["kirby mix (osu)"]);
  });

  it.each([
    ["other case", "Kirby MIX", "kirby mix (osu)"],
    ["more spaces", "  kirby   mix ", "kirby mix (osu)"],
    ["its own script", "달빛", "달빛 (osu)"],
    ["ASCII for another script", "dalbit", "달빛 (osu)"],
    ["ASCII for a script without vowels", "mohammed", "محمد (osu)"],
    ["ASCII without diacritics", "lodz zubry", "Łódź Żubry (osu)"],
  ])("finds a name in %s", (_, text, name) => {
    expect(namesOf(text)).toEqual([name]);
  });

  it("finds no part of a name", () => {
    expect(namesOf("kirby")).toEqual([]);
    expect(namesOf("mix")).toEqual([]);
    expect(namesOf("")).toEqual([]);
  });

  it("prefers the exact name", () => {
    expect(namesOf("Zoë")).toEqual(["Zoë (osu)"]);
    expect(namesOf("Zoe")).toEqual(["Zoe (football)"]);
    expect(namesOf("ZOE")).toEqual(["Zoe (football)", "Zoë (osu)"]);
  });

  it("returns all contestants of the name, or those of the game, tournament or site", () => {
    const football = "Argentina (football)";
    expect(namesOf("argentina")).toEqual([football, "Argentina (osu)"]);
    expect(namesOf("argentina", { game: "football" })).toEqual([football]);
    const [tournament = ""] = findContestants(world, "Zoe")[0]?.tournaments ?? [];
    expect(namesOf("argentina", { tournament })).toEqual([football]);
    expect(namesOf("argentina", { site: "nowhere.example" })).toEqual([]);
  });
});
