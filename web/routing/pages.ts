/** The pages of the dashboard by their URLs: types, and the conversion between URLs and their parts. */
import type { ComponentType } from "react";
import { decodeText } from "#core/lib/decode.ts";
import { createSearchParser } from "./search-parser.ts";

/** Parameters of a path or of a query string by name. */
export type RawParams = Readonly<Record<string, string>>;

export interface Page {
  /** Parses its query parameters besides those of every page, once it is loaded; absent if it has none. */
  readonly parseSearch?: (raw: RawParams) => object | undefined;
  /** Loads its components: the page, within the pages whose part it is. */
  readonly load: () => Promise<readonly ComponentType[]>;
}

/**
 * Has the property `pages`: the type of all pages by the pattern of their path, in which `$name` is
 * a parameter. The file with their table declares it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- see above
export interface RegisteredPages {}

type Pages = RegisteredPages extends { readonly pages: infer P } ? P : never;

/** Pattern of the path of a page. */
export type PagePath = Extract<keyof Pages, string>;

type ParamNames<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;

/** Parameters of a path pattern. */
export type ParamsOf<P extends string> = Readonly<Record<ParamNames<P>, string>>;

/** Parses the query parameters that every page has. */
export const parseRootSearch = createSearchParser({
  /** Slug of the only game shown in lists. */
  game: decodeText,
  /** `SITE/ID` of the match in the sheet over the page. */
  open: decodeText,
});

/** Query parameters of a page; of every page for `__root__`. */
export type SearchOf<P extends string> = ReturnType<typeof parseRootSearch> &
  (P extends PagePath
    ? Pages[P] extends { readonly parseSearch: (raw: never) => (infer S) | undefined }
      ? S
      : unknown
    : unknown);

/**
 * Returns the decoded parameters of a path; `null` if the pattern, or if not `isWhole` its
 * beginning, does not fit.
 */
export function parsePath(pattern: string, pathname: string, isWhole: boolean): RawParams | null {
  const source = pattern.replaceAll(/\$(\w+)/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^${source}(?:${isWhole ? "/?$" : "/|$"})`, "i").exec(pathname);
  if (match === null) return null;
  const params = Object.entries(match.groups ?? {});
  return Object.fromEntries(params.map(([name, value]) => [name, decodeSegment(value)]));
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the path of a page with these parameters. */
export function formatPath(pattern: string, params: RawParams): string {
  return pattern.replaceAll(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
}

/** Parses a query string, one value per name; others are ignored. */
export function parseSearch(search: string): RawParams {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Formats a query string. Omits empty values, which are defaults; leaves `/` and `:` unescaped. */
export function formatSearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  const query = new URLSearchParams(parameters)
    .toString()
    .replaceAll("%2F", "/")
    .replaceAll("%3A", ":");
  return query === "" ? "" : `?${query}`;
}
