import { Hono } from "hono";
import { createOpenApiDocument } from "#core/contract/openapi.ts";
import API_EXAMPLES from "./api-examples.json" with { type: "json" };
import { API_PAGE_STYLE, renderApiPage } from "./api-page.ts";
import {
  CACHE_CONTROL,
  createCspHash,
  createEmbedHeaders,
  CROSS_ORIGIN_HEADERS,
} from "#server/http/headers.ts";

const CACHING = { "cache-control": CACHE_CONTROL.apiDescription };

/** Creates `/openapi.json`, the description of the public API, and `/api`, the same as a page. */
export function createApiDescriptionRoutes(input: {
  readonly version: string;
  readonly publicUrl: string | null;
}): Hono {
  const document = createOpenApiDocument({ ...input, examples: API_EXAMPLES });
  const json = JSON.stringify(document);
  const html = renderApiPage({
    info: document.info,
    schemas: document.components.schemas,
  });
  const pageHeaders = createEmbedHeaders({
    parents: "'none'",
    styleHashes: [createCspHash(API_PAGE_STYLE)],
  });
  return new Hono()
    .get("/openapi.json", (c) =>
      c.body(json, 200, {
        ...CROSS_ORIGIN_HEADERS,
        ...CACHING,
        "content-type": "application/json",
      }),
    )
    .get("/api", (c) => c.html(html, 200, { ...pageHeaders, ...CACHING }));
}
