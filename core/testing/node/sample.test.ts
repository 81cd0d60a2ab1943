import { describe, expect, it } from "vitest";
import { describeSampleSeed, readSampleSeed, sample, sampleEach } from "./sample.ts";

const NOW = Date.UTC(2026, 10, 22, 23, 59);
const ITEMS = Array.from({ length: 100 }, (_, index) => index);
const sampleOf = (seed: number, items = ITEMS) => sample(items, 10, { seed, isLong: false });
const kindOf = (item: number) => `${item % 3}`;

describe("readSampleSeed", () => {
  it("returns another seed each day in UTC", () => {
    expect([NOW, NOW + 60_000].map((now) => readSampleSeed({}, now))).toEqual([20261122, 20261123]);
  });

  it("returns MATCHDESK_SEED if it is set", () => {
    expect(readSampleSeed({ MATCHDESK_SEED: "7" }, NOW)).toBe(7);
  });

  it.each(["0", "1.5", "2147483647", "today"])("rejects %s", (text) => {
    expect(() => readSampleSeed({ MATCHDESK_SEED: text }, NOW)).toThrow("whole number");
  });
});

describe("sample", () => {
  it("returns as many different items as requested, in their order", () => {
    const found = sampleOf(5);
    expect(new Set(found).size).toBe(10);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it("returns the same items for the same seed, and other ones on the next day", () => {
    expect(sampleOf(20261122)).toEqual(sampleOf(20261122));
    const repeated = sampleOf(20261123).filter((item) => sampleOf(20261122).includes(item));
    expect(repeated.length).toBeLessThan(6);
  });

  it("returns everything in the long mode, or if there is not more", () => {
    expect(sample(ITEMS, 10, { isLong: true })).toEqual(ITEMS);
    expect(sampleOf(5, [1, 2])).toEqual([1, 2]);
  });
});

describe("sampleEach", () => {
  it("returns as many items of each kind as requested", () => {
    const found = sampleEach(ITEMS, kindOf, 4, { seed: 5, isLong: false });
    expect(found.map(kindOf).join("")).toBe("000011112222");
  });
});

describe("describeSampleSeed", () => {
  it("contains the assignment that repeats the run", () => {
    expect(describeSampleSeed(7, false)).toContain("MATCHDESK_SEED=7");
    expect(describeSampleSeed(7, true)).not.toContain("Samples");
  });
});
