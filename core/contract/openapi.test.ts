import { describe, expect, it } from "vitest";
import { createOpenApiDocument, getResponseSchemaName } from "./openapi.ts";
import { PUBLIC_API } from "./public-api.ts";

const document = createOpenApiDocument({ version: "1.2.3", publicUrl: null });

const at = (path: string) => document.paths[path];

const contentOf = (type: string, schema: string) => ({
  content: { [type]: { schema: { $ref: `#/components/schemas/${schema}` } } },
});

describe("createOpenApiDocument", () => {
  it("contains the version and every public path once", () => {
    expect(document).toMatchObject({ openapi: "3.1.1", info: { version: "1.2.3" } });
    expect(Object.keys(document.paths)).toEqual(PUBLIC_API.map(({ path }) => path));
  });

  it("names the server only if its public URL is configured", () => {
    expect(document).not.toHaveProperty("servers");
    const publicUrl = "https://desk.example.org";
    const { servers } = createOpenApiDocument({ version: "1.2.3", publicUrl });
    expect(servers).toEqual([{ url: publicUrl }]);
  });

  it("describes path parameters and the JSON response", () => {
    const required = { in: "path", required: true, schema: { type: "string" } };
    expect(at("/api/v1/matches/{site}/{id}")).toMatchObject({
      get: {
        operationId: "getMatch",
        parameters: [
          { name: "site", ...required },
          { name: "id", ...required },
        ],
        responses: {
          "200": contentOf("application/json", "Match"),
          "304": { description: "Not modified: the cached response is current." },
          default: contentOf("application/problem+json", "Problem"),
        },
      },
    });
  });

  it("describes query parameters", () => {
    const after = { name: "after", in: "query", schema: { type: "integer", minimum: 0 } };
    expect(at("/api/v1/events")).toMatchObject({ get: { parameters: [after] } });
    expect(at("/api/v1/matches.csv")).toMatchObject({
      get: {
        parameters: expect.arrayContaining([
          expect.objectContaining({ name: "day", schema: { type: "string", format: "date" } }),
        ]),
      },
    });
  });

  it.each([
    ["/api/v1/matches.csv", "text/csv"],
    ["/api/v1/events", "text/event-stream"],
  ])("describes %s as %s, without a 304 response", (path, media) => {
    const content = { [media]: { schema: { type: "string" } } };
    expect(at(path)).toHaveProperty("get.responses.200.content", content);
    expect(at(path)).not.toHaveProperty("get.responses.304");
  });

  it("contains the schema of every JSON response and of problems", () => {
    const { schemas } = document.components;
    const jsonEndpoints = PUBLIC_API.filter(({ schema }) => schema !== null);
    expect(Object.keys(schemas)).toEqual([
      ...jsonEndpoints.map(({ id }) => getResponseSchemaName(id)),
      "Problem",
    ]);
    expect(schemas["Matches"]).toMatchObject({ type: "object" });
    expect(JSON.stringify(schemas)).not.toContain("$schema");
  });
});
