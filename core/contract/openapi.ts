import { createComponentSchemas, referTo } from "./component-schemas.ts";
import { HEADERS, PARAMETERS, referToHeaders, RESPONSES } from "./openapi-components.ts";
import { PUBLIC_API, type PublicEndpoint } from "./public-api.ts";
import { listQueryParameters } from "./query.ts";

type Json = Readonly<Record<string, unknown>>;

export interface OpenApiInput {
  readonly version: string;
  /** Public URL of this server; null if not configured. */
  readonly publicUrl: string | null;
  /** By id of the endpoint. */
  readonly examples: Readonly<Record<string, ApiExample>>;
}

/** A request and the response of the demo; lists have at most two items. */
export interface ApiExample {
  /** Path and query. */
  readonly url: string;
  readonly body: unknown;
}

const TITLE = "Matchdesk";
const DESCRIPTION =
  "Matches, brackets, groups and contestants, read-only and without sign-in. All instants are " +
  "ISO 8601 in UTC. Responses have an ETag: send it in If-None-Match. Requests above the limit in " +
  "RateLimit-Policy get 429 with RateLimit and Retry-After. Later versions may add members to " +
  "objects, values and types of changes: ignore those that you do not know. Examples are responses " +
  "of the demo; their lists are cut to two items.";

/** Creates the OpenAPI 3.1 document of the public API from the schemas that its routes use. */
export function createOpenApiDocument({ version, publicUrl, examples }: OpenApiInput) {
  return {
    openapi: "3.1.1",
    info: {
      title: TITLE,
      version,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [
      publicUrl === null
        ? { url: "/", description: "The server of this document." }
        : { url: publicUrl },
    ],
    // No endpoint needs credentials.
    security: [],
    paths: Object.fromEntries(
      PUBLIC_API.map((endpoint) => [
        endpoint.path,
        { get: createOperation(endpoint, examples[endpoint.id]) },
      ]),
    ),
    components: {
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: RESPONSES,
      schemas: createComponentSchemas(),
    },
  };
}

/** Headers of a response with an entity tag. */
const TAGGED = ["ETag", "matchdesk-data-age", "matchdesk-data-site", "matchdesk-now"] as const;

function createOperation(endpoint: PublicEndpoint, example: ApiExample | undefined): Json {
  const { path, id, summary, query, schema } = endpoint;
  const hasTag = schema !== null && endpoint.isUntagged === undefined;
  const content = example && { example: example.body };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: PATH_PARAMETERS[name],
    schema: { type: "string" },
    example: example && readPathParameter(path, name, example.url),
  }));
  const inQuery = listQueryParameters(query).map(({ name, description, schema: value }) => ({
    name,
    in: "query",
    description,
    schema: value,
  }));
  return {
    operationId: id,
    summary,
    parameters: [
      ...inPath,
      ...inQuery,
      ...(hasTag ? [referToParameter("IfNoneMatch")] : []),
      ...(id === "streamChanges" ? [referToParameter("LastEventId")] : []),
    ],
    responses: {
      "200": {
        description: "Success.",
        headers: referToHeaders(...(hasTag ? TAGGED : []), "RateLimit-Policy"),
        content:
          schema === null
            ? { [endpoint.media]: { schema: { type: "string" }, ...content } }
            : { "application/json": { schema: referTo(schema), ...content } },
      },
      ...(hasTag && { "304": referToResponse("NotModified") }),
      "400": referToResponse("BadParameter"),
      ...(inPath.length > 0 && { "404": referToResponse("NotFound") }),
      "429": referToResponse("TooManyRequests"),
      "503": referToResponse("Unavailable"),
      default: referToResponse("OtherProblem"),
    },
  };
}

/** Meaning of the parameters of paths, which is the same in all paths. */
const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  site: "Host of the tournament system.",
  id: "Id on the site.",
  slug: "Slug of the tournament on its site.",
  key: "Key of the contestant.",
  name: "Name of the channel.",
};

/** Returns the value of a parameter in the path of a URL; "" if the URL has another path. */
function readPathParameter(path: string, name: string, url: string): string {
  const pattern = path
    .replaceAll(".", "\\.")
    .replace(`{${name}}`, "([^/]+?)")
    .replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).exec(url)?.[1] ?? "";
}

function referToParameter(name: keyof typeof PARAMETERS): Json {
  return { $ref: `#/components/parameters/${name}` };
}

function referToResponse(name: keyof typeof RESPONSES): Json {
  return { $ref: `#/components/responses/${name}` };
}
