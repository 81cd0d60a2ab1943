import { foldName } from "#core/lib/text.ts";
import type { ContestantKey, MatchEntry } from "./match.ts";

/** Maximum length of the readable part, in characters. */
const MAX_READABLE = 40;

/**
 * Returns the identity of a contestant: game and name, because the service assigns contestants no
 * id. Names that differ only in case, spaces or Unicode composition have the same key: a readable
 * part, unless the name has no Latin letters and digits, and a hash (`div-4-winners-v4pujrlxzm`).
 */
export function contestantKey(gameSlug: string, name: string): ContestantKey {
  const folded = foldName(name);
  const readable = folded
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_READABLE)
    .replace(/^-|-$/g, "");
  const hash = hashText(`${gameSlug}\n${folded}`);
  return readable === "" ? hash : `${readable}-${hash}`;
}

/** Returns whether two entries of one name are two contestants: they differ in seed or country. */
export function areNamesakes(
  a: Pick<MatchEntry, "seed" | "country">,
  b: Pick<MatchEntry, "seed" | "country">,
): boolean {
  const haveSeeds = a.seed !== null && b.seed !== null && a.seed !== b.seed;
  return haveSeeds || (a.country !== "" && b.country !== "" && a.country !== b.country);
}

/** Returns a 53-bit hash in base 36, built from two multiplicative hashes (after cyrb53). */
function hashText(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (2 ** 32 * (high & 0x1f_ffff) + (low >>> 0)).toString(36);
}
