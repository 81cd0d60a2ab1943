import { expect, it } from "vitest";
import { createRoundRules, createRoundTranslation } from "./round-name.ts";

// The rules of the languages are tested in core/i18n.
const NAMES = { F: "", SF: "", QF: "", GF: "", GF2: "", "3rd": "", LBSF: "" };
const SECTIONS = { upper: "{0}", lower: "{0}", nth: "{0}", size: "{0}", stage: "{0}{1}" } as const;

it("keeps every name without rules", () => {
  const english = { long: "Final", medium: "Final", short: "F" };
  expect(createRoundTranslation([], [])(english)).toEqual(english);
});

it("leaves out a parameter that has no value", () => {
  const rules = createRoundRules({ names: NAMES, ...SECTIONS, column: "Spalte {0}{1}" });
  const english = { long: "Column 3", medium: "Column 3", short: "C3" };
  expect(createRoundTranslation(rules, rules)(english).long).toBe("Spalte 3");
});
