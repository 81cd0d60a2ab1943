import { type RawBuilder, sql } from "kysely";
import { createConsonantPattern } from "#core/lib/consonants.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";
import { foldName } from "#core/lib/text.ts";

/**
 * Returns the SQL condition that a search column contains a text, ignoring case and accents, or in
 * Latin letters. Rows of older versions contain the accents, so the text with them matches too.
 */
export function createContainsTextCondition(column: string, text: string): RawBuilder<boolean> {
  const folded = foldSearchText(text);
  const texts = new Set([folded, foldName(text), createConsonantPattern(folded) ?? folded]);
  const ref = sql.ref(column);
  const conditions = Array.from(
    texts,
    (each) => sql<boolean>`${ref} like ${likePattern(each)} escape '\\'`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Returns the folded words of a search text; a row must contain each of them. */
export function searchTermsOf(text: string): readonly string[] {
  return foldName(text)
    .split(" ")
    .filter((word) => word !== "");
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
