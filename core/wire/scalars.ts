/**
 * Readers of single values. The service sends text or null; others of its family send numbers,
 * booleans, empty lists for empty objects, or leave keys out. None of these throws.
 */
import { cleanText, isDigits } from "#core/lib/text.ts";

/** Longest text kept: names, titles. */
export const MAX_TEXT = 200;

/** Longest id kept; real ones have up to ten digits. */
const MAX_ID = 64;

/** All that a number holds exactly. */
const MAX_DIGITS = 15;

/** Of no more digits than a number holds. Spaces around it are `Number`'s business. */
const NUMBER = /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/;

/** What a JSON object is known to be before any of its members is read. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON object; an empty PHP array arrives as `[]` and counts as none. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text, cleaned and capped; "" where there is none. */
export function readText(value: unknown): string {
  if (typeof value === "string") return cleanText(value, MAX_TEXT);
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/** A finite number from a number or numeric text, else null: `""`, `true`, `1e400`, `"two"`. */
export function readNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  // What nearly every number looks like, and ten times as quick to see.
  const isPlain = value.length <= MAX_DIGITS && isDigits(value);
  return isPlain || NUMBER.test(value) ? Number(value) : null;
}

/** A whole number from 0 up, else null. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && number >= 0 && Number.isSafeInteger(number) ? number : null;
}

/** A whole number from 1 up, else null: seeds, sizes and numbers of games, where 0 says none. */
export function readPositive(value: unknown): number | null {
  const count = readCount(value);
  return count === 0 ? null : count;
}

/** A flag: "1", 1, true, "true", "yes" against "0", 0, false, "false", "no"; null for all else. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const number = readNumber(value);
  if (number !== null) return number !== 0;
  if (value === "true" || value === "yes") return true;
  return value === "false" || value === "no" ? false : null;
}

/** An id without anything that a key or an address would trip over, else null. */
export function readId(value: unknown): string | null {
  // Nearly every one: nothing in it to look for.
  if (typeof value === "string" && value.length <= MAX_ID && isDigits(value)) return value;
  const text = readText(value).trim();
  return text !== "" && text.length <= MAX_ID && !/[\s/]/.test(text) ? text : null;
}

/** The id of something else (group, bracket, related bracket); "0" names none. */
export function readReference(value: unknown): string | null {
  const id = readId(value);
  return id === "0" ? null : id;
}

/** Members of a list; a list that lost its order arrives as an object of its members. */
export function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}
