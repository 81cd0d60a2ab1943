/** Decoders of untrusted values, such as URL parameters. Invalid values become the default. */

/** Returns a text, truncated to `max` UTF-16 code units; "" for a value that is not a string. */
export function decodeText(value: unknown, max = 200): string {
  return typeof value === "string" ? value.slice(0, max) : "";
}

/** Returns `value` if it is one of `choices`, else `otherwise`. */
export function decodeChoice<T extends string>(
  value: unknown,
  choices: readonly T[],
  otherwise: T,
): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}
