import { Hono } from "hono";
import type { World } from "#core/world/world.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { type ConstantMetaInput, presentMeta } from "#server/presenters/meta.ts";
import { CACHE_CONTROL } from "#server/http/cache-times.ts";
import { type ResponseHeaders } from "#server/http/headers.ts";

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
  return new Hono().get("/meta", (c) => {
    const { sources: services, store } = publication();
    const meta = presentMeta({
      ...facts,
      now: clock.now(),
      world: world(),
      services,
      store,
      hidesSome,
    });
    return c.json(meta, 200, headers);
  });
}
