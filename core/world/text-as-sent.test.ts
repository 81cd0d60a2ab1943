/** Derives events whose names and titles come as HTML, or show nothing. */
import * as fc from "fast-check";
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

  it("gets a visible stand-in if a name shows nothing, with one key everywhere", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro4#1", "", twoOf("Aino", "\u2800\u3164")),
      wireSingleMatch("2", "ro4#2", "", twoOf("Bo", "\u0489")),
    ]);
    const key = contestantKey("osu", "unnamed contestant 2");
    const keys = ["1", "2"].map((id) => matchOf(world, id).match.entries[1]?.key);
    expect(keys).toEqual([key, key]);
    expect(world.contestants.get(key)?.name).toBe("unnamed contestant 2");
    expect(world.issues.map(({ code }) => code)).toEqual(["name-twice-in-round"]);
  });

  it("names a tournament whose title shows nothing by its slug", () => {
    const tournament = wireTournament({ title: "\u200b " });
    const world = worldOfFile([wireSingleMatch("1", "ro4#1", "Aino v Bo", { tournament })]);
    expect(matchOf(world, "1").match.tournament.title).toBe("spring-cup");
  });

  it("shows every name, with few marks on each letter, and under one key", () => {
    const marks = fc.string({
      unit: fc.constantFrom("\u0301", "\u0489", "\u0e49", "a", " ", "\u200b", "&amp;"),
    });
    fc.assert(
      fc.property(marks, (name) => {
        const entries = ["1", "2"].flatMap((id) => {
          const wire = wireSingleMatch(id, `ro4#${id}`, "", twoOf("Aino", `${name}\u0301`));
          return matchOf(worldOfFile([wire]), id).match.entries.slice(1);
        });
        const [entry, other] = entries;
        expect(entry?.key).toBe(other?.key);
        expect(entry?.name).toMatch(/[\p{L}&]/u);
        expect(entry?.name).not.toMatch(/[\p{Mn}\p{Me}]{5}|\u0301{3}/u);
      }),
      { examples: [["a\u0e49\u0301\u0301\u0301"]] },
    );
  });
});
