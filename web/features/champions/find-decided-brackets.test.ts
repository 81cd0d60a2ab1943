import { describe, expect, it } from "vitest";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import type { BracketSummary } from "#core/contract/tournament.ts";
import { findDecidedBrackets } from "./find-decided-brackets.ts";

const { bracket } = sampleBracket({ size: 4, kind: "single" });

function division(id: string, champion: string | null): BracketSummary {
  const contestant = champion === null ? null : { key: champion, name: champion, country: "" };
  return { ...bracket, id, title: `Division ${id}`, prefix: id, champion: contestant };
}

const championsOf = (brackets: BracketSummary[], decidedBy: string | null) =>
  findDecidedBrackets({ brackets, decidedBy }, "Bracket").map(({ bracket: { champion }, name }) => [
    name,
    champion?.name,
  ]);

describe("findDecidedBrackets", () => {
  it("names every champion by its bracket when no single final decides the tournament", () => {
    expect(championsOf([division("A", "Aino"), division("B", "Dag")], null)).toEqual([
      ["Division A", "Aino"],
      ["Division B", "Dag"],
    ]);
  });

  it("shows one champion without a name when one bracket decides the tournament", () => {
    expect(championsOf([division("A", "Aino"), division("B", "Dag")], "B")).toEqual([
      [null, "Dag"],
    ]);
  });

  it("shows no champion of a qualifying bracket before the last stage has one", () => {
    expect(championsOf([division("A", "Aino"), division("B", null)], "B")).toEqual([]);
  });

  it("includes a bracket with a reason for having no champion", () => {
    const undecided = { ...division("B", null), noChampion: "final-undecided" as const };
    expect(championsOf([division("A", null), undecided], null)).toEqual([
      ["Division B", undefined],
    ]);
  });

  it("leaves out brackets without a champion", () => {
    expect(championsOf([division("A", "Aino"), division("B", null)], null)).toEqual([
      ["Division A", "Aino"],
    ]);
  });
});
