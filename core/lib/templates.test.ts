import { describe, expect, it } from "vitest";
import { createMessages } from "./templates.ts";

interface Sample {
  readonly title: string;
  readonly missing: null;
  readonly winner: (code: string) => string;
  readonly columns: { readonly won: readonly [short: string, long: string] };
  readonly seen: (seen: number, of: number) => string;
}

const sample = createMessages<Sample>(
  {
    title: "Matches",
    missing: null,
    winner: "Winner of {0}",
    columns: { won: ["W", "Won"] },
    seen: "{0} of {1} {1|one:match|other:matches}",
  },
  "en-GB",
);

const CZECH = "{0} {0|one:zápas|few:zápasy|many:zápasu|other:zápasů}";
const RANK = "{0}{0#|one:st|two:nd|few:rd|other:th}";

describe("createMessages", () => {
  it("keeps text without parameters", () => {
    expect(sample.title).toBe("Matches");
    expect(sample.missing).toBeNull();
    expect(sample.columns).toEqual({ won: ["W", "Won"] });
  });

  it("inserts values, and never treats a value as a template", () => {
    expect(sample.winner("$& {0}")).toBe("Winner of $& {0}");
  });

  it.each([
    [1, 1, "1 of 1 match"],
    [0, 2, "0 of 2 matches"],
  ])("selects the plural form of %i of %i", (seen, of, text) => {
    expect(sample.seen(seen, of)).toBe(text);
  });

  it.each<[string, locale: string, `${string}{${string}`, numbers: number[], texts: string]>([
    ["uses the plural rules of the locale", "cs", CZECH, [1, 2, 5], "1 zápas, 2 zápasy, 5 zápasů"],
    [
      "selects the form of an ordinal",
      "en-GB",
      RANK,
      [1, 2, 3, 4, 11, 21],
      "1st, 2nd, 3rd, 4th, 11th, 21st",
    ],
    [
      "falls back to the form for other numbers",
      "pl",
      "{0} {0|one:mecz|other:meczów}",
      [2],
      "2 meczów",
    ],
  ])("%s", (_, locale, template, numbers, texts) => {
    const { of } = createMessages<{ readonly of: (count: number) => string }>(
      { of: template },
      locale,
    );
    expect(numbers.map(of).join(", ")).toBe(texts);
  });
});

it("inserts nothing for a missing value or a missing plural form", () => {
  const { few, two } = createMessages<{
    few: (count: number) => string;
    two: (a: string, b?: string) => string;
  }>({ few: "{0|few:some}", two: "{0}{1}" }, "en-GB");
  expect(few(1)).toBe("");
  expect(two("a")).toBe("a");
});
