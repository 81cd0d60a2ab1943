import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { foldName } from "#core/lib/text.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { getAddressGroup } from "#server/platform/address-group.ts";
import { ProblemError } from "#server/platform/problem-error.ts";

/** Failures allowed within `WINDOW`: from one address, and for one name from all addresses. */
const PER_ADDRESS = 10;
const PER_NAME = 30;
/** In seconds. */
const WINDOW = (15 * MINUTE) / SECOND;

/** Limits failed sign-in attempts. */
export type SignInLimiter = ReturnType<typeof createSignInLimiter>;

/**
 * Creates a limiter that counts in the memory of this process. The limit per name is higher, so
 * that an attacker with one address is stopped before the staff member is locked out.
 */
export function createSignInLimiter() {
  const addresses = new RateLimiterMemory({ points: PER_ADDRESS, duration: WINDOW });
  const names = new RateLimiterMemory({ points: PER_NAME, duration: WINDOW });
  return {
    /**
     * Counts an attempt before it is checked, so that concurrent attempts count too. Rejects with
     * `too-many-attempts` and the time until the next attempt.
     */
    count: async (address: string, name?: string) => {
      await consume(addresses, getAddressGroup(address));
      if (name !== undefined) await consume(names, foldName(name));
    },
    /** Uncounts a successful attempt. */
    forgive: async (address: string, name?: string) => {
      await addresses.reward(getAddressGroup(address));
      if (name !== undefined) await names.reward(foldName(name));
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.ceil(reason.msBeforeNext / SECOND);
    const minutes = Math.ceil(seconds / 60);
    throw new ProblemError(
      "too-many-attempts",
      `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
      seconds,
    );
  }
}
