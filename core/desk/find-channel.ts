import { foldName } from "#core/lib/text.ts";

/**
 * Finds a channel by its name, in which case does not matter. One of the same spelling comes first,
 * because earlier versions stored names that differ only in case as several channels.
 */
export function findChannel<T>(
  channels: readonly T[],
  name: string,
  nameOf: (channel: T) => string,
): T | undefined {
  const folded = foldName(name);
  return (
    channels.find((channel) => nameOf(channel) === name) ??
    channels.find((channel) => foldName(nameOf(channel)) === folded)
  );
}
