import { Hono } from "hono";
import type { PublishedSource } from "#core/model/poll-state.ts";
import type { World } from "#core/world/world.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { presentMeta, type ConstantMetaInput } from "#server/presenters/meta.ts";
import { CACHE_CONTROL, NO_STORE_HEADERS, type ResponseHeaders } from "#server/http/headers.ts";
import { acceptNoQuery } from "#server/http/query.ts";
import type { StoreHealth } from "#core/model/store-health.ts";

/** Content type of Prometheus' text format. */
const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Creates the route `GET /meta`: age and origin of the data that these viewers may see. */
export function createMetaRoutes(deps: {
  readonly publication: () => Publication;
  readonly world: () => World | null;
  readonly clock: Pick<ServiceClock, "now">;
  readonly facts: ConstantMetaInput;
  readonly headers: ResponseHeaders;
  /** Whether tournaments are hidden from these viewers. */
  readonly hidesSome: boolean;
}): Hono {
  const { facts, clock, publication, world, hidesSome } = deps;
  const headers = { "cache-control": CACHE_CONTROL.revalidate, ...deps.headers };
  return new Hono().get("/meta", acceptNoQuery, (c) => {
    const { sources, store } = publication();
    const present = world();
    // Viewers see nothing of a client that has only hidden tournaments.
    const isShown = ({ tournaments }: PublishedSource): boolean =>
      tournaments.some((key) => present?.tournaments.has(key) === true);
    const meta = presentMeta({
      ...facts,
      now: clock.now(),
      world: present,
      services: hidesSome && sources.length > 1 ? sources.filter(isShown) : sources,
      store,
      hidesSome,
    });
    return c.json(meta, 200, headers);
  });
}

/**
 * Creates `/healthz`, `/readyz` and `/metrics` for administrators. `/healthz` checks nothing else.
 * `/readyz` is ready once there is data: neither a service that is down nor a failing archive makes
 * it unready, because pages show the last data with its age. A failing archive adds a second line.
 */
export function createOpsRoutes(
  publication: () => Publication,
  metrics: { readonly render: () => Promise<string> },
): Hono {
  return new Hono()
    .get("/healthz", (c) => c.text("ok\n", 200, NO_STORE_HEADERS))
    .get("/readyz", (c) => {
      const { world, store } = publication();
      const storing = describeStore(store);
      return world === null
        ? c.text(`no data yet\n${storing}`, 503, { ...NO_STORE_HEADERS, "retry-after": "1" })
        : c.text(`ready\n${storing}`, 200, NO_STORE_HEADERS);
    })
    .get("/metrics", async (c) => {
      return c.body(await metrics.render(), 200, {
        ...NO_STORE_HEADERS,
        "content-type": METRICS_TYPE,
      });
    });
}

/** Returns a line without internal details; "" while the archive stores. */
function describeStore({ state, since }: StoreHealth): string {
  if (state === "ok" || since === null) return "";
  return `not storing: archive ${state} since ${new Date(since).toISOString()}\n`;
}
