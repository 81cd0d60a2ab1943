/** Returns `path(SITE, ID)` for a key `SITE/ID`; `null` if the key has another form. */
export function createPathFromKey(
  key: string,
  path: (site: string, id: string) => string,
): string | null {
  const slash = key.indexOf("/");
  return slash > 0 && slash < key.length - 1
    ? path(key.slice(0, slash), key.slice(slash + 1))
    : null;
}
