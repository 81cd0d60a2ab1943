import { describe, expect, it } from "vitest";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { wireBracket } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { presentInspection } from "#server/commands/inspection.ts";
import { presentBracketDetail } from "#server/presenters/tournament.ts";

const HEATS = [
  "ro8#1 Aki 3 v Bea 2 v Cem 1 v Dov 0",
  "ro8#2 Eva 3 v Fay 2 v Gil 1 v Hal 0",
  "ro4#1 Aki 0 v Bea 1 v Eva 3 v Fay 2",
].map((text, index) => {
  const [place = "", ...sides] = text.split(" ");
  const bracket = wireBracket({ size: "", best_of_params: {} });
  return wireSingleMatch(`${index + 1}`, place, sides.join(" "), { bracket, best_of: "1" });
});
const world = worldOfFile(HEATS);
const { bracket, matches } = presentBracketDetail(world, onlyBracket(world));

describe("heats", () => {
  it("are presented with who advanced, and with the result of the others", () => {
    expect(bracket).toMatchObject({ kind: "heats", champion: { name: "Eva" }, noChampion: null });
    expect(matches.map(({ code }) => code)).toEqual(["R8-1", "R8-2", "F"]);
    const [first, , final] = matches;
    expect(first?.slots.map(({ advances, result }) => [advances, result])).toEqual([
      ["through", "winner"],
      ["through", null],
      ["out", "loser"],
      ["out", "loser"],
    ]);
    expect(final?.slots.map(({ advances, result }) => [advances, result])).toEqual([
      [undefined, "loser"],
      [undefined, "loser"],
      [undefined, "winner"],
      [undefined, "loser"],
    ]);
  });

  it("are in the document of inspect", () => {
    const { brackets, contestants } = presentInspection(world, 0, ["Bea", "Cem"]);
    expect(brackets[0]).toMatchObject({
      kind: "heats",
      champion: "Eva",
      advances: {
        "osu.example.net/1": { through: ["Aki", "Bea"], out: ["Cem", "Dov"] },
        "osu.example.net/2": { through: ["Eva", "Fay"], out: ["Gil", "Hal"] },
      },
    });
    const results = contestants.map((one) => one.matches.map(({ result }) => result));
    expect(results).toEqual([[null, "lost"], ["lost"]]);
  });
});
