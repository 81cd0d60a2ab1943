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
  const folded = foldCase(name);
  return (
    channels.find((channel) => nameOf(channel) === name) ??
    channels.find((channel) => foldCase(nameOf(channel)) === folded)
  );
}

/** Folds the case of a name. Twice, because a capital letter may have another composed form. */
function foldCase(name: string): string {
  return foldName(foldName(name));
}
