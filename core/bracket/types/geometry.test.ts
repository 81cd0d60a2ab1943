import { describe, expect, it } from "vitest";
import {
  type BracketGeometry,
  type DoubleShape,
  doubleGeometry,
  fedRow,
  feederRowsOf,
  placeCode,
  ceilToPowerOfTwo,
  singleGeometry,
} from "./geometry.ts";

const FULL: DoubleShape = {
  upper: 16,
  lower: 8,
  lowerOpensWithStage1: true,
  hasUpper: true,
  reset: true,
};

const keysOf = (shape: DoubleShape): string =>
  doubleGeometry(shape)
    .rounds.map(({ key, places }) => `${key}:${places}`)
    .join(", ");
/** Formats where the winners and the losers of each round go: `ro8 > ro4, ro4 > ro2 or bronze`. */
const feedsOf = ({ rounds }: BracketGeometry): string =>
  rounds
    .map(({ key, winnersTo, losersTo }) =>
      [`${key} > ${winnersTo ?? "end"}`, ...(losersTo === null ? [] : [losersTo])].join(" or "),
    )
    .join(", ");
const codesOf = ({ rounds }: BracketGeometry, prefix = ""): string =>
  rounds.map((round) => placeCode(round, 1, prefix)).join(" ");

describe("ceilToPowerOfTwo", () => {
  it.each([
    [0, 2],
    [2, 2],
    [3, 4],
    [12, 16],
    [16, 16],
  ])("rounds %d up to %d", (slots, size) => {
    expect(ceilToPowerOfTwo(slots)).toBe(size);
  });
});

describe("singleGeometry", () => {
  it("halves each round, and sends the losers of the semifinals to the third-place match", () => {
    expect(feedsOf(singleGeometry(8, true))).toBe(
      "ro8 > ro4, ro4 > ro2 or bronze, ro2 > end, bronze > end",
    );
  });

  it("labels each round with a code", () => {
    expect(codesOf(singleGeometry(16, true))).toBe("R16-1 QF-1 SF-1 F 3RD");
  });
});

describe("doubleGeometry", () => {
  it("creates 2(m - 1) lower rounds for 2^m contestants, and links all rounds", () => {
    const feeds = [
      "ro16 > ro8 or lower ro8s1, ro8 > ro4 or lower ro8s2, ro4 > ro2 or lower ro4s2",
      "ro2 > grand final or lower ro2s2, lower ro8s1 > lower ro8s2, lower ro8s2 > lower ro4s1",
      "lower ro4s1 > lower ro4s2, lower ro4s2 > lower ro2s1, lower ro2s1 > lower ro2s2",
      "lower ro2s2 > grand final, grand final > end, grand final reset > end",
    ];
    expect(feedsOf(doubleGeometry(FULL))).toBe(feeds.join(", "));
  });

  it("prefixes codes with the letter of the bracket", () => {
    const lower = "A-LBR1-1 A-LBR2-1 A-LBR3-1 A-LBQF-1 A-LBSF A-LBF";
    const codes = `A-UBR1-1 A-UBQF-1 A-UBSF-1 A-UBF ${lower} A-GF A-GF2`;
    expect(codesOf(doubleGeometry(FULL), "A")).toBe(codes);
  });

  it("numbers upper rounds from N when the lower bracket starts larger than the upper one feeds", () => {
    const geometry = doubleGeometry({ ...FULL, upper: 8, lower: 16 });
    const { size, rounds } = geometry;
    expect(size).toBe(32);
    expect(codesOf(geometry)).toMatch(/^UBQF-1 UBSF-1 /);
    expect(rounds[3]).toMatchObject({ key: "lower ro16s1", places: 8, code: "LBR1" });
    expect(rounds[0]).toMatchObject({ key: "ro8", losersTo: "lower ro8s2" });
  });

  it.each<[string, Partial<DoubleShape>, string]>([
    [
      "a lower bracket that starts with the round that losers drop to",
      { upper: 4, lower: 4, lowerOpensWithStage1: false, reset: false },
      "ro4:2, ro2:1, lower ro4s2:2, lower ro2s1:1, lower ro2s2:1, grand final:1",
    ],
    [
      "a lower bracket alone",
      { upper: null, lower: 4, hasUpper: false },
      "lower ro4s1:2, lower ro4s2:2, lower ro2s1:1, lower ro2s2:1",
    ],
    ["two contestants", { upper: 2, lower: null, reset: false }, "ro2:1, grand final:1"],
    ["a grand final alone", { upper: null, lower: null, reset: false }, "ro2:1, grand final:1"],
    [
      "only a lower round seen of a named pair",
      { upper: null, lower: 2, reset: false },
      "ro4:2, ro2:1, lower ro2s1:1, lower ro2s2:1, grand final:1",
    ],
  ])("creates the rounds of %s", (_, shape, keys) => {
    expect(keysOf({ ...FULL, ...shape })).toBe(keys);
  });

  it("sends losers to no round when the lower bracket has none for them", () => {
    const { byKey } = doubleGeometry({ ...FULL, upper: 4, lower: 4, lowerOpensWithStage1: false });
    expect(byKey.get("ro4")?.losersTo).toBe("lower ro4s2");
    expect(
      doubleGeometry({ ...FULL, upper: 2, lower: null }).byKey.get("ro2")?.losersTo,
    ).toBeNull();
  });
});

describe("fedRow and feederRowsOf", () => {
  const { byKey } = doubleGeometry(FULL);
  const shape = (key: string) => byKey.get(key)!;

  it.each([
    ["ro16", 5, "ro8", 3],
    ["lower ro8s1", 3, "lower ro8s2", 3],
    ["lower ro8s2", 3, "lower ro4s1", 2],
  ])("links %s row %d to %s row %d", (from, row, to, fed) => {
    expect(fedRow(row, shape(from), shape(to))).toBe(fed);
    expect(feederRowsOf(fed, shape(from), shape(to))).toContain(row);
  });
});
