import { MINUTE } from "#core/lib/time.ts";
import type { Result } from "./failure.ts";
import type { AccessToken } from "./access-token.ts";

export interface TokenCache {
  /** A token that is good now; a new one where the kept one is about to expire. */
  token(): Promise<Result<string>>;
  /** The service refused this token. Ignored for one that is not kept any more. */
  drop(token: string): void;
}

interface Kept {
  readonly token: string;
  /** Monotonic. */
  readonly renewAt: number;
  readonly expiresAt: number;
}

/** How long before its end a token is renewed, at most; short-lived ones a fifth before. */
const MARGIN = MINUTE;
const MARGIN_SHARE = 0.2;

/**
 * Keeps one token. However many callers wait, one grant is under way. Lifetimes are counted on the
 * monotonic clock: a machine whose time jumps keeps its token.
 */
export function createTokenKeeper(deps: {
  readonly grant: () => Promise<Result<AccessToken>>;
  readonly monotonic: () => number;
}): TokenCache {
  let kept: Kept | null = null;
  let flight: Promise<Result<string>> | null = null;

  async function renew(): Promise<Result<string>> {
    const askedAt = deps.monotonic();
    const granted = await deps.grant();
    if (granted.ok) {
      const { token, lifetime } = granted.value;
      const expiresAt = askedAt + lifetime;
      kept = { token, expiresAt, renewAt: expiresAt - Math.min(MARGIN, lifetime * MARGIN_SHARE) };
      return { ok: true, value: token };
    }
    // The margin is there for this: the old token is still good.
    if (kept !== null && deps.monotonic() < kept.expiresAt) return { ok: true, value: kept.token };
    return granted;
  }

  return {
    async token() {
      if (kept !== null && deps.monotonic() < kept.renewAt) return { ok: true, value: kept.token };
      flight ??= renew().finally(() => {
        flight = null;
      });
      return flight;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}
