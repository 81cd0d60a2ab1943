/** Links to pages, the page itself, and the parameters of its URL. */
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  memo,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { must } from "#core/lib/must.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { interceptPlainClick } from "./intercept-plain-click.ts";
import {
  type AnyTarget,
  formatAddress,
  formatTarget,
  getPlace,
  loadPage,
  navigate,
  navigateTo,
  parsePageSearch,
  type Place,
  routes,
  type Target,
} from "./navigate.ts";
import { type PagePath, type ParamsOf, parsePath, type SearchOf } from "./pages.ts";

interface LinkOptions {
  /** Pages on which the link is current: its own, or also those below it; none if omitted. */
  readonly current?: "page" | "pages";
}

/** Attributes of a link but those that links to pages set themselves. */
type LinkAttributes = Omit<
  ComponentProps<"a">,
  "href" | "onClick" | "onFocus" | "onPointerEnter" | keyof AnyTarget
>;

type LinkProps<P extends PagePath | "."> = Target<P> & LinkOptions & LinkAttributes;

/** Components of the page within the present one; `null` outside of the page. */
const PartsContext = createContext<readonly ComponentType[] | null>(null);

/** Returns a part of the present place; renders again only if it has changed. */
export function useLocation<S extends string | boolean>(select: (place: Place) => S): S {
  return useLocationProperty(() => select(getPlace()));
}

/** Returns the query parameters of a page, or those of every page. */
export function useSearch<const P extends PagePath | "__root__">({
  from,
}: {
  readonly from: P;
}): SearchOf<P> {
  const search = useLocation((place) => place.search);
  return useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parser of this page returns it
    () => parsePageSearch(routes.current?.pages[from], search) as SearchOf<P>,
    [from, search],
  );
}

/** Returns the parameters in the path of a page, also below it. */
export function useParams<const P extends PagePath>({ from }: { readonly from: P }): ParamsOf<P> {
  const pathname = usePathname();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern has these names
  return useMemo(() => (parsePath(from, pathname, false) ?? {}) as ParamsOf<P>, [from, pathname]);
}

function usePathname(): string {
  return useLocation((place) => place.pathname);
}

/**
 * Link to a page of the dashboard, which is loaded when the pointer or the focus is on the link. It
 * has `data-status="active"` while the page is shown.
 */
export function Link<const P extends PagePath | ".">(props: LinkProps<P>) {
  return <PathLink {...props} />;
}

/** Does the same as `Link` for a path without parameters, which may be any. */
export function PathLink({
  to,
  params,
  search,
  replace,
  resetScroll,
  mask,
  current,
  children,
  ...attributes
}: AnyTarget & LinkOptions & LinkAttributes) {
  const target = { to, params, search, replace, resetScroll, mask };
  const url = useLocation(() => formatTarget(target));
  const isActive = useLocation(({ pathname }) =>
    pathname === to ? current !== undefined : current === "pages" && pathname.startsWith(`${to}/`),
  );
  const preload = (): void => {
    void loadPage(new URL(location.origin + url).pathname);
  };
  const onClick = (event: MouseEvent): void => {
    if (interceptPlainClick(event)) void navigateTo(target);
  };
  return (
    <a
      {...attributes}
      {...(isActive && { "data-status": "active", "aria-current": "page" })}
      href={formatAddress(target)}
      onClick={onClick}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children}
    </a>
  );
}

/** Goes to another page when it is rendered. */
export function Navigate<const P extends PagePath>(target: Target<P>): null {
  const latest = useRef(target);
  useEffect(() => {
    void navigate(latest.current);
  }, []);
  return null;
}

/** The page that the URL selects; within a page, its part that the URL selects. */
export const Outlet = memo(function Outlet(): ReactNode {
  const pathname = usePathname();
  const before = useRef(pathname);
  const isInner = use(PartsContext) !== null;
  useLayoutEffect(() => {
    if (!isInner && before.current !== pathname) focusContent();
    before.current = pathname;
  }, [isInner, pathname]);
  const { Failure } = must(routes.current, "startRouter sets the routes");
  return (
    <ErrorBoundary resetKey={pathname} renderFailure={(error) => <Failure error={error} />}>
      <Suspense>
        <Part pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
});

function Part({ pathname }: { readonly pathname: string }): ReactNode {
  const page = loadPage(pathname);
  const outer = use(PartsContext);
  const [First, ...rest] = outer ?? (page instanceof Promise ? use(page) : page);
  return First && <PartsContext value={rest}>{createElement(First)}</PartsContext>;
}

/**
 * Focuses the content after a change of page, but not of filters or of the open sheet: the field with
 * which every use of the page begins, if there is one.
 */
function focusContent(): void {
  const content = document.querySelector("main");
  const field = content?.querySelector<HTMLElement>("[data-first-field]");
  (field ?? content)?.focus({ preventScroll: true });
}
