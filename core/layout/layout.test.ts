import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import type { LayoutPlace, LayoutRound } from "./layout-model.ts";
import { layoutBracket } from "./layout.ts";

const roundsOf = (options: SampleOptions): readonly LayoutRound[] =>
  sampleBracket(options).bracket.rounds;

/** Formats the column of each round: `ro4 0, ro2 1`. */
const columnsOf = (rounds: readonly LayoutRound[]): string =>
  layoutBracket(rounds)
    .rounds.map(({ key, column }) => `${key} ${column}`)
    .join(", ");

/** Returns the rows of a round's cards, in pitches below the first row of its band. */
function rowsOf(rounds: readonly LayoutRound[], key: string): number[] {
  const { places, rounds: headers, pitch } = layoutBracket(rounds);
  const top = headers.find((head) => head.key === key && !head.ownHead)?.y ?? 0;
  return places.filter((place) => place.round === key).map((place) => (place.y - top - 66) / pitch);
}

const placeTo = (name: string, to: string | null, row = 1): LayoutPlace => ({
  place: name,
  row,
  bye: false,
  winnerTo: to === null ? null : { place: to },
});

const roundWith = (key: string, ...places: readonly LayoutPlace[]): LayoutRound => ({
  key,
  section: "upper",
  places,
});

const finals = (...keys: readonly string[]): readonly LayoutRound[] =>
  keys.map((key) => ({ key, section: "finals", places: [placeTo(key, null)] }));

const LOOSE = ["column 1", "column 2"].map((key) => roundWith(key, placeTo(key, null)));

describe("layoutBracket, for columns", () => {
  it("puts each round of a single elimination in a column, bronze below the final", () => {
    expect(columnsOf(roundsOf({ size: 16, kind: "single" }))).toBe(
      "ro16 0, ro8 1, ro4 2, ro2 3, bronze 3",
    );
  });

  it("aligns an upper round with the lower round its losers drop to", () => {
    const lower = "lower ro8s1 0, lower ro8s2 1, lower ro4s1 2, lower ro4s2 3, lower ro2s1 4";
    expect(columnsOf(roundsOf({ size: 16, kind: "double", reset: true }))).toBe(
      `ro16 0, ro8 1, ro4 3, ro2 5, ${lower}, lower ro2s2 5, grand final 6, grand final reset 7`,
    );
  });

  it("creates the columns for two contestants", () => {
    expect(columnsOf(roundsOf({ size: 2, kind: "single" }))).toBe("ro2 0");
    const double = roundsOf({ size: 2, kind: "double", reset: true });
    expect(columnsOf(double)).toBe("ro2 0, grand final 1, grand final reset 2");
  });

  it("aligns a lower bracket that is larger than the upper one feeds", () => {
    const rounds = roundsOf({ size: 16, kind: "double" }).filter((round) => round.key !== "ro16");
    expect(columnsOf(rounds)).toMatch(/^ro8 1, ro4 3, .*lower ro8s1 0, lower ro8s2 1/);
  });

  it("leaves out a round of byes only, with its column", () => {
    const rounds = roundsOf({ size: 16, kind: "single", entrants: 8 });
    expect(columnsOf(rounds)).toBe("ro8 0, ro4 1, ro2 2, bronze 2");
    expect(rowsOf(rounds, "ro8")).toEqual([0, 1, 2, 3]);
  });

  it("moves the other rounds up and left when rounds are hidden", () => {
    const rounds = roundsOf({ size: 16, kind: "double" });
    const hidden = new Set(["ro16", "ro8", "lower ro8s1", "lower ro8s2"]);
    const { rounds: headers, places } = layoutBracket(rounds, { hidden });
    expect(headers[0]).toMatchObject({ key: "ro4", column: 1 });
    expect(places.filter(({ round }) => round === "ro4").map(({ y }) => y)).toEqual([66, 142]);
  });

  it("puts rounds of unknown size side by side, in their order", () => {
    expect(columnsOf(LOOSE)).toBe("column 1 0, column 2 1");
  });

  it("puts the grand final and the reset to the right of all rounds", () => {
    expect(columnsOf([...finals("grand final", "grand final reset"), ...LOOSE])).toBe(
      "grand final 2, grand final reset 3, column 1 0, column 2 1",
    );
  });

  it("puts the third-place match in the last column", () => {
    expect(columnsOf([...LOOSE, ...finals("bronze")])).toContain("bronze 1");
    expect(columnsOf(finals("bronze"))).toBe("bronze 0");
  });
});

describe("layoutBracket, for rows", () => {
  it.each([
    ["ro8", [0, 1, 2, 3]],
    ["ro4", [0.5, 2.5]],
    ["ro2", [1.5]],
    ["bronze", [3.5]],
  ])("applies 2^d·row + 2^(d−1) − ½ in %s of a single elimination of 8", (key, rows) => {
    expect(rowsOf(roundsOf({ size: 8, kind: "single" }), key)).toEqual(rows);
  });

  it.each([
    ["lower ro4s1", [0, 1]],
    ["lower ro4s2", [0, 1]],
    ["lower ro2s1", [0.5]],
    ["lower ro2s2", [0.5]],
    ["grand final", [1.5]],
    ["grand final reset", [1.5]],
  ])("applies the depth floor((k−1)/2) in %s of a double elimination of 8", (key, rows) => {
    expect(rowsOf(roundsOf({ size: 8, kind: "double", reset: true }), key)).toEqual(rows);
  });

  it("keeps the row of a bye without a card", () => {
    const rounds = roundsOf({ size: 8, kind: "single", entrants: 6 });
    expect(rowsOf(rounds, "ro8")).toEqual([1, 3]);
    expect(rowsOf(rounds, "ro4")).toEqual([0.5, 2.5]);
  });

  it("puts the headers of the lower bracket below the upper bracket", () => {
    const { bands, rounds } = layoutBracket(roundsOf({ size: 8, kind: "double" }));
    expect(bands).toEqual([
      { y: 0, height: 356 },
      { y: 396, height: 204 },
    ]);
    expect(rounds.find((round) => round.key === "lower ro4s1")).toMatchObject({ band: 1, y: 396 });
  });

  it("puts rows closer together in compact layouts", () => {
    const rounds = roundsOf({ size: 8, kind: "single" });
    const { places } = layoutBracket(rounds, { compact: true });
    expect(places.slice(0, 2).map(({ y }) => y)).toEqual([52, 112]);
  });
});

describe("layoutBracket, for tidy trees", () => {
  const ladder = [
    roundWith("column 1", placeTo("a", "c")),
    roundWith("column 2", placeTo("b", "d"), placeTo("c", "d", 2)),
    roundWith("column 3", placeTo("d", null)),
  ];

  it("puts a parent in the middle of its children", () => {
    expect([rowsOf(ladder, "column 2"), rowsOf(ladder, "column 3")]).toEqual([[0, 1], [0.5]]);
    expect(rowsOf(ladder, "column 1")).toEqual([1]);
  });

  it("stacks places without links in their round", () => {
    const places = ["x", "y", "z"].map((name, index) => placeTo(name, null, index + 1));
    expect(rowsOf([roundWith("column 1", ...places)], "column 1")).toEqual([0, 1, 2]);
  });

  it("ends when matches feed each other in a cycle", () => {
    const cycle = roundWith("column 1", placeTo("x", "y"), placeTo("y", "x", 2));
    expect(rowsOf([cycle], "column 1")).toHaveLength(2);
  });

  it("lays out rounds that have more rows than their size allows", () => {
    const semis = [1, 2, 3].map((row) => placeTo(`s${row}`, "f", row));
    const rounds = [roundWith("ro4", ...semis), roundWith("ro2", placeTo("f", null))];
    expect(rowsOf(rounds, "ro2")).toEqual([1]);
  });
});

describe("layoutBracket, for links", () => {
  it("draws a line from every card to the one its winner goes to", () => {
    const { links } = layoutBracket(roundsOf({ size: 4, kind: "single" }));
    expect(links).toEqual([
      { from: "ro4#1", to: "ro2#1", x1: 240, y1: 94, bend: 260, x2: 280, y2: 132 },
      { from: "ro4#2", to: "ro2#1", x1: 240, y1: 170, bend: 260, x2: 280, y2: 132 },
    ]);
  });

  it("draws a line across a bye", () => {
    const rounds = [
      roundWith("a", placeTo("a", "b")),
      roundWith("b", { ...placeTo("b", "c"), bye: true }, placeTo("b2", null, 2)),
      roundWith("c", placeTo("c", null)),
    ];
    expect(layoutBracket(rounds).links).toMatchObject([{ from: "a", to: "c" }]);
  });

  it("draws a line from the grand final to the bracket reset", () => {
    const { links } = layoutBracket(roundsOf({ size: 4, kind: "double", reset: true }));
    expect(links.at(-1)).toMatchObject({ from: "grand final#1", to: "grand final reset#1" });
  });
});

describe("layoutBracket, for any full elimination", () => {
  it("never lets cards overlap, and keeps every card inside", () => {
    const sizes = fc.record({
      exponent: fc.integer({ min: 1, max: 8 }),
      kind: fc.constantFrom("single" as const, "double" as const),
      missing: fc.nat(),
      compact: fc.boolean(),
    });
    fc.assert(
      fc.property(sizes, ({ exponent, kind, missing, compact }) => {
        const size = 2 ** exponent;
        const entrants = size - (missing % (size / 2));
        const layout = layoutBracket(roundsOf({ size, kind, entrants }), { compact });
        expect(layout.places).not.toEqual([]);
        for (const x of new Set(layout.places.map((card) => card.x))) {
          const column = layout.places.filter((card) => card.x === x);
          const ys = column.map(({ y }) => y).sort((a, b) => a - b);
          const gaps = ys.slice(1).map((y, index) => y - (ys[index] ?? 0));
          expect(Math.min(60, ...gaps)).toBe(60);
          expect(Math.max(...ys) + 56).toBeLessThanOrEqual(layout.height);
        }
      }),
      { numRuns: 60 },
    );
  });
});
