import { describe, expect, it } from "vitest";
import { openApiDocument, schemaName } from "./openapi.ts";
import { PUBLIC_API } from "./public-api.ts";

const document = openApiDocument({ version: "1.2.3", publicUrl: null });

/** What is said of `GET` at an address. */
const at = (path: string) => document.paths[path];

describe("the description of the public API", () => {
  it("is of this version, and has every public address once", () => {
    expect(document).toMatchObject({ openapi: "3.1.1", info: { version: "1.2.3" } });
    expect(Object.keys(document.paths)).toEqual(PUBLIC_API.map(({ path }) => path));
  });

  it("says where this desk is for others only where it knows", () => {
    expect(document).not.toHaveProperty("servers");
    const publicUrl = "https://desk.example.org";
    const { servers } = openApiDocument({ version: "1.2.3", publicUrl });
    expect(servers).toEqual([{ url: publicUrl }]);
  });

  it("says what an address is made of, and what JSON it answers", () => {
    const string = { type: "string" };
    expect(at("/api/v1/matches/{site}/{id}")).toMatchObject({
      get: {
        operationId: "getMatch",
        parameters: [
          { name: "site", in: "path", required: true, schema: string },
          { name: "id", in: "path", required: true, schema: string },
        ],
        responses: {
          "200": {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Match" } } },
          },
          "304": { description: "What you have is still right." },
          default: {
            content: {
              "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
            },
          },
        },
      },
    });
  });

  it("says what may be asked for", () => {
    expect(at("/api/v1/changes")).toMatchObject({
      get: {
        parameters: [{ name: "after", in: "query", schema: { type: "integer", minimum: 0 } }],
      },
    });
  });

  it.each([
    ["/api/v1/matches.csv", "text/csv"],
    ["/api/v1/events", "text/event-stream"],
  ])("says that %s is no JSON but %s, and never unchanged", (path, media) => {
    const content = { [media]: { schema: { type: "string" } } };
    expect(at(path)).toHaveProperty("get.responses.200.content", content);
    expect(at(path)).not.toHaveProperty("get.responses.304");
  });

  it("holds the schema of every JSON answer, and of a problem", () => {
    const { schemas } = document.components;
    const answered = PUBLIC_API.filter(({ schema }) => schema !== null);
    expect(Object.keys(schemas)).toEqual([...answered.map(({ id }) => schemaName(id)), "Problem"]);
    expect(schemas["Matches"]).toMatchObject({ type: "object" });
    expect(JSON.stringify(schemas)).not.toContain("$schema");
  });
});
