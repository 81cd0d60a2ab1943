import type { Context } from "hono";
import type { Instant } from "#core/model/match.ts";
import { describeOldData, findDataTime } from "#core/world/data-time.ts";
import type { World } from "#core/world/world.ts";
import { STALE_AFTER_MS } from "#core/embed/parts/times.ts";
import {
  type ScreenState,
  type ScreenFileUrls,
  screenData,
  renderScreenPage,
} from "./screen-page.ts";
import { runToEnd, type Steps } from "#core/lib/steps.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import type { ComputedResponse } from "#server/http/cached-response.ts";
import {
  CACHE_CONTROL,
  createCspHash,
  createEmbedHeaders,
  NOW_HEADER,
  PUBLIC_CACHE_HEADERS,
} from "#server/http/headers.ts";
import { createResponseCache } from "#server/http/response-cache.ts";

/**
 * Serves a full-screen page as HTML, and with `as=json` the data by which its script updates it.
 * Requests with the same `key` (screen and options) share a response. `make` renders the screen;
 * its `world` is `null` before the first data.
 */
export type ServeScreen = (
  c: Context,
  key: string,
  make: (world: World | null, now: Instant) => Steps<ScreenState>,
) => Promise<Response>;

/** Size of the page cache in bytes. A screen has some tens of kilobytes. */
const CAPACITY = 4 * 1024 * 1024;

/** Creates the server of all full-screen pages, which share one cache. */
export function createScreenServer(deps: {
  /** Returns the public data; `null` before the first data. */
  readonly world: () => World | null;
  readonly now: () => number;
  readonly loads: ScreenFileUrls;
  /** Allowed parents: sources for `frame-ancestors`. */
  readonly parents: string;
  readonly work: Pick<WorkLimiter, "admit" | "run">;
}): ServeScreen {
  const { world, now, loads, parents, work } = deps;
  const cache = createResponseCache(world, PUBLIC_CACHE_HEADERS, work, CAPACITY);

  const pageOf = (screen: ScreenState): ComputedResponse & { readonly body: string } => {
    const { html, styles } = renderScreenPage(screen, loads);
    return served(screen, html, "text/html; charset=utf-8", styles);
  };
  const dataOf = (screen: ScreenState, from: World): ComputedResponse => {
    const data = screenData(screen, loads, findDataTime(from, screen.tournaments));
    return served(screen, JSON.stringify(data), "application/json", []);
  };
  function served(
    { isMissing }: ScreenState,
    body: string,
    type: string,
    styles: readonly string[],
  ): ComputedResponse & { readonly body: string } {
    const styleHashes = styles.map(createCspHash);
    return {
      body,
      status: isMissing ? 404 : 200,
      headers: {
        ...createEmbedHeaders({
          parents: `'self' ${parents}`,
          styleHashes,
          hasServiceWorker: true,
        }),
        "content-type": type,
      },
    };
  }

  return async (c, key, make) => {
    const isJson = c.req.query("as") === "json";
    if (!isJson && world() === null) {
      // Not an error page: its script polls, because no one reloads a venue screen.
      const { body, headers } = pageOf(runToEnd(make(null, now())));
      return c.body(body, 200, { ...headers, "cache-control": CACHE_CONTROL.never });
    }
    // A page cached while its data was fresh must not be served once the data is stale.
    const current = world();
    const old = current === null ? "" : describeOldData(current, now(), STALE_AFTER_MS);
    const kind = `${isJson ? "json" : "page"} ${old}`;
    const response = await cache.serve(c, `${kind} ${key}`, (from) =>
      servedSteps(make(from, now()), (screen) => (isJson ? dataOf(screen, from) : pageOf(screen))),
    );
    response.headers.set(NOW_HEADER, String(now()));
    return response;
  };
}

/** Renders a screen, and serves it in a separate step. */
function* servedSteps(
  rendering: Steps<ScreenState>,
  serve: (screen: ScreenState) => ComputedResponse,
): Steps<ComputedResponse> {
  const screen = yield* rendering;
  yield;
  return serve(screen);
}
