/**
 * Returns a value that is always present although its type allows null. Otherwise throws an Error
 * with the reason `why` it is present: a bug in this program, never invalid input.
 */
export function must<T>(value: T | null | undefined, why: string): T {
  if (value === null || value === undefined) throw new Error(`Assertion failed: ${why}`);
  return value;
}
