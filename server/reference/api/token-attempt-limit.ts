import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { getAddressGroup } from "#server/platform/address-group.ts";
import type { ErrorReply } from "./oauth-error.ts";

/** Wrong secrets per `WINDOW` from an address group: for one client, and for all clients. */
const PER_CLIENT = 10;
const PER_ADDRESS = 30;
/** Seconds. */
const WINDOW = 300;

/** Creates the limit, in memory. An address group cannot lock out a client for other groups. */
export function createTokenAttemptLimit() {
  const clients = new RateLimiterMemory({ points: PER_CLIENT, duration: WINDOW });
  const addresses = new RateLimiterMemory({ points: PER_ADDRESS, duration: WINDOW });
  return {
    /**
     * Counts an attempt before its secret is verified, so that parallel attempts cannot bypass the
     * limit. Resolves to a 429 error if the limit is exceeded; `null` if not.
     */
    count: async (clientId: string, address: string) => {
      const { group, pair } = keysOf(clientId, address);
      try {
        await addresses.consume(group);
        await clients.consume(pair);
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return tooMany(error.msBeforeNext);
        throw error;
      }
    },
    /** Removes an attempt from the count because its secret was right. */
    forgive: async (clientId: string, address: string) => {
      const { group, pair } = keysOf(clientId, address);
      await addresses.reward(group);
      await clients.reward(pair);
    },
  };
}

/** Returns the error for too many attempts; `wait` is in milliseconds. */
function tooMany(wait: number): ErrorReply {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return {
    status: 429,
    error: "too_many_requests",
    description: `Too many requests with wrong credentials. Try again in ${seconds} s.`,
    headers: { "Retry-After": String(seconds) },
  };
}

/** Returns the keys of both counters. */
function keysOf(clientId: string, address: string) {
  const group = getAddressGroup(address);
  return { group, pair: `${group} ${clientId}` };
}
