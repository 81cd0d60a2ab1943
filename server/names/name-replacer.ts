import { createHmac } from "node:crypto";
import { cleanText, foldName } from "#core/lib/text.ts";

/** Longest name that is told apart, as `core/wire` keeps them. */
const MAX_NAME = 200;
/** Between the contestants of a pair: "A / B". */
export const PAIR = /(\s+\/\s+)/;

/** Answers what stands in a name's place: the name itself unless it was deleted. */
export type NameReplacer = (name: string) => string;

/**
 * What a deleted name is known by: a keyed hash, so that the list of deleted names is not one itself.
 * Spellings that are one contestant have one hash.
 */
export function nameHash(salt: string, name: string): string {
  const folded = foldName(cleanText(name, MAX_NAME));
  return createHmac("sha256", salt).update(folded).digest("base64url");
}

/** @param pseudonyms By hash of the deleted name, by key of the hash. */
export function createNameReplacer(
  pseudonyms: ReadonlyMap<string, ReadonlyMap<string, string>>,
): NameReplacer {
  const one = (name: string): string => {
    for (const [salt, byHash] of pseudonyms) {
      const pseudonym = byHash.get(nameHash(salt, name));
      if (pseudonym !== undefined) return pseudonym;
    }
    return name;
  };
  return (name) => {
    const whole = one(name);
    if (whole !== name || !name.includes("/")) return whole;
    return name
      .split(PAIR)
      .map((part, index) => (index % 2 === 0 ? one(part) : part))
      .join("");
  };
}
