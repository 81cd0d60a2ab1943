import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressGroup } from "#server/platform/address-group.ts";
import type { Refusal } from "./oauth-error.ts";

/** Wrong secrets within `WINDOW`: for one client from one address, and from one address for any. */
const PER_CLIENT = 10;
const PER_ADDRESS = 30;
/** In seconds. */
const WINDOW = 300;

/** Limits wrong secrets at `POST /token/`. */
export interface TokenAttempts {
  /**
   * Counts an attempt before its secret is verified, so that many at once do not slip through.
   *
   * @returns How to refuse it, whatever its secret is; null if it may be verified.
   */
  count(clientId: string, address: string): Promise<Refusal | null>;
  /** Takes an attempt back whose secret was right. */
  forgive(clientId: string, address: string): Promise<void>;
}

/** Counts in memory. No address can lock a client out for another one. */
export function createTokenAttempts(): TokenAttempts {
  const clients = new RateLimiterMemory({ points: PER_CLIENT, duration: WINDOW });
  const addresses = new RateLimiterMemory({ points: PER_ADDRESS, duration: WINDOW });
  return {
    count: async (clientId, address) => {
      const { group, pair } = keysOf(clientId, address);
      try {
        await addresses.consume(group);
        await clients.consume(pair);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return tooMany(refused.msBeforeNext);
        throw refused;
      }
    },
    forgive: async (clientId, address) => {
      const { group, pair } = keysOf(clientId, address);
      await addresses.reward(group);
      await clients.reward(pair);
    },
  };
}

/** @param wait In milliseconds. */
function tooMany(wait: number): Refusal {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return {
    status: 429,
    error: "too_many_requests",
    description: `Too many requests with wrong credentials. Try again in ${seconds} s.`,
    headers: { "Retry-After": String(seconds) },
  };
}

/** Keys of both limits. */
function keysOf(clientId: string, address: string) {
  const group = addressGroup(address);
  return { group, pair: `${group} ${clientId}` };
}
