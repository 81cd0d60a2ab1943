/**
 * Exact arithmetic with decimal scores. Binary floating point turns 76.1 + 75.2 + 82.55 into
 * 233.85000000000002, and such noise must neither be shown nor decide a position.
 */

/** Returns the exact sum of decimals; 0 without any. */
export function sumDecimals(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum = addDecimals(sum, value);
  return sum;
}

/** Returns the exact sum of two decimals. */
export function addDecimals(a: number, b: number): number {
  return withDecimals(a + b, Math.max(countDecimals(a), countDecimals(b)));
}

/** Returns the exact product of two decimals. */
export function multiplyDecimals(a: number, b: number): number {
  return withDecimals(a * b, countDecimals(a) + countDecimals(b));
}

/** Returns the number of digits after the decimal point: 1 for 75.2, 7 for 1e-7. */
export function countDecimals(value: number): number {
  if (Number.isInteger(value)) return 0;
  const [digits = "", exponent = "0"] = String(value).split("e-");
  const [, fraction = ""] = digits.split(".");
  return fraction.length + Number(exponent);
}

/** Removes the noise after the last decimal that a result can have. */
function withDecimals(value: number, decimals: number): number {
  return decimals === 0 ? value : Number(value.toFixed(Math.min(decimals, 100)));
}
