import { describe, expect, it } from "vitest";
import { isPublicChange } from "#core/changes/public-change.ts";
import { ChangeSchema, type ChangeType, PublicChangeSchema } from "#core/model/change.ts";
import { createOpenApiDocument } from "./openapi.ts";
import { PUBLIC_API } from "./public-api.ts";

const document = createOpenApiDocument({
  version: "1.2.3",
  publicUrl: null,
  examples: { getMatch: { url: "/api/v1/matches/a.example/7", body: { match: 1 } } },
});

const at = (path: string) => document.paths[path];

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

describe("createOpenApiDocument", () => {
  it("contains version, licence and every public path once, without credentials", () => {
    expect(document).toMatchObject({
      openapi: "3.1.1",
      info: { version: "1.2.3", license: { name: "MIT", identifier: "MIT" } },
      security: [],
    });
    expect(Object.keys(document.paths)).toEqual(PUBLIC_API.map(({ path }) => path));
  });

  it("names the public URL as the server, else the server of the document", () => {
    expect(document.servers).toEqual([{ url: "/", description: expect.any(String) }]);
    const publicUrl = "https://desk.example.org";
    const { servers } = createOpenApiDocument({ version: "1.2.3", publicUrl, examples: {} });
    expect(servers).toEqual([{ url: publicUrl }]);
  });

  it("describes path parameters, the JSON response and problems", () => {
    const required = { in: "path", required: true, schema: { type: "string" } };
    expect(at("/api/v1/matches/{site}/{id}")).toMatchObject({
      get: {
        operationId: "getMatch",
        parameters: [
          { name: "site", ...required, example: "a.example" },
          { name: "id", ...required, example: "7" },
          refTo("parameters", "IfNoneMatch"),
        ],
        responses: {
          "200": {
            content: {
              "application/json": {
                schema: refTo("schemas", "MatchDetail"),
                example: { match: 1 },
              },
            },
          },
          "304": refTo("responses", "NotModified"),
          "400": refTo("responses", "BadParameter"),
          "404": refTo("responses", "NotFound"),
          "429": refTo("responses", "TooManyRequests"),
          default: refTo("responses", "OtherProblem"),
        },
      },
    });
    expect(at("/api/v1/meta")).not.toHaveProperty("get.responses.404");
  });

  it("describes query parameters from the schemas that routes parse with", () => {
    const after = { name: "after", in: "query", schema: { type: "integer", minimum: 0 } };
    expect(at("/api/v1/events")).toMatchObject({
      get: { parameters: [after, refTo("parameters", "LastEventId")] },
    });
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

  it("refers to every component, and to no others", () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+\/[\w-]+)"/g);
    const components = Object.entries(document.components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `${kind}/${name}`),
    );
    expect(new Set([...references].map(([, name]) => name))).toEqual(new Set(components));
  });

  it("describes every schema, every member and every kind of a union", () => {
    const { schemas } = document.components;
    expect([...listUndescribed({ properties: schemas }, "")]).toEqual([]);
    const wrong = {
      properties: { a: { type: "string" }, b: { oneOf: [{}], description: "Two." } },
    };
    expect([...listUndescribed(wrong, "X")]).toEqual(["X.a", "X.b|0"]);
  });

  it("contains JSON as it is sent: instants are text, and objects may get more members", () => {
    const { schemas } = document.components;
    expect(schemas["Meta"]).toHaveProperty("properties.now", {
      type: "string",
      format: "date-time",
      description: expect.any(String),
    });
    expect(schemas["Match"]).toHaveProperty("properties.lastSeen.format", "date-time");
    const text = JSON.stringify(schemas);
    for (const keyword of ["$schema", "$id", "readOnly", 'additionalProperties":false']) {
      expect(text).not.toContain(keyword);
    }
  });

  it("contains the types of changes that viewers may see, and no others", () => {
    const expected = typesOf(ChangeSchema).filter((type) => isPublicChange({ type }));
    expect(typesOf(PublicChangeSchema)).toEqual(expected);
    expect(expected).toContain("score");
    expect(expected).not.toContain("locked");
  });
});

function typesOf({ def }: typeof ChangeSchema | typeof PublicChangeSchema): readonly ChangeType[] {
  return def.options.flatMap(({ shape }) => [...shape.type.def.values]);
}

/** Lists the paths of the members and kinds without a description, in a JSON Schema. */
function* listUndescribed(schema: unknown, path: string): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties" || key === "oneOf") {
      for (const [name, part] of Object.entries(value)) {
        const place = `${path}${key === "oneOf" ? "|" : "."}${name}`;
        if (!isDescribed(part)) yield place;
        yield* listUndescribed(part, place);
      }
    } else {
      yield* listUndescribed(value, path);
    }
  }
}

function isDescribed(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  if ("$ref" in schema) return true;
  return "description" in schema && /^\S.+\.$/s.test(String(schema.description));
}
