/** Where the dashboard is, and navigation to other pages without a new document. */
import type { ComponentType } from "react";
import { navigate as setLocation } from "wouter/use-browser-location";
import { holdKeys } from "#web/hooks/hold-keys.ts";
import {
  formatPath,
  formatSearch,
  type Page,
  type PagePath,
  type ParamsOf,
  parsePath,
  parseRootSearch,
  parseSearch,
  type RawParams,
  type SearchOf,
} from "./pages.ts";

/** The pages of the dashboard. */
export interface Routes {
  /** Pages by the pattern of their path. */
  readonly pages: Readonly<Record<string, Page>>;
  /** Page for a path without one. */
  readonly missing: Page;
  /** Replaces a page that threw an error. */
  readonly Failure: ComponentType<{ readonly error: unknown }>;
}

/** Path and query of the page that is shown, also while the address bar shows those of a match. */
export type Place = Pick<Location, "pathname" | "search">;

/** State in the history of a page whose URL is not in the address bar, and the start of its document. */
type MaskedState = (Place & { readonly document: number }) | null;

/** A page to go to, "." for the present one. */
export interface AnyTarget {
  readonly to: string;
  readonly params?: RawParams | undefined;
  /** Query parameters, all others are "", except the game; or a change of the present ones. */
  readonly search?: object | ((before: ReturnType<typeof parsePageSearch>) => object) | undefined;
  /** Replaces the entry of the browser's history. */
  readonly replace?: boolean | undefined;
  /** Whether to scroll to the top; true if omitted. */
  readonly resetScroll?: boolean | undefined;
  /** URL for the address bar, which a reload opens. */
  readonly mask?: { readonly to: PagePath; readonly params: RawParams } | undefined;
}

type TypedSearch<P> = P extends PagePath ? SearchOf<P> : RawParams;

/** A target with the parameters of its page. */
export type Target<P extends PagePath | "."> = Omit<AnyTarget, "params" | "search"> & {
  readonly to: P;
  readonly search?: Partial<TypedSearch<P>> | ((before: TypedSearch<P>) => object);
} & (keyof ParamsOf<P> extends never ? object : { readonly params: ParamsOf<P> });

/** Set by `startRouter`. */
export const routes: { current: Routes | null } = { current: null };
/** Components of pages; a promise while they load and if that failed. */
const components = new Map<Page, readonly ComponentType[] | Promise<readonly ComponentType[]>>();
/** Number of navigations: only the last one may show its page. */
let navigations = 0;

/** Loads the page of the present URL, which `Outlet` shows. */
export async function startRouter(all: Routes): Promise<void> {
  routes.current = all;
  addEventListener("popstate", () => {
    navigations += 1;
  });
  await Promise.allSettled([loadPage(location.pathname)]);
  // Removes invalid parameters, and those of older links.
  const url = formatTarget({ to: ".", search: (before) => before });
  // With the origin, because a path may begin with two slashes.
  setLocation(location.origin + url, { replace: true });
}

/** Returns the path and the query of the page that is shown. */
export function getPlace(): Place {
  const { state }: { readonly state: MaskedState } = history;
  return state?.document === performance.timeOrigin ? state : location;
}

/** Goes to a page. Resolves after it is shown, or after another navigation has replaced it. */
export function navigate<const P extends PagePath | ".">(target: Target<P>): Promise<void> {
  return navigateTo(target);
}

/** Does the same as `navigate`, without types. */
export async function navigateTo(target: AnyTarget): Promise<void> {
  const url = formatTarget(target);
  const address = formatAddress(target);
  navigations += 1;
  const navigation = navigations;
  const { pathname, search } = new URL(location.origin + url);
  const loading = loadPage(pathname);
  // Not for a loaded page: changes of a text field must be rendered within their event.
  if (loading instanceof Promise) {
    let isLoading = true;
    // Keys must not act on the page that is left.
    holdKeys(
      () => isLoading && navigation === navigations,
      () => {
        navigations += 1;
      },
    );
    const isLoaded = await loading.then(Boolean, () => false);
    isLoading = false;
    // An update of Matchdesk may have removed the files: a new document loads the present ones.
    if (!isLoaded && navigation === navigations) location.assign(location.origin + address);
    if (!isLoaded || navigation !== navigations) return;
  }
  const place = getPlace();
  const { replace = url === place.pathname + place.search, resetScroll = true } = target;
  // A reload opens the page of the address bar.
  const state: MaskedState =
    address === url ? null : { pathname, search, document: performance.timeOrigin };
  setLocation(location.origin + address, { replace, state });
  // The browser has stored the position of the page before, to which it returns.
  if (resetScroll) scrollTo(0, 0);
}

/** Changes some of the page's query parameters, without scrolling. */
export function changeSearch(change: Readonly<Partial<Record<string, string>>>): void {
  void navigate({
    to: ".",
    search: (before) => ({ ...before, ...change }),
    replace: true,
    resetScroll: false,
  });
}

/** Returns the URL that the address bar shows for a target. */
export function formatAddress(target: AnyTarget): string {
  const { mask } = target;
  return mask === undefined ? formatTarget(target) : formatPath(mask.to, mask.params);
}

/** Returns the URL of a target, which depends on the present place. */
export function formatTarget({ to, params = {}, search = {} }: AnyTarget): string {
  const place = getPlace();
  // Many links are formatted at each change of the URL: finds the page only for a change of its query.
  const parse = () => parsePageSearch(findPage(place.pathname), place.search);
  const after = { ...(typeof search === "function" ? search(parse()) : search) };
  const { game } = parseRootSearch(parseSearch(place.search));
  const pathname = to === "." ? place.pathname : formatPath(to, params);
  return pathname + formatSearch("game" in after ? after : { ...after, game });
}

/** Parses the query string of a page; keeps what is no parameter of it. */
export function parsePageSearch(page: Page | undefined, search: string) {
  const raw = parseSearch(search);
  return { ...raw, ...parseRootSearch(raw), ...page?.parseSearch?.(raw) };
}

function findPage(pathname: string): Page | undefined {
  const { pages = {}, missing } = routes.current ?? {};
  return Object.entries(pages).find(([path]) => parsePath(path, pathname, true))?.[1] ?? missing;
}

/** Returns the components of the page at a path; a promise while they are loaded. */
export function loadPage(pathname: string) {
  const page = findPage(pathname);
  if (page === undefined) return [];
  const known = components.get(page);
  if (known !== undefined) return known;
  const loading = page.load();
  components.set(page, loading);
  loading.then(
    (list) => components.set(page, list),
    () => {},
  );
  return loading;
}
