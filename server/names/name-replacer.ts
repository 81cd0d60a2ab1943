import { createHmac } from "node:crypto";
import { decodeEntities } from "#core/lib/decode-entities.ts";
import { cleanText, foldName } from "#core/lib/text.ts";

/** Maximum length of a name, as in `core/wire`; longer names are truncated. */
const MAX_NAME = 200;
/** Matches the separator between the contestants of a pair: "A / B". */
export const PAIR_SEPARATOR = /(\s+\/\s+)/;

/** Returns the pseudonym of a deleted name; any other name unchanged. */
export type NameReplacer = (name: string) => string;

/**
 * Returns the keyed hash by which a deleted name is recognized, so that the list of deleted names
 * does not contain the names. Spellings that identify the same contestant have the same hash.
 */
export function hashName(salt: string, name: string): string {
  const folded = foldName(cleanText(name, MAX_NAME));
  return createHmac("sha256", salt).update(folded).digest("base64url");
}

/**
 * Creates a replacer of deleted names, which also replaces each name of a pair ("A / B").
 * Pseudonyms are given by the hash of the deleted name, in turn by the key (`salt`) of the hash.
 */
export function createNameReplacer(
  pseudonyms: ReadonlyMap<string, ReadonlyMap<string, string>>,
): NameReplacer {
  const replaceOne = (name: string): string => {
    // The service may send the name with entities, and `core/wire` decodes them.
    const decoded = decodeEntities(name);
    for (const [salt, byHash] of pseudonyms) {
      const pseudonym = byHash.get(hashName(salt, name)) ?? byHash.get(hashName(salt, decoded));
      if (pseudonym !== undefined) return pseudonym;
    }
    return name;
  };
  return (name) => {
    const whole = replaceOne(name);
    if (whole !== name || !name.includes("/")) return whole;
    return name
      .split(PAIR_SEPARATOR)
      .map((part, index) => (index % 2 === 0 ? replaceOne(part) : part))
      .join("");
  };
}
