import { type AnySchema, Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { PublicChangeSchema } from "#core/model/change.ts";
import { PUBLIC_API } from "#core/contract/public-api.ts";
import { serveApp } from "#server/testing/serve-app.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";
import * as z from "zod";

const { app } = createTestApp();

const EXAMPLES: Readonly<Record<string, string>> = {
  getMatch: "/api/v1/matches/halfpitch.example/9001",
  getTournament: "/api/v1/tournaments/halfpitch.example/harbour",
  getRanking: "/api/v1/rankings/osu.example.net/cup-0",
  getBracket: "/api/v1/brackets/osu.example.net/1101",
  getGroup: "/api/v1/groups/halfpitch.example/77",
  getContestant: `/api/v1/contestants/${[...PUBLISHED.world.contestants.keys()][0]}`,
};
/** Without the event stream, which never ends; events-routes.test.ts tests it. */
const listed = PUBLIC_API.filter(({ schema }) => schema !== null);

async function readDocument() {
  return OpenApiSchema.parse(await (await app.request("/openapi.json")).json());
}

describe("/openapi.json and /api", () => {
  it("describes every path and parameter in OpenAPI 3.1, with valid references", async () => {
    const document = await readDocument();
    expect(Object.keys(document.paths)).toEqual(PUBLIC_API.map(({ path }) => path));
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, { get }] of Object.entries(document.paths)) {
      const inPath = get.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(get.responses).toHaveProperty("200.description");
    }
  });

  it.each(listed)("describes the response of $path", async (endpoint) => {
    const { id, path, schema } = endpoint;
    const response = await app.request(EXAMPLES[id] ?? path);
    expect(response.status).toBe(200);
    for (const name of ["etag", "matchdesk-data-age", "matchdesk-now"]) {
      expect([name, response.headers.has(name)]).toEqual([name, !("isUntagged" in endpoint)]);
    }
    const validator = createValidator((await readDocument()).components.schemas);
    const isValid = validator.validate(`#/components/schemas/${schema}`, await response.json());
    expect([isValid, validator.errors]).toEqual([true, null]);
  });

  it.each(listed)("has an example of the response of $path", async ({ path, schema }) => {
    const { paths, components } = await readDocument();
    const validator = createValidator(components.schemas);
    const content = paths[path]?.get.responses["200"]?.content?.["application/json"];
    const isValid = validator.validate(`#/components/schemas/${schema}`, content.example);
    expect([isValid, validator.errors]).toEqual([true, null]);
  });

  it("renders the description as a page without scripts", async () => {
    const response = await app.request("/api");
    const html = await response.text();
    for (const { path } of PUBLIC_API) expect(html).toContain(`GET ${path}`);
    const targets = [...html.matchAll(/ href="#(\w[\w-]*)"/g)].map(([, id]) => `id="${id}"`);
    expect(targets.filter((target) => html.split(target).length !== 2)).toEqual([]);
    expect(html).not.toContain("<script");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

describe("table of changes on /api", () => {
  it("has each type that viewers may see, when it is sent, and its members", async () => {
    const html = await (await app.request("/api")).text();
    const [, table = ""] = /<h2 id="Change">.*?<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
    const rows = new Map(
      table.split("</tr>").map((row) => {
        const [type = "", ...cells] = row
          .replace(/<[^>]*>/g, "\t")
          .split(/\t+/)
          .filter(Boolean);
        return [type.replaceAll("&quot;", ""), cells.join(" ").replace(/\s+/g, " ")];
      }),
    );
    rows.delete("");
    const options = PublicChangeSchema.def.options;
    expect([...rows.keys()]).toEqual(options.map(({ shape }) => shape.type.def.values[0]));
    expect(rows.get("replaced")).toBe(
      "Another contestant took a slot, or it is open again. " +
        "from ( ContestantRef ): The previous contestant of the slot. " +
        "to ( ContestantRef or null): The new one; null if the slot is open again.",
    );
    expect(rows.get("started")).toBe("The match is live.");
    expect(rows.get("score")).toContain("to (list of (number or null))");
  });
});

describe("rate limit of the public API", () => {
  it("rejects excess requests with RateLimit headers and no-store", async () => {
    const limited = createTestApp(PUBLISHED, { rateLimit: 3 }).app;
    for (let count = 0; count < 3; count += 1) {
      const response = await limited.request("/api/v1/tournaments");
      expect(response.status).toBe(200);
      expect(response.headers.get("ratelimit-policy")).toBe('"public";q=3;w=60');
      // The remaining quota differs by client, but this response is cached for all clients.
      expect(response.headers.get("ratelimit")).toBeNull();
      expect(response.headers.get("cache-control")).toContain("s-maxage=1");
    }
    const rejected = await limited.request("/embed/matches");
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get("ratelimit")).toMatch(/^"public";r=0;t=([1-9]|[1-5]\d|60)$/);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(rejected.headers.get("cache-control")).toBe("no-store");
    expect(await rejected.json()).toMatchObject({ id: "too-many-requests", status: 429 });
  });

  it("announces the policy once in every response, also of errors and event streams", async () => {
    const { url } = await serveApp(createTestApp(PUBLISHED, { rateLimit: 9 }).app);
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const statuses: number[] = [];
    for (const path of ["tournaments", "tournaments", "matches?state=over", "events"]) {
      const response = await fetch(`${url}/api/v1/${path}`, { signal: leaving.signal });
      expect([path, response.headers.get("ratelimit-policy")]).toEqual([path, '"public";q=9;w=60']);
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 400, 200]);
  });
});

function createValidator(schemas: Readonly<Record<string, unknown>>) {
  // In strict mode, a keyword that JSON Schema does not define is an error.
  const validator = new Ajv2020({
    strict: true,
    allErrors: true,
    formats: { "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/ },
  });
  for (const [name, each] of Object.entries(schemas)) {
    validator.addSchema(closeObjects(each), `#/components/schemas/${name}`);
  }
  return validator;
}

/** Rejects members that the document does not describe; clients must accept them. */
function closeObjects(schema: unknown): AnySchema {
  return JSON.parse(
    JSON.stringify(schema, (_, value: unknown) =>
      typeof value === "object" && value !== null && "properties" in value
        ? { ...value, additionalProperties: false }
        : value,
    ),
  );
}

const OperationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(
    z
      .object({ name: z.string(), in: z.string(), required: z.boolean(), $ref: z.string() })
      .partial(),
  ),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.any() }).partial(),
  ),
});
/** The parts of OpenAPI 3.1 that the product's description uses; tests check their members. */
const OpenApiSchema = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(z.string().startsWith("/"), z.object({ get: OperationSchema })),
  components: z.object({ schemas: z.record(z.string().regex(/^[\w.-]+$/), z.any()) }),
});
