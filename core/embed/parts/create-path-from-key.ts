import { joinPathSegments } from "#core/paths/paths.ts";

/** Parts of the API whose items have the key `SITE/ID`. */
type Collection = "matches" | "tournaments" | "rankings" | "brackets" | "groups";

/** Returns the API URL of a key `SITE/ID`; `null` if the key has another form. */
export function createPathFromKey(key: string, collection: Collection): string | null {
  const slash = key.indexOf("/");
  return slash > 0 && slash < key.length - 1
    ? `/api/v1/${collection}/${joinPathSegments(key.slice(0, slash), key.slice(slash + 1))}`
    : null;
}
