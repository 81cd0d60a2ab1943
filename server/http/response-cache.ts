import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { runInOneStep, type Steps } from "#core/lib/steps.ts";
import type { SiteKey } from "#core/model/match.ts";
import { findHosts } from "#server/platform/known-hosts.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import {
  createCachedResponseInSteps,
  createResponseHeaders,
  matchesEntityTag,
  type CachedResponse,
  type ComputedResponse,
} from "./cached-response.ts";
import type { HeadersOf } from "./data-age-headers.ts";
import type { ResponseHeaders } from "./headers.ts";
import {
  createResponseGenerations,
  type Generation,
  type ResponseGenerations,
} from "./response-generations.ts";
import { streamParts } from "./body-parts.ts";
import { chooseEncoding, compressBodyParts, type Encoding, LARGE } from "./encoding.ts";

/** Cache of responses that are the same for all clients, computed once per world. */
export type ResponseCache<W extends object> = ReturnType<typeof createResponseCache<W>>;

/** How a JSON response is derived from a world. */
export interface Presented<W> {
  readonly present: (world: W) => unknown;
  /** Returns the tournaments that it shows; omitted if it may show any. */
  readonly listTournaments?: (world: W) => Iterable<SiteKey>;
}

/** Maximum number of URLs per world whose responses are found without routing. */
const MAX_URLS = 1_000;

/** Headers of a JSON body. */
export const JSON_HEADERS: ResponseHeaders = { "content-type": "application/json" };

/**
 * Creates a cache of at most `capacity` bytes. `current` returns the same world until it changes,
 * and `null` before the first data; `policy` has the headers of every response.
 */
export function createResponseCache<W extends object>(
  current: () => W | null,
  policy: ResponseHeaders | HeadersOf,
  work: Pick<WorkLimiter, "admit" | "run">,
  capacity?: number,
) {
  const headersOf = typeof policy === "function" ? policy : () => policy;
  const generations = createResponseGenerations(capacity);
  const send = createSendCached(generations);
  let lastId = 0;
  const ids = new WeakMap<W, number>();

  function currentGeneration(): { readonly world: W; readonly generation: Generation } {
    const world = current();
    if (world === null) {
      throw new ProblemError(
        "no-answer-yet",
        "No data from the Match Data Service yet. See /api/v1/meta for its last response.",
      );
    }
    return { world, generation: generations.of(world) };
  }

  /**
   * Computes a response, or joins the running computation for the same key. If that one is rejected
   * as `busy`, which depends on its client, this request makes its own attempt.
   */
  async function compute(
    c: Context,
    key: string,
    make: (world: W) => Steps<ComputedResponse>,
  ): Promise<CachedResponse> {
    const { flights } = generations.newest();
    const shared = flights.get(key);
    if (shared !== undefined) {
      return shared.catch((error: unknown) => {
        if (error instanceof ProblemError && error.id === "busy") return compute(c, key, make);
        throw error;
      });
    }
    const flight = computeInTurn(c, key, make).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function computeInTurn(
    c: Context,
    key: string,
    make: (world: W) => Steps<ComputedResponse>,
  ): Promise<CachedResponse> {
    await work.admit(c);
    // Uses the current world, because it may have changed while the request waited.
    const { world, generation } = currentGeneration();
    const cached = generation.entries.get(key);
    if (cached !== undefined) return cached;
    const computed = await work.run(createCachedResponseInSteps(make(world)));
    return generations.keep(generation, key, computed);
  }

  function keyIn(world: W, key: string, from: W | null): string {
    if (from === null || from === world) return key;
    const id = ids.get(from) ?? (lastId += 1);
    ids.set(from, id);
    return `${id} ${key}`;
  }

  /** Does the same as `answer` for a body that is not JSON, or that is computed in steps. */
  function serve(
    c: Context,
    key: string,
    make: (world: W) => Steps<ComputedResponse>,
    from?: W | null,
  ): Promise<Response> | Response {
    const { world, generation } = currentGeneration();
    const name = keyIn(world, key, from ?? null);
    const entry = generation.entries.get(name);
    if (entry !== undefined) {
      const { incoming }: Partial<HttpBindings> = c.env ?? {};
      const known = from === undefined ? identifyRequest(incoming) : null;
      if (known !== null && generation.keys.size < MAX_URLS) generation.keys.set(known, name);
      return send(c, entry, headersOf(entry));
    }
    return compute(c, name, (now) => make(from ?? now)).then((computed) =>
      send(c, computed, headersOf(computed)),
    );
  }
  return {
    serve,
    /**
     * Returns the response that a request with the same host and target had from the present world;
     * `undefined` if there was none. Only for caches whose keys depend on nothing but the URL.
     */
    findKnown(request: IncomingMessage): CachedResponse | undefined {
      const world = current();
      if (world === null) return undefined;
      const { entries, keys } = generations.of(world);
      const known = identifyRequest(request);
      return known === null ? undefined : entries.get(keys.get(known) ?? "");
    },
    /**
     * Responds with the JSON that is derived from the current world, with a strong entity tag and
     * compressed, or with a 304. Requests with the same `key` get the same body. If the archive is
     * read, `from` is the world extended by archived data; `null` if that adds nothing. Rejects
     * with `no-answer-yet` before the first data, `busy` if too much work is queued, and errors of
     * `present`.
     */
    answer: (c: Context, key: string, presented: Presented<W>, from?: W | null) =>
      serve(c, key, (world) => runInOneStep(() => jsonOf(presented, world)), from),
  };
}

/**
 * Returns what identifies a request whose response depends on its host and target only; `null` for
 * others. The host was checked when the response was sent for the first time.
 */
function identifyRequest(request: IncomingMessage | undefined): string | null {
  if (request?.method !== "GET" || findHosts(request.rawHeaders).length !== 1) return null;
  return `${request.headers.host} ${request.url}`;
}

function jsonOf<W>({ present, listTournaments }: Presented<W>, world: W): ComputedResponse {
  const body = JSON.stringify(present(world));
  const tournaments = listTournaments && new Set(listTournaments(world));
  return { body, status: 200, headers: JSON_HEADERS, tournaments };
}

type SendCached = (
  c: Context,
  entry: CachedResponse,
  policy: ResponseHeaders,
) => Promise<Response> | Response;

/** Creates a function that sends a cached response in the best accepted encoding, or a 304. */
function createSendCached(generations: Pick<ResponseGenerations, "grow">): SendCached {
  /** Compresses a body once, however many requests need it at the same time. */
  function compress(
    entry: CachedResponse,
    encoding: Exclude<Encoding, "identity">,
  ): Promise<Uint8Array> {
    const running = entry.packing.get(encoding);
    if (running !== undefined) return running;
    const packing = compressBodyParts(entry.parts, encoding).then((packed) => {
      entry.packing.delete(encoding);
      entry.bodies.set(encoding, packed);
      generations.grow(entry, packed.length);
      return packed;
    });
    entry.packing.set(encoding, packing);
    return packing;
  }

  /** Returns the body of parts uncompressed, as a stream if it is too large to be held twice. */
  function joinParts(entry: CachedResponse): Uint8Array | ReadableStream<Uint8Array> {
    if (entry.length >= LARGE) return streamParts(entry.parts);
    const joined = Buffer.concat(entry.parts);
    entry.bodies.set("identity", joined);
    generations.grow(entry, joined.length);
    return joined;
  }

  return (c, entry, policy) => {
    const encoding = chooseEncoding(c.req.header("accept-encoding"), entry.length);
    const { headers } = createResponseHeaders(entry, encoding, policy);
    if (matchesEntityTag(c.req.header("if-none-match"), entry)) {
      return new Response(null, { status: 304, headers });
    }
    const { status } = entry;
    const body = entry.bodies.get(encoding);
    if (body !== undefined) return new Response(body, { status, headers });
    if (encoding === "identity") return new Response(joinParts(entry), { status, headers });
    return compress(entry, encoding).then((packed) => new Response(packed, { status, headers }));
  };
}
