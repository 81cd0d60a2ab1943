import { cleanText } from "#core/lib/text.ts";
import { isJsonObject } from "./scalars.ts";

/**
 * Levels of an item that remain; anything deeper becomes `null`. A match has four: match, bracket,
 * its best-of by round, and that of the lower bracket.
 */
const KEPT_DEPTH = 16;

/** The items of a match list, or why the body is no match list. */
export type ParsedEnvelope =
  | { readonly ok: true; readonly items: readonly unknown[] }
  | {
      readonly ok: false;
      /** `service-error`: an error body of the service. `not-an-envelope`: any other body. */
      readonly kind: "service-error" | "not-an-envelope";
      /** The service's own error code, or `not-an-envelope`. */
      readonly code: string;
      readonly message: string;
    };

/**
 * Parses the envelope `{"object":"matches","data":[…]}` of a match list from untrusted JSON. An
 * object with a string `error` is an error, whatever else it contains (docs/service.md#errors).
 * Items are only truncated to `MAX_DEPTH` levels; `createMatchListNormalizer` parses them.
 */
export function parseEnvelope(body: unknown): ParsedEnvelope {
  if (!isJsonObject(body))
    return notAnEnvelope(`it is ${Array.isArray(body) ? "a bare list" : describeType(body)}`);
  const { error, error_description: description, object, data } = body;
  if (typeof error === "string") {
    const code = cleanText(error, 100);
    const text = typeof description === "string" ? cleanText(description, 500) : "";
    return {
      ok: false,
      kind: "service-error",
      code,
      message: text === "" ? `The service returned the error "${code}".` : text,
    };
  }
  if (object !== "matches") return notAnEnvelope('its "object" is not "matches"');
  if (!Array.isArray(data)) return notAnEnvelope(`its "data" is ${describeType(data)}, not a list`);
  return { ok: true, items: data.map((item) => truncateDepth(item, KEPT_DEPTH)) };
}

function notAnEnvelope(cause: string): ParsedEnvelope {
  const message = `It is no match list: ${cause}.`;
  return { ok: false, kind: "not-an-envelope", code: "not-an-envelope", message };
}

function describeType(value: unknown): string {
  if (value === undefined) return "missing";
  return value === null ? "null" : `of type ${typeof value}`;
}

/**
 * Replaces values nested deeper than `depth` by `null`, because recursive consumers would overflow
 * the stack at 100,000 levels. Returns the same object if nothing is deeper.
 */
export function truncateDepth(value: unknown, depth: number): unknown {
  if (!isDeeper(value, depth)) return value;
  if (depth === 0) return null;
  const members = Object.entries(value).map(([key, inner]) => [
    key,
    truncateDepth(inner, depth - 1),
  ]);
  return Array.isArray(value) ? members.map(([, inner]) => inner) : Object.fromEntries(members);
}

function isDeeper(value: unknown, depth: number): value is object {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
