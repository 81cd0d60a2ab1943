/**
 * A response that several clients share must not contain what one of them asked: requests that
 * differ only in invalid parameters get the same cached response.
 */
import { describe, expect, it } from "vitest";
import { EMBED_ATTRIBUTES } from "#core/embed/parts/options.ts";
import { sample } from "#core/testing/node/sample.ts";
import { exampleUrlOf, listRoutePatterns } from "#server/testing/example-urls.ts";
import { createTestApp } from "#server/testing/test-app.ts";

/** Names of all query parameters, of which eight are tested each day. */
const PARAMETERS = [
  ...EMBED_ATTRIBUTES,
  ..."after as channel chroma day ended format maxheight maxwidth".split(" "),
  ..."motion name q rounds since to url width".split(" "),
];
/** An invalid value of every parameter. */
const INVALID = "zebra<7>";

describe("responses that clients share", () => {
  it.each(sample(PARAMETERS, 8))("contain no value of an earlier request in %s", async (name) => {
    // A new app, because a cached response would hide that a later one could be stored.
    const { app } = createTestApp();
    const bodyOf = async (path: string): Promise<string> => {
      const accept = path.startsWith("/api/") ? "application/json" : "text/html";
      return (await app.request(path, { headers: { accept } })).text();
    };
    const patterns = listRoutePatterns(app).filter((pattern) => !pattern.endsWith("/events"));
    const found: string[] = [];
    for (const path of patterns.map(exampleUrlOf)) {
      for (const query of ["", "as=json"]) {
        await bodyOf(`${path}?${query}&${name}=${encodeURIComponent(INVALID)}`);
        if ((await bodyOf(`${path}?${query}`)).includes("zebra")) found.push(path);
      }
    }
    expect(found).toEqual([]);
  });
});
