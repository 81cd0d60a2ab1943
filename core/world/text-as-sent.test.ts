/** Derives events whose names and titles come as HTML, or whose title shows nothing. */
import { describe, expect, it } from "vitest";
import { contestantKey } from "#core/model/contestant-key.ts";
import { matchOf, worldOfFile } from "#core/testing/derive.ts";
import { wireBracket, wireContestant, wireTournament } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";

const twoOf = (...names: readonly string[]) => ({
  contestants: names.map((name, index) => wireContestant({ name, sort: String(index + 1) })),
});

describe("text as sent", () => {
  it("is decoded once in names and titles, so that both spellings are one contestant", () => {
    const tournament = wireTournament({ title: "Bed &amp; Breakfast Open &#039;26" });
    const bracket = wireBracket({ title: "Main &lt;A&gt;", size: "4" });
    const world = worldOfFile([
      wireSingleMatch("1", "ro4#1", "", {
        ...twoOf("Jos&eacute; &amp; Co", "&quot;Zed&quot;"),
        tournament,
        bracket,
      }),
      wireSingleMatch("2", "ro2#1", "", {
        ...twoOf("José & Co", "L&#x27;Ami"),
        tournament,
        bracket,
      }),
    ]);
    const { match } = matchOf(world, "1");
    expect(match.tournament.title).toBe("Bed & Breakfast Open '26");
    expect(match.bracket?.title).toBe("Main <A>");
    expect(match.entries.map(({ name }) => name)).toEqual(["José & Co", '"Zed"']);
    const contestant = world.contestants.get(contestantKey("osu", "José & Co"));
    expect(contestant?.matches).toHaveLength(2);
  });

  it("names a tournament whose title shows nothing by its slug", () => {
    const tournament = wireTournament({ title: "\u200b " });
    const world = worldOfFile([wireSingleMatch("1", "ro4#1", "Aino v Bo", { tournament })]);
    expect(matchOf(world, "1").match.tournament.title).toBe("spring-cup");
  });
});
