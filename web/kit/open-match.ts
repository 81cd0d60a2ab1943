import { holdKeys } from "#web/hooks/hold-keys.ts";
import { getPlace, navigate } from "#web/routing/navigate.ts";
import { parseRootSearch, parseSearch } from "#web/routing/pages.ts";

/**
 * Opens a match by its key, `SITE/ID`: in a sheet over this page under the URL of the match, so that
 * a new tab, a reload or a shared link opens its full page. The sheet gets all keys from now on.
 */
export function openMatch(key: string): void {
  const isOpen = () => parseRootSearch(parseSearch(getPlace().search)).open === key;
  if (!isOpen()) holdKeys(isOpen, closeMatch);
  void navigate({
    to: ".",
    search: (search) => ({ ...search, open: key }),
    mask: { to: "/matches/$site/$id", params: splitMatchKey(key) },
    resetScroll: false,
  });
}

/** Closes the sheet of the open match. */
export function closeMatch(): void {
  void navigate({
    to: ".",
    search: (search) => ({ ...search, open: "" }),
    replace: true,
    resetScroll: false,
  });
}

/** Returns the site and the id in the key of a match, `SITE/ID`. */
export function splitMatchKey(key: string): { readonly site: string; readonly id: string } {
  const slash = key.indexOf("/");
  return { site: key.slice(0, slash), id: key.slice(slash + 1) };
}
