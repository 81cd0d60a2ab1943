import { describe, expect, it } from "vitest";
import { createEmbedTexts } from "#core/embed/drawing/bracket-texts.ts";
import { drawBracket } from "#core/embed/drawing/draw-bracket.ts";
import { createTextTools } from "#core/embed/drawing/draw-text.ts";
import { el } from "#core/embed/parts/node.ts";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import { layoutBracket } from "#core/layout/layout-bracket.ts";
import { layoutPhone, PHONE_PAGE } from "#core/layout/layout-phone.ts";
import { NO_PATH } from "#core/layout/contestant-path.ts";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { embedContext, findVisibleTexts } from "#core/testing/sample-embed.ts";
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
const byKey = new Map(matches.map((match) => [match.key, match]));
const rounds = createLayoutRounds(bracket, byKey);

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

  it.each([
    ["a large", 1440, 790],
    ["a low", 900, 200],
  ])("are drawn with all contestants in %s view", (_, width, height) => {
    const { messages, times } = embedContext();
    const texts = createEmbedTexts(messages, times);
    const layout = layoutBracket(rounds, { width, height }, { isWhole: true });
    const nodes = drawBracket(
      { layout, bracket, matches: new Map(matches.map((one) => [one.key, one])), texts },
      {
        path: NO_PATH,
        flag: null,
        group: ({ code }, __, ___, parts) => [el("g", { "data-code": code }, ...parts)],
        textTools: createTextTools({ leastSize: 0 }),
      },
    );
    const card = nodes.filter(({ attributes }) => attributes["data-code"] === "R8-1");
    const shown = findVisibleTexts(card, "text");
    for (const text of ["Aki", "Bea", "Cem", "Dov", "through", "out"]) {
      expect(shown).toContain(text);
    }
    expect(layout.lines.map(({ from, to }) => [from, to])).toEqual([
      ["ro8#1", "ro4#1"],
      ["ro8#2", "ro4#1"],
    ]);
  });

  it("have cards on a phone that are higher than those of two contestants", () => {
    const { cards } = layoutPhone([rounds.slice(0, 1), rounds.slice(1), []], 390, PHONE_PAGE);
    expect(cards.map(({ form, height }) => [form, height])).toEqual([
      ["S2", 84],
      ["S2", 84],
      ["L1", 200],
    ]);
  });
});
