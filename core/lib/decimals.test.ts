import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDecimals, countDecimals, multiplyDecimals, sumDecimals } from "./decimals.ts";

describe("sumDecimals", () => {
  test.each([
    [[], 0],
    [[2, 1], 3],
    [[76.1, 75.2, 82.55], 233.85],
    [[0.1, 0.2, -0.3], 0],
    [[1e-7, 2e-7], 3e-7],
    [[23_998_112_340, 0.25], 23_998_112_340.25],
  ])("sums %j to %d", (values, sum) => {
    expect(sumDecimals(values)).toBe(sum);
  });

  it("returns the same sum in every order, equal to that of integers", () => {
    const hundredths = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 20 });
    fc.assert(
      fc.property(hundredths, (integers) => {
        const exact = integers.reduce((a, b) => a + b, 0) / 100;
        const decimals = integers.map((one) => one / 100);
        // `+ 0` turns -0 into 0.
        expect(sumDecimals(decimals) + 0).toBe(exact + 0);
        expect(sumDecimals(decimals.toReversed()) + 0).toBe(exact + 0);
      }),
    );
  });
});

test("subtracts and multiplies exactly", () => {
  expect(addDecimals(76.2, -75.3)).toBe(0.9);
  expect(multiplyDecimals(3, 1.1)).toBe(3.3);
});

test.each([
  [75, 0],
  [75.2, 1],
  [-0.25, 2],
  [1e-7, 7],
  [1.5e-7, 8],
  [1e21, 0],
])("counts the decimals of %d", (value, count) => {
  expect(countDecimals(value)).toBe(count);
});
