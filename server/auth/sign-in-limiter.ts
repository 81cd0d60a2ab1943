import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { foldName } from "#core/lib/text.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { addressGroup } from "#server/platform/address-group.ts";
import { ProblemError } from "#server/platform/errors.ts";

/** Wrong passwords within `WINDOW`: from one address, and for one name from wherever. */
const PER_ADDRESS = 10;
const PER_NAME = 30;
/** In seconds. */
const WINDOW = (15 * MINUTE) / SECOND;

/** How often somebody may try to sign in. */
export interface SignInLimiter {
  /**
   * Counts an attempt before it is looked at: many at once do not slip through.
   *
   * @throws ProblemError `too-many-attempts`, which says when to try again.
   */
  count(address: string, name?: string): Promise<void>;
  /** Takes an attempt back that was right. */
  forgive(address: string, name?: string): Promise<void>;
}

/**
 * Counts in memory, for each process by itself. A name's limit is the wider one: whoever guesses at
 * somebody's password from one address is stopped before they lock that person out.
 */
export function createAttempts(): SignInLimiter {
  const addresses = new RateLimiterMemory({ points: PER_ADDRESS, duration: WINDOW });
  const names = new RateLimiterMemory({ points: PER_NAME, duration: WINDOW });
  return {
    count: async (address, name) => {
      await consume(addresses, addressGroup(address));
      if (name !== undefined) await consume(names, foldName(name));
    },
    forgive: async (address, name) => {
      await addresses.reward(addressGroup(address));
      if (name !== undefined) await names.reward(foldName(name));
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.ceil(refused.msBeforeNext / SECOND);
    const minutes = Math.ceil(seconds / 60);
    throw new ProblemError(
      "too-many-attempts",
      `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
      seconds,
    );
  }
}
