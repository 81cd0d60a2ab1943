/**
 * Returns the value. For values that are always present although their type allows null.
 *
 * @param why The reason why the value is present; part of the error's message.
 * @throws Error if the value is null or undefined: a bug in this program, never invalid input.
 */
export function must<T>(value: T | null | undefined, why: string): T {
  if (value === null || value === undefined) throw new Error(`Assertion failed: ${why}`);
  return value;
}
