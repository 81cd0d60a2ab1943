import type { Context } from "hono";
import type { World } from "#core/world/world.ts";
import { STALE_AFTER } from "#core/embed/parts/screen.ts";
import { dataAtOf } from "#server/presenters/meta.ts";
import { presentInstant } from "#server/presenters/instant.ts";
import { type ScreenState, type ScreenFileUrls, screenData, screenPage } from "./screen-page.ts";
import { finish, type Steps } from "#core/lib/steps.ts";
import type { Work } from "#server/work/work.ts";
import type { Served } from "#server/http/cached-response.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import { cspHash, embedHeaders, PUBLIC_CACHING } from "#server/http/headers.ts";

/** Dependencies of full-screen pages. */
export interface ScreenDeps {
  /** Returns the public data; `null` before the first data. */
  readonly world: () => World | null;
  readonly now: () => number;
  readonly loads: ScreenFileUrls;
  /** Allowed parents: sources for `frame-ancestors`. */
  readonly parents: string;
  readonly work: Pick<Work, "admit" | "run">;
}

/**
 * Serves a full-screen page as HTML, and with `as=json` the data by which its script updates it.
 *
 * @param key Cache key of the screen with its options: requests with the same key share a response.
 * @param make Renders the screen. `world` is `null` before the first data; `isOld` is whether the
 *   last successful poll was more than a minute ago.
 */
export type ServeScreen = (
  c: Context,
  key: string,
  make: (world: World | null, isOld: boolean) => Steps<ScreenState>,
) => Promise<Response>;

/** Size of the page cache in bytes. A screen has some tens of kilobytes. */
const CAPACITY = 4 * 1024 * 1024;
const NOT_CACHED = { "cache-control": "no-store" };

/** Creates the server of all full-screen pages, which share one cache. */
export function createScreenServer({ world, now, loads, parents, work }: ScreenDeps): ServeScreen {
  const cache = createResponseCache(world, PUBLIC_CACHING, work, CAPACITY);

  const pageOf = (screen: ScreenState): Served & { readonly body: string } => {
    const { html, styles } = screenPage(screen, loads);
    return served(screen, html, "text/html; charset=utf-8", styles);
  };
  const dataOf = (screen: ScreenState, from: World): Served => {
    const data = screenData(screen, loads, presentInstant(dataAtOf(from)));
    return served(screen, JSON.stringify(data), "application/json", []);
  };
  function served(
    { isMissing }: ScreenState,
    body: string,
    type: string,
    styles: readonly string[],
  ): Served & { readonly body: string } {
    const styleHashes = styles.map(cspHash);
    return {
      body,
      status: isMissing ? 404 : 200,
      headers: {
        ...embedHeaders({ parents: `'self' ${parents}`, styleHashes }),
        "content-type": type,
      },
    };
  }

  return async (c, key, make) => {
    const isJson = c.req.query("as") === "json";
    if (!isJson && world() === null) {
      // Not an error page: its script polls, because no one reloads a venue screen.
      const { body, headers } = pageOf(finish(make(null, false)));
      return c.body(body, 200, { ...headers, ...NOT_CACHED });
    }
    // A page cached while the data was fresh must not be served once the data is stale.
    const current = world();
    const isOld = current !== null && now() - dataAtOf(current) > STALE_AFTER;
    const kind = `${isJson ? "json" : "page"}${isOld ? " old" : ""}`;
    const response = await cache.serve(c, `${kind} ${key}`, (from) =>
      servedSteps(make(from, isOld), (screen) => (isJson ? dataOf(screen, from) : pageOf(screen))),
    );
    response.headers.set("matchdesk-now", String(now()));
    return response;
  };
}

/** Renders a screen, and serves it in a separate step. */
function* servedSteps(
  rendering: Steps<ScreenState>,
  serve: (screen: ScreenState) => Served,
): Steps<Served> {
  const screen = yield* rendering;
  yield;
  return serve(screen);
}
