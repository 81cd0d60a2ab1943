import * as z from "zod/mini";
import { InstantSchema } from "#core/model/instant.ts";
import { ProblemSchema } from "./meta.ts";
import { PUBLIC_API, type PublicEndpoint } from "./public-api.ts";
import { listQueryParameters } from "./query.ts";

type Json = Readonly<Record<string, unknown>>;

export interface OpenApiInput {
  readonly version: string;
  /** Public URL of this server; null if not configured. */
  readonly publicUrl: string | null;
}

/** The parts of an OpenAPI 3.1 document that Matchdesk uses. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Json;
  readonly components: { readonly schemas: Json };
}

const TITLE = "Matchdesk";
const DESCRIPTION =
  "Matches, brackets, groups and contestants, read-only and without sign-in. All instants are " +
  "ISO 8601 in UTC. Responses have an ETag: send it in If-None-Match. Requests above the limit in " +
  "RateLimit-Policy get 429 with RateLimit and Retry-After.";

/** Creates the OpenAPI 3.1 document of the public API from the schemas that server tests check. */
export function createOpenApiDocument({ version, publicUrl }: OpenApiInput): OpenApiDocument {
  const named = PUBLIC_API.flatMap(({ id, schema }) =>
    schema === null ? [] : [[getResponseSchemaName(id), jsonSchemaOf(schema)] as const],
  );
  return {
    openapi: "3.1.1",
    info: {
      title: TITLE,
      version,
      description: DESCRIPTION,
    },
    ...(publicUrl === null ? {} : { servers: [{ url: publicUrl }] }),
    paths: Object.fromEntries(PUBLIC_API.map((endpoint) => [endpoint.path, pathItem(endpoint)])),
    components: {
      schemas: { ...Object.fromEntries(named), Problem: jsonSchemaOf(ProblemSchema) },
    },
  };
}

function pathItem(endpoint: PublicEndpoint): Json {
  const { path, id, summary, schema } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = listQueryParameters(endpoint.query).map(
    ({ name, description, schema: value }) => ({ name, in: "query", description, schema: value }),
  );
  const content =
    endpoint.schema === null
      ? { [endpoint.media]: { schema: { type: "string" } } }
      : { "application/json": { schema: refTo(getResponseSchemaName(id)) } };
  return {
    get: {
      operationId: id,
      summary,
      parameters: [...inPath, ...inQuery],
      responses: {
        "200": { description: "Success.", content },
        ...(schema === null
          ? {}
          : { "304": { description: "Not modified: the cached response is current." } }),
        default: {
          description: "A problem (RFC 9457): `id` is stable, `detail` explains what to do next.",
          content: { "application/problem+json": { schema: refTo("Problem") } },
        },
      },
    },
  };
}

/** Returns the schema name of an operation's response: `listMatches` -> `Matches`. */
export const getResponseSchemaName = (id: string): string => id.replace(/^(get|list)/, "");

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Returns the JSON Schema of a response: an instant is a string, as its schema encodes it. */
function jsonSchemaOf(schema: z.ZodMiniType): Json {
  // OpenAPI 3.1 uses JSON Schema directly; the document states the dialect for all schemas.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === InstantSchema) jsonSchema.type = "string";
      // Says only that a list of the model is not changed in place.
      delete jsonSchema.readOnly;
    },
  });
  return rest;
}
