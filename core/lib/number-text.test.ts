import { expect, it } from "vitest";
import { hasDigitAboveZero, type NumberText, readNumberText } from "./number-text.ts";

it.each<[text: string, expected: NumberText]>([
  ["2,5", { value: 2.5, decimal: "," }],
  ["76,25", { value: 76.25, decimal: "," }],
  ["3.0", { value: 3, decimal: "." }],
  [".5", { value: 0.5, decimal: "." }],
  ["0.125", { value: 0.125, decimal: "." }],
  ["1234.567", { value: 1234.567, decimal: "." }],
  ["2.3333333333333335", { value: 2.3333333333333335, decimal: "." }],
  ["1.234", { value: null, either: { separator: ".", asDecimal: 1.234, asThousands: 1234 } }],
  ["-10,000", { value: null, either: { separator: ",", asDecimal: -10, asThousands: -10_000 } }],
  ["1.234.567", { value: 1_234_567, thousands: "." }],
  ["1,234,567.5", { value: 1_234_567.5, thousands: ",", decimal: "." }],
  ["1.234,5", { value: 1234.5, thousands: ".", decimal: "," }],
  ["12,34,567", { value: 1_234_567, thousands: "," }],
  ["10 000", { value: 10_000 }],
  ["10 000,5", { value: 10_000.5, decimal: "," }],
  ["10’000", { value: 10_000 }],
  ["½", { value: 0.5 }],
  ["-1 ½", { value: -1.5 }],
  ["\u22121", { value: -1 }],
  ["+3", { value: 3 }],
])("reads %j as %j", (text, expected) => {
  expect(readNumberText(text)).toEqual(expected);
});

it.each([
  ..."182/6, 1e1, 0x10, 3*, W, DNF, w/o, 1/2, 7⁶, 5., 3-1, 1:23, 28.11.2026, 1 2, 12 34, (3), 50%".split(
    ", ",
  ),
  "",
  "--1",
  "+ 3",
  "1.234.56",
  "1.234.567.8",
  "1234,567,890",
  "1.234 567",
  "001.234",
  "1,234.567,8",
  "9".repeat(16),
  " ".repeat(60) + "1",
])("reads no number from %j", (text) => {
  expect(readNumberText(text)).toEqual({ value: null });
});

it.each(Intl.supportedValuesOf("numberingSystem"))("reads the digits of %s", (system) => {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  if (!digits.every((digit) => /^\p{Nd}$/u.test(digit))) return;
  expect(digits.map((digit) => readNumberText(`1${digit}`).value)).toEqual(
    digits.map((_, index) => 10 + index),
  );
});

const WHOLES = ["0", "7", "12", "998", "1000", "1234", "10000", "98765", "123456", "23998112340"];
const DECIMALS = ["", "0", "5", "50", "25", "125", "000", "1234"];
const LAKHS = "lakhs";
const GROUPS = ["", ".", ",", "'", "’", "\u066c", " ", "\u00a0", "\u2009", "\u202f", LAKHS];
const POINTS = [".", ",", "\u066b"];
const SIGNS = ["", "+", "-", "\u2212"];
const AROUND = ["", "\u00a0", "\u200f"];
/** Digits 0 of the Latin, Arabic and full-width digits. */
const ZEROS = [0x30, 0x660, 0xff10];

/** A number as a system may write it. */
interface Form {
  readonly text: string;
  readonly value: number;
  /** Whether its only separator may precede decimals or group thousands. */
  readonly isUnclear: boolean;
}

/** Lists the numbers with all separators, unsigned and in Latin digits. */
function listForms(): readonly Form[] {
  return WHOLES.flatMap((whole) =>
    DECIMALS.flatMap((decimals) =>
      GROUPS.flatMap((group) =>
        POINTS.flatMap((point) => {
          const isUsed = group === LAKHS ? point === "." : group !== point;
          if (!isUsed) return [];
          const head = groupDigits(whole, group);
          const text = decimals === "" ? head : head + point + decimals;
          const isUnclear = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
          return { text, value: Number(`${whole}.${decimals}`), isUnclear };
        }),
      ),
    ),
  );
}

function groupDigits(whole: string, group: string): string {
  if (group !== LAKHS) return whole.replace(/\B(?=(\d{3})+$)/g, group);
  const pairs = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ",");
  return [pairs, whole.slice(-3)].filter((part) => part !== "").join(",");
}

it("reads every form of a number as its value, or as unclear with it, and never as another", () => {
  const ways = SIGNS.flatMap((sign) =>
    AROUND.flatMap((around) => ZEROS.map((zero) => ({ sign, around, zero }))),
  );
  const forms = listForms();
  const wrong: string[] = [];
  for (const { text, value, isUnclear } of forms) {
    for (const { sign, around, zero } of ways) {
      const digits = text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      const { value: read, either } = readNumberText(around + sign + digits + around);
      const expected = sign === "-" || sign === "\u2212" ? -value : value;
      const isRight = isUnclear
        ? read === null && [either?.asDecimal, either?.asThousands].includes(expected)
        : read === expected || (read === 0 && expected === 0);
      if (!isRight) wrong.push(around + sign + digits + around);
    }
  }
  expect(wrong).toEqual([]);
  expect(forms.length * ways.length).toBeGreaterThan(60_000);
});

it.each([
  ["182/6", true],
  ["٣/١", true],
  ["0/0", false],
  ["TBD", false],
  ["", false],
])("returns for %j whether it has a digit above 0: %j", (text, expected) => {
  expect(hasDigitAboveZero(text)).toBe(expected);
});
