import { decodeText } from "#core/lib/decode.ts";
import { isDayKey } from "#core/lib/event-day.ts";

/**
 * Creates the parser of a page's query parameters from decoders in the order of the URL. The
 * default of each is "", which replaces invalid values and is left out of the URL.
 */
export function createSearchParser<S>(decoders: {
  readonly [N in keyof S]: (value: unknown) => S[N];
}): (raw: Readonly<Record<string, unknown>>) => S;
export function createSearchParser(
  decoders: Readonly<Record<string, (value: unknown) => unknown>>,
) {
  return (raw: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(decoders).map(([name, decode]) => [name, decode(raw[name])]));
}

/** Creates the decoder of a parameter that has one of these values or "". */
export const decodeOneOf =
  <const T extends string>(choices: readonly T[]) =>
  (value: unknown): T | "" =>
    choices.find((choice) => choice === value) ?? "";

/** Decodes an event day, `2026-01-25`. */
export function decodeDay(value: unknown): string {
  const day = decodeText(value);
  return isDayKey(day) ? day : "";
}
