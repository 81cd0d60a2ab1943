import { Hono } from "hono";
import { createOpenApiDocument, schemaName } from "#core/contract/openapi.ts";
import { API_PAGE_STYLE, apiPage } from "./api-page.ts";
import { CACHE } from "#server/http/cache-times.ts";
import { cspHash, embedHeaders, SHARED_HEADERS } from "#server/http/headers.ts";

const CACHING = { "cache-control": CACHE.apiDescription };

/** Creates `/openapi.json`, the description of the public API, and `/api`, the same as a page. */
export function createPublicApiRoutes(input: {
  readonly version: string;
  readonly publicUrl: string | null;
}): Hono {
  const document = createOpenApiDocument(input);
  const json = JSON.stringify(document);
  const html = apiPage({
    info: document.info,
    schemaOf: (endpoint) => document.components.schemas[schemaName(endpoint.id)],
  });
  const pageHeaders = embedHeaders({ parents: "'none'", styleHashes: [cspHash(API_PAGE_STYLE)] });
  return new Hono()
    .get("/openapi.json", (c) =>
      c.body(json, 200, { ...SHARED_HEADERS, ...CACHING, "content-type": "application/json" }),
    )
    .get("/api", (c) => c.html(html, 200, { ...pageHeaders, ...CACHING }));
}
