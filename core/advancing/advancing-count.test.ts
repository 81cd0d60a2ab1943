import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { wireBracket } from "#core/testing/wire-match.ts";
import { OPEN, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { findAdvancingPerGroup } from "./advancing-count.ts";

const FOUR = { bracket: wireBracket({ size: "4" }), ...OPEN };

const GROUPS = [
  wireGroupMatch("1", "1", "Aino 1 v Bo 0"),
  wireGroupMatch("2", "1", "Cem 1 v Dag 0", { group_id: "552" }),
  wireGroupMatch("8", "2", "Aino 1 v Ida 0"),
  wireGroupMatch("9", "2", "Cem 1 v Jan 0", { group_id: "552" }),
];
const FINAL = wireSingleMatch("5", "ro2#1", "", FOUR);
/** Creates the semifinals of a bracket of four. */
const semifinalsOf = (...sides: readonly [string, string]) =>
  sides.map((pair, index) => wireSingleMatch(`${index + 3}`, `ro4#${index + 1}`, pair, FOUR));
const SEMIFINALS = semifinalsOf("", "");

function advancing(...matches: readonly unknown[]): number | null {
  const world = worldOfFile(matches);
  const view = must([...world.tournaments.values()][0], "the test has a tournament");
  return findAdvancingPerGroup(view, world.matches);
}

describe("findAdvancingPerGroup", () => {
  it("divides the entry slots of the only bracket by the number of groups", () => {
    expect(advancing(...GROUPS, ...SEMIFINALS, FINAL)).toBe(2);
    expect(advancing(...GROUPS, ...semifinalsOf("Aino v Dag", ""), FINAL)).toBe(2);
  });

  it("leaves out slots of contestants who play in no group", () => {
    expect(advancing(...GROUPS, ...semifinalsOf("Eva v Aino", "Fay v Cem"), FINAL)).toBe(1);
  });

  it("returns null if groups may be unseen", () => {
    const world = worldOfFile([...GROUPS, ...SEMIFINALS, FINAL]);
    const view = must([...world.tournaments.values()][0], "the test has a tournament");
    expect(findAdvancingPerGroup({ ...view, missesPast: true }, world.matches)).toBeNull();
  });

  it.each<[string, readonly unknown[]]>([
    ["without a bracket", GROUPS],
    [
      "if all of a group would advance, because other groups are not listed yet",
      [...GROUPS.filter((match) => match["group_id"] === "551"), ...SEMIFINALS, FINAL],
    ],
    ["with an entry match that was not seen", [...GROUPS, ...SEMIFINALS.slice(1), FINAL]],
    [
      "with groups in two stages",
      [
        ...GROUPS,
        wireGroupMatch("6", "1", "Aino 0 v Cem 0", { group_id: "553", stage: "2" }),
        ...SEMIFINALS,
        FINAL,
      ],
    ],
    [
      "if the slots cannot be divided evenly",
      [...GROUPS, ...semifinalsOf("Eva v Aino", ""), FINAL],
    ],
    [
      "if more contestants of a group are in the bracket",
      [
        ...GROUPS,
        wireGroupMatch("7", "2", "Aino 1 v Gus 0"),
        ...semifinalsOf("Aino v Bo", "Gus v Cem"),
        FINAL,
      ],
    ],
    [
      "for a bracket of unknown type",
      [
        ...GROUPS,
        wireSingleMatch("3", "ro4#1", "", { ...OPEN, bracket: wireBracket({ type: "ladder" }) }),
      ],
    ],
    [
      "if only others play in the bracket",
      [...GROUPS, ...semifinalsOf("Eva v Fay", "Gus v Hal"), FINAL],
    ],
  ])("returns null %s", (_name, matches) => {
    expect(advancing(...matches)).toBeNull();
  });
});
