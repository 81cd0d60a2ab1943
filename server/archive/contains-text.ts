import { type RawBuilder, sql } from "kysely";
import { foldSearch } from "#core/lib/fold-search.ts";
import { foldName } from "#core/lib/text.ts";

/**
 * Whether a search column holds a text anywhere in it, whatever characters are in it. What was
 * archived before searches overlooked the marks on letters stands in the column with them.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const [plain, marked] = [likePattern(foldSearch(text)), likePattern(foldName(text))];
  const ref = sql.ref(column);
  return plain === marked
    ? sql<boolean>`${ref} like ${plain} escape '\\'`
    : sql<boolean>`(${ref} like ${plain} escape '\\' or ${ref} like ${marked} escape '\\')`;
}

/** Returns the words of a search text: each of them must be found. */
export function searchWordsOf(text: string): readonly string[] {
  return foldName(text)
    .split(" ")
    .filter((word) => word !== "");
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
