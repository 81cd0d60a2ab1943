import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import { getMatchPresentationInputs, presentMatch } from "./match.ts";

type MatchBytes = (world: World, derived: DerivedMatch) => Uint8Array;

/**
 * Creates a cached renderer of matches in UTF-8. It renders a match again only after one of its
 * inputs changed. Responses share the bytes, because a list of 10,000 matches is 14 MB and every
 * filter produces another list.
 */
export function createCachedMatchEncoder(
  render: (match: ReturnType<typeof presentMatch>) => string,
): MatchBytes {
  const cache = new WeakMap<
    DerivedMatch,
    { readonly inputs: readonly unknown[]; readonly bytes: Uint8Array }
  >();
  return (world, derived) => {
    const inputs = getMatchPresentationInputs(world, derived);
    const before = cache.get(derived);
    if (before?.inputs.every((input, index) => input === inputs[index]) === true) {
      return before.bytes;
    }
    const bytes = Buffer.from(render(presentMatch(world, derived)));
    cache.set(derived, { inputs, bytes });
    return bytes;
  };
}

/** Returns a match as JSON in UTF-8. */
export const encodeMatchJson = createCachedMatchEncoder((match) => JSON.stringify(match));
