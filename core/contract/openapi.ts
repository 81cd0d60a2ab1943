import * as z from "zod/mini";
import { ProblemSchema } from "./meta.ts";
import { PUBLIC_API, type PublicEndpoint, type PublicParameter } from "./public-api.ts";

type Json = Readonly<Record<string, unknown>>;

/** What the description says of this desk. */
export interface OpenApiFacts {
  readonly version: string;
  /** Where this desk is for others; null where it does not know. */
  readonly publicUrl: string | null;
}

/** An OpenAPI 3.1 document, as far as we look at it. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Json;
  readonly components: { readonly schemas: Json };
}

const TITLE = "Matchdesk";
const DESCRIPTION =
  "Matches, brackets, groups and contestants, read-only and the same for everybody. All instants " +
  "are ISO 8601 in UTC. Answers carry an ETag: ask with If-None-Match. More requests than the " +
  "answers' RateLimit-Policy says get 429 with RateLimit and Retry-After.";

/** The public API as an OpenAPI 3.1 document, made of the schemas that the server's tests check. */
export function openApiDocument({ version, publicUrl }: OpenApiFacts): OpenApiDocument {
  const named = PUBLIC_API.flatMap(({ id, schema }) =>
    schema === null ? [] : [[schemaName(id), jsonSchemaOf(schema)] as const],
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
  const inQuery = endpoint.query.map(inTheQuery);
  const content =
    endpoint.schema === null
      ? { [endpoint.media]: { schema: { type: "string" } } }
      : { "application/json": { schema: refTo(schemaName(id)) } };
  return {
    get: {
      operationId: id,
      summary,
      parameters: [...inPath, ...inQuery],
      responses: {
        "200": { description: "The answer.", content },
        ...(schema === null ? {} : { "304": { description: "What you have is still right." } }),
        default: {
          description: "A problem (RFC 9457): `id` is stable, `detail` says what to do next.",
          content: { "application/problem+json": { schema: refTo("Problem") } },
        },
      },
    },
  };
}

function inTheQuery(parameter: PublicParameter): Json {
  return { ...parameter, in: "query" };
}

/** What the answer of an operation is called: `getMatch` -> `Match`, `listMatches` -> `Matches`. */
export const schemaName = (id: string): string => id.replace(/^(get|list)/, "");

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function jsonSchemaOf(schema: z.ZodMiniType): Json {
  // OpenAPI 3.1 takes JSON Schema as it is; the dialect is said once, by the document.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-2020-12" });
  return rest;
}
