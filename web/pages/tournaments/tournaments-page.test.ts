import { describe, expect, it } from "vitest";
import { sampleTournament } from "#core/testing/sample-group.ts";
import { sampleNames } from "#web/testing/sample-names.ts";
import { filterTournaments } from "./tournaments-page.tsx";

const { tournament } = sampleTournament([]);
const CUP = { ...tournament, slug: "cup", title: "Žižkov Cup" };
const OPEN = { ...tournament, slug: "open", title: "Open", site: "b.example", gameSlug: "chess" };
const ALL = { game: "", site: "", q: "" };

const NAMES = sampleNames({
  games: ["osu!"],
  tournaments: [
    [CUP.site, CUP.slug, CUP.title, 0],
    [OPEN.site, OPEN.slug, OPEN.title, 0],
  ],
  contestants: [["key-aino", "Aino", "fi", 0]],
  matches: [[1, "1", "F", "live", [0], false]],
});

describe("filterTournaments", () => {
  it.each([
    ["all without a filter", {}, [CUP, OPEN]],
    ["those of a game", { game: "chess" }, [OPEN]],
    ["those of a site", { site: CUP.site }, [CUP]],
    ["those with the text in their title, without its accents", { q: "zizkov" }, [CUP]],
    ["those with a contestant of this name", { q: "aino" }, [OPEN]],
    ["none if nothing fits", { q: "nobody" }, []],
  ])("returns %s", (_, filters, expected) => {
    expect(filterTournaments([CUP, OPEN], { ...ALL, ...filters }, NAMES)).toEqual(expected);
  });

  it("searches only titles before the names are loaded", () => {
    expect(filterTournaments([CUP, OPEN], { ...ALL, q: "aino" }, undefined)).toEqual([]);
  });
});
