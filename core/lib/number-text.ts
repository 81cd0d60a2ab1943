/**
 * Numbers in texts, as systems of many countries write them (docs/domain.md#scores-as-text). A text
 * has a value only if it can mean no other number.
 */

/** A separator that some countries write before decimals and others between thousands. */
export type Separator = "." | ",";

/** A text read as a number, as far as it can be. */
export interface NumberText {
  /** `null` if it is no number, or if its only separator may be either. */
  readonly value: number | null;
  /** The separator that certainly precedes its decimals. */
  readonly decimal?: Separator;
  /** The separator that certainly groups its thousands. */
  readonly thousands?: Separator;
  /** Both readings of a number like "1.234". */
  readonly either?: {
    readonly separator: Separator;
    readonly asDecimal: number;
    readonly asThousands: number;
  };
}

/** Numbers from here on are not read, because not every one of them can be represented. */
const TOO_HIGH = 1e15;

/** Longest text that is read. */
const MAX_LENGTH = 60;

const NO_NUMBER: NumberText = { value: null };

/** Marks of direction, which systems write around numbers in Arabic and Hebrew. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** A decimal digit of a script other than the Latin one. */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/** An optional sign, and the digits with all that is between them. */
const SIGNED = /^([+\-\u2212]?)(.+)$/u;

/** Halves: "½", "1½", "1 ½". */
const HALVES = /^(\d*)\s?½$/;

/** Digits without a separator. */
const WHOLE = /^\d+$/;

/** One point or comma between up to three digits and three more: decimals or thousands. */
const EITHER = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** Decimals after a point or comma, or after the Arabic decimal separator. */
const DECIMALS = /^(\d*)([.,\u066b])(\d+)$/;

/** Groups of three, all with one separator, and decimals after another one. */
const GROUPS =
  /^[1-9]\d{0,2}(?<group>[.,'’\u066c \u00a0\u2009\u202f])\d{3}(?:\k<group>\d{3})*(?:(?<point>[.,\u066b])\d+)?$/;

/** Groups as in India: three digits, and pairs before them. */
const LAKHS = /^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/;

/** Returns whether a text contains a digit other than 0: a score of it shows that a match was played. */
export function hasDigitAboveZero(text: string): boolean {
  return /[1-9]|(?![0-9])\p{Nd}/u.test(text);
}

/** Parses a text as a number: digits of any script, with a sign, separators and blanks around it. */
export function readNumberText(text: string): NumberText {
  if (text.length > MAX_LENGTH) return NO_NUMBER;
  const ascii = text.replace(DIRECTION_MARKS, "").trim().replace(FOREIGN_DIGIT, toAsciiDigit);
  const [, sign, body = ""] = SIGNED.exec(ascii) ?? [];
  const number = readUnsigned(body);
  if ((number.value ?? 0) >= TOO_HIGH) return NO_NUMBER;
  return sign === "" || sign === "+" ? number : negate(number);
}

function readUnsigned(body: string): NumberText {
  if (WHOLE.test(body)) return { value: Number(body) };
  const halves = HALVES.exec(body);
  if (halves !== null) return { value: Number(halves[1]) + 0.5 };
  const [, whole = "", separator, last = ""] = EITHER.exec(body) ?? [];
  if (isSeparator(separator)) {
    const asDecimal = Number(`${whole}.${last}`);
    return { value: null, either: { separator, asDecimal, asThousands: Number(whole + last) } };
  }
  if (LAKHS.test(body)) return { value: Number(body.replaceAll(",", "")), thousands: "," };
  return readDecimals(body) ?? readGroups(body) ?? NO_NUMBER;
}

function readDecimals(body: string): NumberText | null {
  const [, whole = "", separator, decimals = ""] = DECIMALS.exec(body) ?? [];
  // Three digits after zeros, as in "001.234": the zeros may fill up thousands.
  if (separator === undefined || (/^0\d/.test(whole) && decimals.length === 3)) return null;
  const value = Number(`${whole}.${decimals}`);
  return isSeparator(separator) ? { value, decimal: separator } : { value };
}

function readGroups(body: string): NumberText | null {
  const { group, point } = GROUPS.exec(body)?.groups ?? {};
  // One group with a point or comma is read before; two different separators are never one.
  if (group === undefined || group === point) return null;
  const [whole = "", decimals = ""] = point === undefined ? [body] : body.split(point);
  return {
    value: Number(`${whole.replaceAll(group, "")}.${decimals}`),
    ...(isSeparator(group) && { thousands: group }),
    ...(isSeparator(point) && { decimal: point }),
  };
}

function isSeparator(text: string | undefined): text is Separator {
  return text === "." || text === ",";
}

function negate({ value, either, ...signs }: NumberText): NumberText {
  if (either === undefined) return { ...signs, value: value === null ? null : -value };
  const { separator, asDecimal, asThousands } = either;
  return { value, either: { separator, asDecimal: -asDecimal, asThousands: -asThousands } };
}

/** Converts a decimal digit of any script. Unicode lists the ten of a script from 0 to 9. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let above = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - above - 1))) above += 1;
  return String(above % 10);
}
