import { type RawBuilder, sql } from "kysely";
import { foldSearchText } from "#core/lib/fold-search-text.ts";
import { foldName } from "#core/lib/text.ts";

/**
 * Returns the SQL condition that a search column contains a text, ignoring case and accents. Rows
 * archived by older versions still contain the accents, so the text with its accents matches too.
 */
export function createContainsTextCondition(column: string, text: string): RawBuilder<boolean> {
  const [withoutAccents, withAccents] = [
    likePattern(foldSearchText(text)),
    likePattern(foldName(text)),
  ];
  const ref = sql.ref(column);
  return withoutAccents === withAccents
    ? sql<boolean>`${ref} like ${withoutAccents} escape '\\'`
    : sql<boolean>`(${ref} like ${withoutAccents} escape '\\' or ${ref} like ${withAccents} escape '\\')`;
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
