/** Total decoding of texts from outside, such as an address: what does not fit becomes the default. */

/** The text, at most `max` characters of it; "" for everything that is no text. */
export function decodeText(value: unknown, max = 200): string {
  return typeof value === "string" ? value.slice(0, max) : "";
}

/** The choice that `value` is, else the default. */
export function decodeChoice<T extends string>(
  value: unknown,
  choices: readonly T[],
  otherwise: T,
): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}
