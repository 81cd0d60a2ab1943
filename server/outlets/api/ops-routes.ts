import { Hono } from "hono";
import type { StoreHealth } from "#core/model/store-health.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";

/** Content type of Prometheus' text format. */
const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

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
