import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { getAddressGroup } from "#server/platform/address-group.ts";
import type { ResponseHeaders } from "./headers.ts";
import { createProblemResponse } from "./problem.ts";

/** Limit of the requests per minute from one address. */
export interface RateLimit {
  /** Headers of every response to a limited request; none without a limit. */
  readonly headers: ResponseHeaders;
  /**
   * Counts a request from the address `peer` with this `X-Forwarded-For`. Resolves to the seconds
   * until the next permitted request; `null` if this one is permitted.
   */
  readonly count: (peer: string, forwardedFor: string | undefined) => Promise<number | null>;
  /** Counts a request. Returns the response to one beyond the limit, else `null`. */
  readonly reject: (c: Context<Env>) => Promise<Response | null>;
}

interface Env {
  readonly Bindings: Partial<HttpBindings>;
}

const WINDOW = 60;

/**
 * Creates a limit per address (0 for none) with the headers of
 * draft-ietf-httpapi-ratelimit-headers. Only rejections contain the remaining quota, because they
 * are not cached: all other responses may be shared by clients.
 */
export function createRateLimit(perMinute: number, proxies: TrustedProxies): RateLimit {
  if (perMinute === 0) {
    return { headers: {}, count: () => Promise.resolve(null), reject: () => Promise.resolve(null) };
  }
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW });
  const policy = `"public";q=${perMinute};w=${WINDOW}`;
  const count: RateLimit["count"] = (peer, forwardedFor) =>
    limiter.consume(getAddressGroup(proxies.clientOf(peer, forwardedFor))).then(
      () => null,
      (reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      },
    );
  return {
    headers: { "ratelimit-policy": policy },
    count,
    reject: async (c) => {
      const peer = c.env?.incoming?.socket.remoteAddress ?? "";
      const seconds = await count(peer, c.req.header("x-forwarded-for"));
      if (seconds === null) return null;
      const detail = `The limit is ${perMinute} requests per minute for one address. Retry in ${seconds} s.`;
      const problem = new ProblemError("too-many-requests", detail);
      const response = createProblemResponse(problem, c.req.path);
      response.headers.set("ratelimit-policy", policy);
      response.headers.set("ratelimit", `"public";r=0;t=${seconds}`);
      response.headers.set("retry-after", String(seconds));
      return response;
    },
  };
}
