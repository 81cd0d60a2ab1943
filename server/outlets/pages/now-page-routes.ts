import { type Context, Hono } from "hono";
import { INITIAL_DATA_ID, type InitialData, NOW_PAGE_FILTERS } from "#core/paths/now-page-data.ts";
import { SECOND } from "#core/lib/time.ts";
import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import type { World } from "#core/world/world.ts";
import { presentSession } from "#server/auth/present-session.ts";
import type { StaffSignInMethod } from "#server/auth/sign-in.ts";
import type { Staff, StaffIdentification } from "#server/auth/staff.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { initialMatchesHtml } from "./initial-html.ts";
import { selectAndOrderMatchesSteps } from "#server/presenters/match-order.ts";
import { presentMatchList } from "#server/presenters/match-list.ts";
import { presentMeta } from "#server/presenters/meta.ts";
import { countMatchesByStateSteps } from "#server/presenters/state-counts.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import { CACHE_CONTROL } from "#server/http/cache-times.ts";
import type { ComputedResponse } from "#server/http/cached-response.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import type { ConstantMetaInput } from "#server/presenters/meta.ts";
import type { Pages } from "./page-routes.ts";

interface NowPageDeps {
  readonly pages: Pick<Pages, "page" | "whole">;
  readonly publication: () => Publication;
  /** Returns the public data; `null` before the first data. */
  readonly world: () => World | null;
  readonly clock: Pick<ServiceClock, "now">;
  readonly facts: ConstantMetaInput;
  readonly signIn: StaffSignInMethod;
  readonly identify: StaffIdentification;
  /** Whether some tournaments are visible to staff only. */
  readonly hidesSome: boolean;
  readonly work: Pick<WorkLimiter, "admit" | "run">;
}

/** Element of index.html that is shown until the scripts have run. */
const FIRST_PAINT = /<div class="first-paint">[^<]*<\/div>/;

/** Size of the page cache in bytes. Every second, a request creates a new page. */
const CAPACITY = 2 * 1024 * 1024;

/** Cache key of the page: a new one every second, because the page contains the time. */
interface Moment {
  readonly world: World;
  readonly second: number;
}

/**
 * Creates the route `GET /`: the dashboard's page with the public API responses that it needs
 * first, so that matches appear one round trip earlier. Signed-in staff get the page without data,
 * because a browser may store it.
 */
export function createNowPageRoute(deps: NowPageDeps): Hono {
  const { pages, clock, identify, hidesSome, signIn } = deps;
  const { whole } = pages;
  if (whole === null) return new Hono().get("/", () => pages.page());
  // The page depends on the viewer and on the second, so shared caches must not store it.
  const headers = { ...whole.headers, "cache-control": CACHE_CONTROL.revalidatePrivately };
  let moment: Moment | null = null;
  const current = (): Moment | null => {
    const world = deps.world();
    const second = Math.floor(clock.now() / SECOND);
    if (world === null) return null;
    if (moment?.world !== world || moment.second !== second) moment = { world, second };
    return moment;
  };
  const cache = createResponseCache(current, headers, deps.work, CAPACITY);

  return new Hono().get("/", async (c) => {
    const staff = await identifyIfPossible(c);
    if (staff === undefined || !seesPublicData(staff) || isFiltered(c) || current() === null) {
      return new Response(whole.html, { headers });
    }
    return cache.serve(c, staff?.name ?? "", ({ world }) =>
      pageSteps(whole.html, world, () => initialDataOf(world, staff)),
    );
  });

  /** Returns `undefined` if sessions cannot be read: the page itself then reports the failure. */
  async function identifyIfPossible(c: Context): Promise<Staff | null | undefined> {
    try {
      return await identify(c);
    } catch {
      return undefined;
    }
  }

  /** Returns whether the client gets the same data as every other client of this server. */
  function seesPublicData(staff: Staff | null): boolean {
    return staff === null || ((signIn.type === "none" || signIn.type === "off") && !hidesSome);
  }

  function initialDataOf(world: World, staff: Staff | null): InitialData {
    const all = [...world.matches.values()];
    const { live, upcoming, ended } = NOW_PAGE_FILTERS;
    const { sources: services, store } = deps.publication();
    return {
      session: presentSession(signIn, staff, hidesSome),
      meta: presentMeta({ ...deps.facts, now: clock.now(), world, services, store, hidesSome }),
      lists: {
        live: presentMatchList(world, all, live.state),
        upcoming: presentMatchList(world, all, upcoming.state, upcoming.limit),
        ended: presentMatchList(world, all, ended.state, ended.limit),
      },
    };
  }
}

function* pageSteps(
  html: string,
  world: World,
  initialDataOf: () => InitialData,
): Steps<ComputedResponse> {
  yield* getExpectedStartsInSteps(world);
  yield* countMatchesByStateSteps(world, null);
  const all = [...world.matches.values()];
  for (const { state } of Object.values(NOW_PAGE_FILTERS))
    yield* selectAndOrderMatchesSteps(world, all, state);
  const data = initialDataOf();
  yield;
  return { body: withInitialData(html, data), status: 200, headers: {} };
}

/** Returns whether the page shows the lists of one game only. */
function isFiltered(c: Context): boolean {
  return (c.req.query("game") ?? "") !== "";
}

/**
 * Adds the first matches and a data block, which browsers do not run. All characters that could end
 * the block are escaped.
 */
function withInitialData(html: string, data: InitialData): string {
  const json = JSON.stringify(data).replaceAll(/[<\u2028\u2029]/g, escapeUnit);
  const block = `<script type="application/json" id="${INITIAL_DATA_ID}">${json}</script>`;
  return html
    .replace(FIRST_PAINT, (head) => head + initialMatchesHtml(data.lists))
    .replace("</body>", () => `${block}</body>`);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
