import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { onlyBracket, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireContestant } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";

/** Creates contestants from "Aino fi 2 v Bo se 0"; a country of "-" is not sent. */
const from = (sides: string): Wire => ({
  contestants: sides.split(" v ").map((side, index) => {
    const [name, country, score] = side.split(" ");
    return wireContestant({
      name,
      country: country === "-" ? "" : country,
      score,
      sort: `${index + 1}`,
    });
  }),
});
const OPEN = { locked: "0", start: "2030-01-01 00:00:00" };

describe("contestants of one name with several countries", () => {
  it("do not advance by each other's matches", () => {
    const wire = [
      wireSingleMatch("1", "ro8#1", "", { ...from("Aino fi 1 v Bo se 1"), ...OPEN }),
      wireSingleMatch("2", "ro4#1", "", { ...from("Aino se 0"), ...OPEN }),
    ];
    expect(winnersOf(worldOfFile(wire))).toEqual({});
  });

  it("have a row each in the standings, with the key of their name", () => {
    const world = worldOfFile([
      wireGroupMatch("1", "1", "", from("Aino fi 1 v Bo se 0")),
      wireGroupMatch("2", "2", "", from("Aino se 0 v Cai no 3")),
      wireSingleMatch("3", "ro4#1", "", from("Aino fi 2 v Cai no 0")),
      wireSingleMatch("4", "ro4#2", "", from("Aino se 2 v Bo se 0")),
    ]);
    const { standings } = must([...world.groups.values()][0], "one group");
    const own = standings.filter(({ contestant }) => contestant.name === "Aino");
    expect(own.map(({ contestant, won, lost }) => [contestant.country, won, lost])).toEqual([
      ["fi", 1, 0],
      ["se", 0, 1],
    ]);
    const contestant = [...world.contestants.values()].find(({ name }) => name === "Aino");
    expect(new Set(own.map((row) => row.contestant.key))).toEqual(new Set([contestant?.key]));
    expect(contestant?.ambiguity).toContain("two-countries");
  });

  it("have the key of their name as champion", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro4#1", "", from("Aino fi 2 v Bo se 0")),
      wireSingleMatch("2", "ro4#2", "", from("Aino se 0 v Cai no 2")),
      wireSingleMatch("3", "ro2#1", "", from("Aino fi 2 v Cai no 0")),
    ]);
    const { champion, third } = onlyBracket(world);
    expect(champion).toMatchObject({ name: "Aino", country: "fi" });
    expect(third).toBeNull();
    expect([...world.contestants.keys()]).toContain(champion?.key);
  });

  it("are one contestant when a country is missing, or differs in another bracket only", () => {
    const wire = [
      wireSingleMatch("1", "ro4#1", "", from("Aino - 1 v Bo se 1")),
      wireSingleMatch("2", "ro4#2", "", from("Dag fi 2 v Cai no 0")),
      wireSingleMatch("3", "ro2#1", "", from("Aino fi 2 v Dag fi 0")),
      wireSingleMatch("4", "ro2#1", "", { ...from("Aino se 2 v Eno fi 0"), bracket_id: "2000" }),
    ];
    expect(winnersOf(worldOfFile(wire))).toMatchObject({ 1: "Aino" });
  });
});
