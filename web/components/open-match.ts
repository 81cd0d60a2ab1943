import { navigate } from "#web/routing/navigate.ts";

/**
 * Opens a match by its key, `SITE/ID`: in a sheet over this page under the URL of the match, so that
 * a new tab, a reload or a shared link opens its full page.
 */
export function openMatch(key: string): void {
  void navigate({
    to: ".",
    search: (search) => ({ ...search, open: key }),
    mask: { to: "/matches/$site/$id", params: splitMatchKey(key) },
    resetScroll: false,
  });
}

/** Returns the site and the id in the key of a match, `SITE/ID`. */
export function splitMatchKey(key: string): { readonly site: string; readonly id: string } {
  const slash = key.indexOf("/");
  return { site: key.slice(0, slash), id: key.slice(slash + 1) };
}
