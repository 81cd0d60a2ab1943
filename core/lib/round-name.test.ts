import { describe, expect, it } from "vitest";
import { createRoundRules, createRoundTranslation, type RoundTemplates } from "./round-name.ts";

const templates: RoundTemplates = {
  names: {
    F: "Finale",
    SF: "Halbfinale",
    QF: "Viertelfinale",
    GF: "Großes Finale",
    GF2: "Zweites Finale",
    "3rd": "Spiel um Platz 3",
    LBSF: "Unteres Halbfinale",
    LBQF: "Unteres Viertelfinale",
  },
  upper: "Oben: {0}",
  lower: "Unten: {0}",
  nth: "Runde {0}",
  size: "Beste {0}",
  stage: "Beste {0}, Stufe {1}",
  column: "Spalte {0}",
};
const rules = createRoundRules(templates);
const translate = createRoundTranslation(rules, rules);

describe("createRoundTranslation", () => {
  it.each([
    ["F", "Finale"],
    ["UBF", "Oben: finale"],
    ["LBQF", "Unteres Viertelfinale"],
    ["UBR12", "Oben: Runde 12"],
    ["LBR1", "Unten: Runde 1"],
    ["R64", "Beste 64"],
    ["R8S2", "Beste 8, Stufe 2"],
    ["C3", "Spalte 3"],
  ])("translates %s to %s", (short, name) => {
    const english = { long: "English", medium: "Engl.", short };
    expect(translate(english)).toEqual({ long: name, medium: name, short });
  });

  it.each(["", "constructor", "UBX", "GF3", "R", "xF"])("keeps the name of %j", (short) => {
    const english = { long: "English", medium: "Engl.", short };
    expect(translate(english)).toEqual(english);
  });

  it("keeps every name without rules", () => {
    const english = { long: "Final", medium: "Final", short: "F" };
    expect(createRoundTranslation([], [])(english)).toEqual(english);
  });

  it("leaves out a parameter that has no value", () => {
    const own = createRoundRules({ ...templates, column: "Spalte {0}{1}" });
    const english = { long: "Column 3", medium: "Column 3", short: "C3" };
    expect(createRoundTranslation(own, own)(english).long).toBe("Spalte 3");
  });
});
