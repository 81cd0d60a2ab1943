import { describe, expect, it } from "vitest";
import {
  codesOf,
  issuesOf,
  matchOf,
  onlyBracket,
  winnersOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { changeAll, wireSingleMatch, wireSingleMatches } from "#core/testing/wire-matches.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import type { World } from "#core/world/world.ts";

const of = (size: string, change = {}): Wire => ({ bracket: wireBracket({ size, ...change }) });
/** Creates matches of a bracket of four. */
const ofFour = (texts: string, change: Wire = {}): readonly Wire[] =>
  changeAll(wireSingleMatches(texts), { ...of("4"), ...change });
/** Returns a world of a bracket of four with these matches after its semifinals. */
const worldAfterSemifinals = (texts: string): World =>
  worldOfFile(ofFour(`ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 1, ${texts}`));

describe("reconstruct, on contradictory data", () => {
  it("keeps the winner by score and reports an issue when a loser advances", () => {
    const world = worldAfterSemifinals("ro2#1 Bo v Cai ?");
    expect(onlyBracket(world).issues).toEqual([
      {
        match: "osu.example.net/1",
        code: "loser-advanced",
        message: "Aino won match osu.example.net/1 by score, but Bo advanced.",
      },
    ]);
    expect(matchOf(world, "1").outcome).toEqual({ winner: 0, by: "clinched", draw: false });
    // Bo did not win the match that the slot comes from.
    expect(matchOf(world, "3").slots[0]).toEqual({ entry: 0, source: { type: "unknown" } });
  });

  it("reports an issue when the winners of both semifinals play for the third place", () => {
    const world = worldAfterSemifinals("ro2#2 Aino v Cai ?");
    expect(onlyBracket(world).issues.map(({ message }) => message)).toEqual([
      "Aino won match osu.example.net/1 by score, but is in the next match of its loser.",
      "Cai won match osu.example.net/2 by score, but is in the next match of its loser.",
    ]);
    expect(winnersOf(world)).toEqual({ 1: "Aino", 2: "Cai" });
  });

  it("reports an issue when both contestants of a match advance", () => {
    const world = worldAfterSemifinals("ro2#1 Aino v Bo ?");
    expect(codesOf(onlyBracket(world))).toEqual(["both-advanced"]);
    expect(matchOf(world, "1").outcome).toMatchObject({ winner: 0, by: "clinched" });
  });

  it("reports an issue when a contestant is in both the winner's and the loser's next round", () => {
    const world = worldAfterSemifinals("ro2#1 Aino v Cai ?, ro2#2 Aino v Dag ?");
    expect(codesOf(onlyBracket(world))).toEqual(["winner-and-loser"]);
    expect(matchOf(world, "1").outcome).toMatchObject({ winner: 0, by: "clinched" });
  });

  it("places the match with more data when several matches state one row, and reports the others", () => {
    const world = worldOfFile(
      ofFour(
        "ro4#1, ro4#1 Aino 2 v Bo 0, ro4#1 Aino 0 v Bo 2, ro4#2 Cai 2 v Dag 0, ro2#1 Aino v Cai",
      ),
    );
    const bracket = onlyBracket(world);
    expect(bracket.rounds[0]?.places.map(({ match }) => match?.at(-1))).toEqual(["2", "4"]);
    expect(issuesOf(bracket)).toEqual(["place-taken 1", "place-taken 3", "loser-advanced 3"]);
    expect(matchOf(world, "3")).toMatchObject({ code: null, round: null, winnerTo: null });
  });

  it("leaves a match without a place when another match has the row it states", () => {
    const world = worldOfFile(
      wireSingleMatches("ro8#1 Aino 2 v Bo 0, ro8#1 Cai v Dag, ro4#1 Aino v Eve, ro4#1 Cai v Fay"),
    );
    expect(issuesOf(onlyBracket(world))).toEqual(["place-taken 2", "place-taken 4"]);
    expect(matchOf(world, "4").code).toBeNull();
    // Winners follow from names, so the match without a place has a winner too.
    expect(winnersOf(world)).toMatchObject({ 1: "Aino", 2: "Cai" });
  });

  it("does not report shuffled rows when both contestants of a match advance", () => {
    const world = worldOfFile(
      wireSingleMatches("ro8#1 Aino v Bo ?, ro4#1 Aino v Cai ?, ro4#2 Bo v Dag ?"),
    );
    expect(codesOf(onlyBracket(world))).toEqual(["both-advanced"]);
  });

  it("reports an issue when a contestant advances to the wrong match", () => {
    const wire = wireSingleMatches("ro8#1 Aino 2 v Bo 0, ro4#2 Aino v Cai ?");
    const bracket = onlyBracket(worldOfFile(wire));
    expect(issuesOf(bracket)).toEqual(["plays-on-elsewhere 1"]);
  });

  it("orders matches by who feeds whom when the rows of a round are shuffled", () => {
    const bracket = onlyBracket(
      worldOfFile(
        wireSingleMatches(
          "ro8#3 Aino 2 v Bo 0, ro8#2 Cai 2 v Dag 0, ro8#1 Eve 2 v Fay 0, ro8#4 Gus v Hal ?",
          "ro4#1 Aino v Cai ?, ro4#2 Eve ?",
        ),
      ),
    );
    const first = bracket.rounds[0]?.places.map(({ match }) => match?.at(-1));
    expect(first).toEqual(["1", "2", "3", "4"]);
    expect(codesOf(bracket)).toEqual(["rows-contradict-feeds", "rows-contradict-feeds"]);
  });

  it.each(
    [1, 2].flatMap((bye) =>
      [1, 2].flatMap((final) => [
        { bye, final, score: "", locked: "0" },
        { bye, final, score: " 3", locked: "0" },
        { bye, final, score: " 3", locked: "1" },
      ]),
    ),
  )(
    "has the contestant of a bye in the final, whatever the rows are: $bye, $final, score$score",
    ({ bye, final, score, locked }) => {
      const world = worldOfFile([
        ...ofFour(`1: ro4#${bye} Aino, 4: ro2#${3 - final} Cai`, { bye: "1", locked: "0" }),
        ...ofFour(`2: ro4#${3 - bye} Bo${score} v Cai`, { locked }),
        ...ofFour(`3: ro2#${final} Aino 1 v Bo 1`, { locked: "0" }),
      ]);
      expect(onlyBracket(world).champion).toBeNull();
      expect(winnersOf(world)["2"]).toBe("Bo");
    },
  );

  it("reports an issue when final and third-place match cannot be distinguished", () => {
    const texts =
      "ro4#1 Aino 1 v Bo 1, ro4#2 Cai 1 v Dag 1, ro2#1 Aino 2 v Cai 0, ro2#2 Bo 0 v Dag 2";
    const world = worldOfFile(ofFour(texts, { row: null, best_of: "1" }));
    const bracket = onlyBracket(world);
    expect(codesOf(bracket)).toEqual(["final-unknown"]);
    expect(bracket).toMatchObject({ champion: null, third: null, complete: false });
    expect(winnersOf(world)).toEqual({ 3: "Aino", 4: "Dag" });
  });

  it("reports an issue when a match states a round that its bracket does not have", () => {
    const world = worldAfterSemifinals("ro0#1 Aino v Cai, ro4096#1 Aino v Cai");
    expect(issuesOf(onlyBracket(world))).toEqual(["round-unknown 3", "round-unknown 4"]);
    expect(world.matches.size).toBe(4);
    const lost = onlyBracket(worldOfFile([wireSingleMatch("1", "", "Aino v Bo", of(""))]));
    expect(lost.issues[0]?.message).toBe(
      "Match osu.example.net/1 states round of (none), stage 1: its bracket has no such round.",
    );
    expect(lost.rounds.map(({ key }) => key)).toEqual(["ro2"]);
  });

  it("reports an issue when a bye has two contestants or a tree match has more", () => {
    const world = worldOfFile([
      ...ofFour("1: ro4#1 Aino 2 v Bo 0", { bye: "1" }),
      ...ofFour("2: ro4#2 Cai 2 v Dag 0 v Eve 1"),
    ]);
    expect(codesOf(onlyBracket(world))).toEqual(["bye-with-two", "more-than-two"]);
    expect(winnersOf(world)).toEqual({ 1: "Aino", 2: "Cai" });
    expect(matchOf(world, "2").slots).toHaveLength(3);
  });

  it("infers no winner from a name that is in two matches of a round", () => {
    const world = worldOfFile(ofFour("ro4#1 TBD v Aino ?, ro4#2 TBD v Bo ?, ro2#1 TBD v TBD ?"));
    expect(winnersOf(world)).toEqual({});
  });
});
