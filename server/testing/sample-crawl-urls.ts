import { sampleEach } from "#core/testing/node/sample.ts";
import type { CrawlNames } from "./crawl-urls.ts";

/**
 * Returns URLs of every route and with every parameter: one that names special data, and one that
 * does not. Others are returned on another day, and all of them in the long mode.
 *
 * @param special matches URLs, decoded, that name special data
 */
export function sampleCrawlUrls(
  urls: readonly string[],
  names: CrawlNames,
  special: RegExp,
): readonly string[] {
  const values = new Set(Object.values(names).flat());
  return sampleEach(
    urls,
    (url) => `${withoutNames(url, values)} ${special.test(decodeURIComponent(url))}`,
    1,
  );
}

/** Returns the route and the parameters of a URL. */
function withoutNames(url: string, values: ReadonlySet<string>): string {
  const { pathname, searchParams } = new URL(url, "http://desk.example.org");
  const segments = pathname.split("/").map((segment) => {
    const [stem = "", extension = ""] = decodeURIComponent(segment).split(/(?=\.\w{3}$)/);
    return values.has(stem) ? `:${extension}` : segment;
  });
  return [...segments, ...searchParams.keys()].join("/");
}
