import { Hono } from "hono";
import type { Metrics } from "#server/metrics.ts";
import { DESK_HEADERS } from "./headers.ts";

/** Prometheus' text format, which asks for this version. */
const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/**
 * For whoever runs Matchdesk. `/healthz` asks nothing of anybody. A service that is down does not
 * make Matchdesk unready: old data is shown with its age, and that is a banner and a metric.
 * `/metrics` is as open as the desk: whoever sees neither our logs nor staff's marks has no use for it.
 */
export function createOpsRoutes(isReady: () => boolean, metrics: Pick<Metrics, "render">): Hono {
  return new Hono()
    .get("/healthz", (c) => c.text("ok\n", 200, DESK_HEADERS))
    .get("/readyz", (c) => {
      return isReady()
        ? c.text("ready\n", 200, DESK_HEADERS)
        : c.text("no data yet\n", 503, { ...DESK_HEADERS, "retry-after": "1" });
    })
    .get("/metrics", async (c) => {
      return c.body(await metrics.render(), 200, { ...DESK_HEADERS, "content-type": METRICS_TYPE });
    });
}
