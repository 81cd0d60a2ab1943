import type { Context } from "hono";
import type { World } from "#core/world/world.ts";
import { STALE_AFTER } from "#core/embed/parts/screen.ts";
import { dataAtOf } from "#server/presenters/meta.ts";
import { presentInstant } from "#server/presenters/instant.ts";
import { type ScreenState, type ScreenLoads, screenAnswer, screenPage } from "./screen-page.ts";
import { finish, type Steps } from "#core/lib/steps.ts";
import type { Work } from "#server/work/work.ts";
import type { Served } from "#server/http/cached-response.ts";
import { createAnswerCache } from "#server/http/response-cache.ts";
import { cspHash, embedHeaders, PUBLIC_CACHING } from "#server/http/headers.ts";

export interface ScreenDeps {
  /** What everybody may see. */
  readonly world: () => World | null;
  readonly now: () => number;
  readonly loads: ScreenLoads;
  /** Sources of `frame-ancestors`. */
  readonly parents: string;
  readonly work: Pick<Work, "admit" | "run">;
}

/**
 * Serves full-screen pages: the page itself, and with `as=json` what its script shows from then on.
 *
 * @param key Identifies the screen, its options included: two requests with one key get one body.
 * @param make Takes null before the service has ever answered: the page then waits. `isOld` says
 *   whether the data was not renewed for a minute.
 */
export type ServeScreen = (
  c: Context,
  key: string,
  make: (world: World | null, isOld: boolean) => Steps<ScreenState>,
) => Promise<Response>;

/** Bytes of pages kept: a screen is some tens of kilobytes. */
const CAPACITY = 4 * 1024 * 1024;
const NOT_KEPT = { "cache-control": "no-store" };

/** Made once for all full-screen pages: they share what is kept of answers. */
export function createScreenServer({ world, now, loads, parents, work }: ScreenDeps): ServeScreen {
  const cache = createAnswerCache(world, PUBLIC_CACHING, work, CAPACITY);

  const pageOf = (screen: ScreenState): Served & { readonly body: string } => {
    const { html, styles } = screenPage(screen, loads);
    return served(screen, html, "text/html; charset=utf-8", styles);
  };
  const answerOf = (screen: ScreenState, from: World): Served => {
    const answer = screenAnswer(screen, loads, presentInstant(dataAtOf(from)));
    return served(screen, JSON.stringify(answer), "application/json", []);
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
      // A screen that is switched on first waits by itself: nobody reloads it.
      const { body, headers } = pageOf(finish(make(null, false)));
      return c.body(body, 200, { ...headers, ...NOT_KEPT });
    }
    // A page made while the data was fresh must not be handed out once it is old.
    const present = world();
    const isOld = present !== null && now() - dataAtOf(present) > STALE_AFTER;
    const kind = `${isJson ? "json" : "page"}${isOld ? " old" : ""}`;
    const answer = await cache.serve(c, `${kind} ${key}`, (from) =>
      servedSteps(make(from, isOld), (screen) =>
        isJson ? answerOf(screen, from) : pageOf(screen),
      ),
    );
    answer.headers.set("matchdesk-now", String(now()));
    return answer;
  };
}

function* servedSteps(
  making: Steps<ScreenState>,
  serve: (screen: ScreenState) => Served,
): Steps<Served> {
  const screen = yield* making;
  yield;
  return serve(screen);
}
