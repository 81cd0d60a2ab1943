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

const TITLE = "Matchdesk";
const DESCRIPTION =
  "Matches, brackets, groups and contestants, read-only and the same for everybody. All instants " +
  "are ISO 8601 in UTC. Answers carry an ETag: ask with If-None-Match. More requests than the " +
  "answers' RateLimit-Policy says get 429 with RateLimit and Retry-After.";

/** The public API as an OpenAPI 3.1 document, made of the schemas that the server's tests check. */
export function openApiDocument({ version, publicUrl }: OpenApiFacts): Json {
  const named = PUBLIC_API.flatMap(({ id, schema }) =>
    schema === null ? [] : [[nameOf(id), jsonSchemaOf(schema)] as const],
  );
  return {
    openapi: "3.1.1",
    info: {
      title: TITLE,
      version,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    ...(publicUrl === null ? {} : { servers: [{ url: publicUrl }] }),
    paths: Object.fromEntries(PUBLIC_API.map((endpoint) => [endpoint.path, pathItem(endpoint)])),
    components: {
      schemas: { ...Object.fromEntries(named), Problem: jsonSchemaOf(ProblemSchema) },
    },
  };
}

function pathItem({ path, id, summary, query, schema }: PublicEndpoint): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = query.map((parameter: PublicParameter) => ({ ...parameter, in: "query" }));
  const content =
    schema === null
      ? { "text/event-stream": { schema: { type: "string" } } }
      : { "application/json": { schema: refTo(nameOf(id)) } };
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

/** `getMatch` -> `Match`, `listMatches` -> `Matches`. */
const nameOf = (id: string): string => id.replace(/^(get|list)/, "");

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function jsonSchemaOf(schema: z.ZodMiniType): Json {
  // OpenAPI 3.1 takes JSON Schema as it is; the dialect is said once, by the document.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-2020-12" });
  return rest;
}
