/**
 * Parsers of single values. The service sends text or `null`; related services also send numbers,
 * booleans, and empty lists instead of empty objects, or omit keys. No parser throws.
 */
import { decodeEntities } from "#core/lib/decode-entities.ts";
import { readNumberText } from "#core/lib/number-text.ts";
import { cleanText, isBlank, isDigits, limitMarks } from "#core/lib/text.ts";
import type { MatchEntry } from "#core/model/match.ts";

/** Maximum length of text (names, titles), in characters. */
export const MAX_TEXT_LENGTH = 200;

/** Maximum length of an id; real ones have up to ten digits. */
const MAX_ID = 64;

/** Number of digits that a number represents exactly. */
const MAX_DIGITS = 15;

/** A whole number. `Number` ignores the spaces around it. */
const WHOLE = /^\s*[+-]?\d{1,15}\s*$/;

/** Maximum length of a score that is a text: cards have room for as much. */
const MAX_SCORE_TEXT = 12;

/** Texts that mean "no score": dashes, and an empty list or object. */
const NO_SCORE = /^[-\u2010-\u2015\u2212]+$|^(?:\[\]|\{\})$/;

/** A decimal number. `Number` ignores the spaces around it. */
const NUMBER = /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/;

/** A JSON object with members of unknown types. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a value is a JSON object. PHP encodes an empty one as `[]`, which is none. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses text, cleaned and truncated; a finite number becomes text, anything else "". */
export function parseText(value: unknown): string {
  if (typeof value === "string") return cleanText(value, MAX_TEXT_LENGTH);
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/**
 * Parses a name or a title: plain text, although some services send it as HTML with entities. More
 * marks on a letter than any alphabet has are removed, because they cover other rows.
 */
export function parseLabel(value: unknown): string {
  if (typeof value !== "string") return parseText(value);
  return limitMarks(cleanText(decodeEntities(value), MAX_TEXT_LENGTH));
}

/** Parses a finite number or numeric text; `null` for anything else (`""`, `true`, `"two"`). */
export function parseNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  // Fast path: nearly every number is plain, and this check is ten times as fast.
  const isPlain = value.length <= MAX_DIGITS && isDigits(value);
  return isPlain || NUMBER.test(value) ? Number(value) : null;
}

/**
 * Parses a score: numbers as systems of many countries write them (docs/domain.md#scores-as-text).
 * Anything else is a text that is shown as it is, and decides nothing.
 */
export function parseScore(value: unknown): Pick<MatchEntry, "score" | "scoreText"> {
  if (typeof value === "number") return { score: parseNumber(value) };
  // Fast path: nearly every score is a whole number.
  if (typeof value === "string" && (isDigits(value) || WHOLE.test(value))) {
    const score = parseNumber(value);
    if (score !== null) return { score };
  }
  const sent = typeof value === "string" ? value : value ? JSON.stringify(value) : "";
  const text = cleanText(sent, MAX_TEXT_LENGTH).trim();
  if (isBlank(text) || NO_SCORE.test(text)) return { score: null };
  const { value: score, decimal, thousands } = readNumberText(text);
  if (score !== null && decimal === undefined && thousands === undefined) return { score };
  const scoreText = cleanText(text, MAX_SCORE_TEXT);
  return {
    score,
    scoreText: scoreText === text ? text : `${cleanText(text, MAX_SCORE_TEXT - 1)}…`,
  };
}

/** Parses an integer from 0 up; `null` for anything else. */
export function parseCount(value: unknown): number | null {
  const number = parseNumber(value);
  return number !== null && number >= 0 && Number.isSafeInteger(number) ? number : null;
}

/** Parses an integer from 1 up, like seeds, sizes and best-of; `null` for anything else. */
export function parsePositiveInteger(value: unknown): number | null {
  const count = parseCount(value);
  return count === 0 ? null : count;
}

/**
 * Parses a flag: 0, false, "false" and "no" are `false`; other numbers, true, "true" and "yes" are
 * `true`; anything else is `null`.
 */
export function parseFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const number = parseNumber(value);
  if (number !== null) return number !== 0;
  if (value === "true" || value === "yes") return true;
  return value === "false" || value === "no" ? false : null;
}

/** Parses an id; `null` if it is empty, too long, or contains spaces or slashes. */
export function parseId(value: unknown): string | null {
  // Fast path for nearly every id.
  if (typeof value === "string" && value.length <= MAX_ID && isDigits(value)) return value;
  const text = parseText(value).trim();
  return text !== "" && text.length <= MAX_ID && !/[\s/]/.test(text) ? text : null;
}

/** Parses the id of a group or bracket; `null` for "0", which means none. */
export function parseReferenceId(value: unknown): string | null {
  const id = parseId(value);
  return id === "0" ? null : id;
}

/** Returns the members of a list, or of an object that replaces one; else an empty list. */
export function parseArray(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isJsonObject(value) ? Object.values(value) : [];
}
