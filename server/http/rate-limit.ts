import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ProblemError } from "#server/platform/errors.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { addressGroup } from "#server/platform/address-group.ts";
import { problemResponse } from "./problem.ts";

export interface RateLimitDeps {
  /** Requests a minute from one address; 0 for no limit. */
  readonly perMinute: number;
  readonly proxies: TrustedProxies;
  /** Which paths are not counted. */
  readonly isUnlimited: (path: string) => boolean;
}

interface Env {
  readonly Bindings: Partial<HttpBindings>;
}

const WINDOW = 60;

/**
 * Holds every address to so many requests a minute, and says so as
 * draft-ietf-httpapi-ratelimit-headers has it. The policy stands in every answer; how much of it is
 * left stands only in a refusal, which nobody keeps: the others are kept for everybody, and what is
 * left is each reader's own.
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
    const refused = await limiter.consume(addressGroup(client)).then(
      () => null,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason;
        throw reason;
      },
    );
    if (refused === null) {
      // Headers that are changed in the answer itself cost more than all the rest of it.
      const raw = c.env?.outgoing;
      raw?.setHeader("ratelimit-policy", policy);
      await next();
      if (raw === undefined) c.res.headers.set("ratelimit-policy", policy);
      return;
    }
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const detail = `One address may ask ${perMinute} times a minute. Ask again in ${seconds} s.`;
    const response = problemResponse(new ProblemError("too-many-requests", detail), c.req.path);
    response.headers.set("ratelimit-policy", policy);
    response.headers.set("ratelimit", `"public";r=0;t=${seconds}`);
    response.headers.set("retry-after", String(seconds));
    return response;
  };
}
