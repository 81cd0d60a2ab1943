/**
 * The value, where the types cannot say that it is there.
 *
 * @param why Why it must be there; becomes the error's message.
 * @throws Error when the value is null or undefined: a mistake in this program, never in its input.
 */
export function must<T>(value: T | null | undefined, why: string): T {
  if (value === null || value === undefined) throw new Error(`broken promise: ${why}`);
  return value;
}
