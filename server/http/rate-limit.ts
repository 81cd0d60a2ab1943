import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { getAddressGroup } from "#server/platform/address-group.ts";
import { createProblemResponse } from "./problem.ts";

export interface RateLimitDeps {
  /** Requests per minute from one address; 0 for no limit. */
  readonly perMinute: number;
  readonly proxies: TrustedProxies;
  /** Returns whether requests for a path are not limited. */
  readonly isUnlimited: (path: string) => boolean;
}

interface Env {
  readonly Bindings: Partial<HttpBindings>;
}

const WINDOW = 60;

/**
 * Creates middleware that limits the requests per minute from one address, with the headers of
 * draft-ietf-httpapi-ratelimit-headers. Every response contains the policy. Only rejections contain
 * the remaining quota, because they are not cached: all other responses may be shared by clients.
 */
export function createRateLimit({
  perMinute,
  proxies,
  isUnlimited,
}: RateLimitDeps): MiddlewareHandler<Env> {
  if (perMinute === 0) return async (_, next) => next();
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW });
  const policy = `"public";q=${perMinute};w=${WINDOW}`;
  return async (c, next) => {
    if (isUnlimited(c.req.path)) return next();
    const peer = c.env?.incoming?.socket.remoteAddress ?? "";
    const client = proxies.clientOf(peer, c.req.header("x-forwarded-for"));
    const rejected = await limiter.consume(getAddressGroup(client)).then(
      () => null,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason;
        throw reason;
      },
    );
    if (rejected === null) {
      // Changing the headers of the Hono response would cost more than the rest of this function.
      const raw = c.env?.outgoing;
      raw?.setHeader("ratelimit-policy", policy);
      await next();
      if (raw === undefined) c.res.headers.set("ratelimit-policy", policy);
      return;
    }
    const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    const detail = `The limit is ${perMinute} requests per minute for one address. Retry in ${seconds} s.`;
    const response = createProblemResponse(
      new ProblemError("too-many-requests", detail),
      c.req.path,
    );
    response.headers.set("ratelimit-policy", policy);
    response.headers.set("ratelimit", `"public";r=0;t=${seconds}`);
    response.headers.set("retry-after", String(seconds));
    return response;
  };
}
