/** The parts that operations of the OpenAPI document share, besides schemas. */
import { referTo } from "./component-schemas.ts";

const count = { type: "integer", minimum: 0 };
const text = { type: "string" };

export const PARAMETERS = {
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The ETag of a cached response; the response is 304 if it is current.",
    schema: text,
  },
  LastEventId: {
    name: "Last-Event-ID",
    in: "header",
    description:
      "Number of the newest known change, as in `after`. Browsers send it when they reconnect.",
    schema: text,
  },
};

export const HEADERS = {
  ETag: { description: "Changes with the body.", schema: text },
  "matchdesk-data-age": {
    description:
      "Age in seconds of the oldest data in the response: since the lists of its tournament arrived, or since the last good data of matches whose loss is held.",
    schema: count,
  },
  "matchdesk-now": {
    description: "Time of the service in milliseconds since the epoch, for durations until now.",
    schema: count,
  },
  "matchdesk-data-site": {
    description:
      "Site of the oldest data in the response, percent-encoded, if other data in it is more than a minute newer; else absent.",
    schema: text,
  },
  "RateLimit-Policy": {
    description: 'Limit of requests, such as `"public";q=600;w=60`; absent without a limit.',
    schema: text,
  },
  "Retry-After": { description: "Seconds until a retry makes sense.", schema: count },
};

export const RESPONSES = {
  NotModified: {
    description: "Not modified: the cached response is current.",
    headers: referToHeaders(
      "ETag",
      "matchdesk-data-age",
      "matchdesk-data-site",
      "matchdesk-now",
      "RateLimit-Policy",
    ),
  },
  BadParameter: createProblem("A parameter is invalid, unknown or repeated; `detail` names it."),
  NotFound: createProblem("It does not exist, or is not public."),
  TooManyRequests: createProblem("Too many requests from this address.", "Retry-After"),
  Unavailable: createProblem(
    "`no-answer-yet` before the first data, `busy` while too many expensive requests are waiting, " +
      "`too-many-streams` at the limit of event streams, `store-failing` while the archive does " +
      "not respond.",
    "Retry-After",
  ),
  OtherProblem: createProblem("Another problem."),
};

export function referToHeaders(...names: readonly (keyof typeof HEADERS)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function createProblem(description: string, ...headers: readonly (keyof typeof HEADERS)[]) {
  return {
    description,
    headers: referToHeaders("RateLimit-Policy", ...headers),
    content: { "application/problem+json": { schema: referTo("Problem") } },
  };
}
