import { foldName } from "#core/lib/text.ts";
import type { ContestantKey } from "./match.ts";

/** Longest readable part, in characters. */
const MAX_READABLE = 40;

/**
 * Identity of a contestant: game and name, since the service gives contestants no id. Spellings that
 * differ by case, by spaces or by Unicode composition are one contestant.
 *
 * @returns A readable part and a hash, safe in URLs: `div-4-winners-1x2y3z`; only the hash for names
 *   without a Latin letter or digit.
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

/** 53 bits in base 36: two multiplicative hashes (after cyrb53) side by side. */
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
