import { countDecimals } from "./decimals.ts";

/** Half points are written "½" only below this: 1½ in chess, but 75.5 in a debate. */
const MOST_WITH_HALVES = 50;

/** Integers from here on are grouped in threes. */
const GROUPED_FROM = 10_000;

/** Narrow no-break space, the international separator of groups of three digits. */
const SEPARATOR = "\u202F";

/**
 * Creates the format of numbers that are shown together, like the scores of a match or a column of
 * a table: all with as many decimals as the one with the most, halves as "1½" if there is nothing
 * finer, large ones grouped ("23 998 112 340"), and U+2212 as minus. `null` is ignored.
 */
export function createNumberFormat(numbers: Iterable<number | null>): (value: number) => string {
  const known = [...numbers].filter((one) => one !== null);
  const decimals = Math.max(0, ...known.map(countDecimals));
  const areHalves =
    decimals === 1 && known.every((one) => one % 0.5 === 0 && Math.abs(one) < MOST_WITH_HALVES);
  return (value) => {
    const size = Math.abs(value);
    const text = areHalves ? formatHalf(size) : formatDecimal(size, decimals);
    return value < 0 ? `−${text}` : text;
  };
}

/** Creates the format of differences: like other numbers, with a plus sign above 0. */
export function createDifferenceFormat(
  numbers: Iterable<number | null>,
): (value: number) => string {
  const format = createNumberFormat(numbers);
  return (value) => (value > 0 ? `+${format(value)}` : format(value));
}

function formatHalf(value: number): string {
  return value % 1 === 0 ? String(value) : `${Math.floor(value) || ""}½`;
}

function formatDecimal(value: number, decimals: number): string {
  const [whole = "", fraction] = value.toFixed(Math.min(decimals, 100)).split(".");
  const grouped = value < GROUPED_FROM ? whole : whole.replace(/\B(?=(\d{3})+$)/g, SEPARATOR);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
