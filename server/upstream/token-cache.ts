import { MINUTE } from "#core/lib/time.ts";
import type { ServiceResult } from "./failure.ts";
import type { AccessToken } from "./access-token.ts";

interface CachedToken {
  readonly token: string;
  /** Monotonic time from which a new token is requested, in milliseconds. */
  readonly renewAt: number;
  /** Monotonic expiry, in milliseconds. */
  readonly expiresAt: number;
}

/** How long before its expiry a token is renewed: a fifth of its lifetime, at most a minute. */
const MARGIN = MINUTE;
const MARGIN_SHARE = 0.2;

/**
 * Creates an empty cache. Concurrent callers share a single token request. Lifetimes are measured
 * by the monotonic clock, so a jump of the machine's time does not affect them.
 */
export function createTokenCache(deps: {
  readonly grant: () => Promise<ServiceResult<AccessToken>>;
  readonly monotonic: () => number;
}) {
  let cached: CachedToken | null = null;
  let pending: Promise<ServiceResult<string>> | null = null;

  async function renew(): Promise<ServiceResult<string>> {
    const requestedAt = deps.monotonic();
    const response = await deps.grant();
    if (response.ok) {
      const { token, lifetime } = response.value;
      const expiresAt = requestedAt + lifetime;
      cached = { token, expiresAt, renewAt: expiresAt - Math.min(MARGIN, lifetime * MARGIN_SHARE) };
      return { ok: true, value: token };
    }
    // The old token is still valid if the early renewal failed.
    if (cached !== null && deps.monotonic() < cached.expiresAt)
      return { ok: true, value: cached.token };
    return response;
  }

  return {
    /** Resolves to a valid token. Requests a new one if there is none or it is about to expire. */
    async token(): Promise<ServiceResult<string>> {
      if (cached !== null && deps.monotonic() < cached.renewAt)
        return { ok: true, value: cached.token };
      pending ??= renew().finally(() => {
        pending = null;
      });
      return pending;
    },
    /** Removes a token that the service has rejected, unless it was replaced already. */
    drop(token: string) {
      if (cached?.token === token) cached = null;
    },
  };
}
