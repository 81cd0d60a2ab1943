import { Hono } from "hono";
import type { StoreHealth } from "#core/model/store-health.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { DESK_HEADERS } from "#server/http/headers.ts";

/** Prometheus' text format, which asks for this version. */
const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/**
 * For whoever runs Matchdesk. `/healthz` asks nothing of anybody. A service that is down does not
 * make Matchdesk unready: old data is shown with its age, and that is a banner and a metric. Nor does
 * an archive that fails: pages go on from memory, and a second line says what is not stored.
 * `/metrics` is as open as the desk: whoever sees neither our logs nor staff's marks has no use for it.
 */
export function createOpsRoutes(
  publication: () => Publication,
  metrics: { readonly render: () => Promise<string> },
): Hono {
  return new Hono()
    .get("/healthz", (c) => c.text("ok\n", 200, DESK_HEADERS))
    .get("/readyz", (c) => {
      const { world, store } = publication();
      const storing = describeStore(store);
      return world === null
        ? c.text(`no data yet\n${storing}`, 503, { ...DESK_HEADERS, "retry-after": "1" })
        : c.text(`ready\n${storing}`, 200, DESK_HEADERS);
    })
    .get("/metrics", async (c) => {
      return c.body(await metrics.render(), 200, { ...DESK_HEADERS, "content-type": METRICS_TYPE });
    });
}

/** Returns a line without internals; empty while the archive stores. */
function describeStore({ state, since }: StoreHealth): string {
  if (state === "ok" || since === null) return "";
  return `not storing: archive ${state} since ${new Date(since).toISOString()}\n`;
}
