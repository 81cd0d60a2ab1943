import { cleanText } from "#core/lib/text.ts";
import { truncateDepth } from "./truncate-depth.ts";
import { isRecord } from "./scalars.ts";

/** A match is four deep: match, bracket, games per match, those of its lower bracket. */
const MAX_DEPTH = 16;

/** What a body turned out to be. */
export type ParsedEnvelope =
  | { readonly ok: true; readonly items: readonly unknown[] }
  | {
      readonly ok: false;
      /** `service-error`: the service says so itself. `not-an-envelope`: it is something else. */
      readonly kind: "service-error" | "not-an-envelope";
      /** The service's own error code, or `not-an-envelope`. */
      readonly code: string;
      readonly message: string;
    };

/**
 * Reads the envelope `{"object":"matches","data":[…]}` of a match list. The body speaks first: an
 * object with a string `error` is an error, whatever else it holds (docs/service.md#errors).
 *
 * @param body Parsed JSON, nothing of it trusted. The matches in it are left to `normalize`, but for
 *   nesting without end.
 */
export function parseEnvelope(body: unknown): ParsedEnvelope {
  if (!isRecord(body))
    return notAnEnvelope(`it is ${Array.isArray(body) ? "a bare list" : nameType(body)}`);
  const { error, error_description: description, object, data } = body;
  if (typeof error === "string") {
    const code = cleanText(error, 100);
    const words = typeof description === "string" ? cleanText(description, 500) : "";
    return {
      ok: false,
      kind: "service-error",
      code,
      message: words === "" ? `The service answered the error "${code}".` : words,
    };
  }
  if (object !== "matches") return notAnEnvelope('its "object" is not "matches"');
  if (!Array.isArray(data)) return notAnEnvelope(`its "data" is ${nameType(data)}, not a list`);
  return { ok: true, items: data.map((item) => truncateDepth(item, MAX_DEPTH)) };
}

function notAnEnvelope(why: string): ParsedEnvelope {
  const message = `It is no match list: ${why}.`;
  return { ok: false, kind: "not-an-envelope", code: "not-an-envelope", message };
}

function nameType(value: unknown): string {
  if (value === undefined) return "missing";
  return value === null ? "null" : `of type ${typeof value}`;
}
