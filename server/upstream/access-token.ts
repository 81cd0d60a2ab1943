import * as z from "zod";
import { SECOND } from "#core/lib/time.ts";
import { failureResult, type Result } from "./failure.ts";

/** A token and how long it is good, in milliseconds. */
export interface AccessToken {
  readonly token: string;
  readonly lifetime: number;
}

/**
 * What the service's document shows; used if a response has no `expires_in`, which RFC 6749, 5.1
 * allows. A token that ends earlier is renewed when the service refuses it (`invalid_token`).
 */
const USUAL_SECONDS = 3600;
const SHORTEST_SECONDS = 5;
const LONGEST_SECONDS = 24 * 3600;

const GrantSchema = z.object({
  // What RFC 6750, 2.1 lets a header carry, and then some: anything visible.
  access_token: z.string().regex(/^[\u0021-\u007e]{1,8192}$/),
  expires_in: z.optional(z.unknown()),
});

/** Reads the body of `POST /token/`; `expires_in` is clamped to 5 seconds … 24 hours. */
export function parseTokenResponse(body: unknown): Result<AccessToken> {
  const parsed = GrantSchema.safeParse(body);
  if (!parsed.success) return failureResult("not-the-service");
  const seconds = Number(parsed.data.expires_in ?? USUAL_SECONDS);
  const known = Number.isFinite(seconds) ? seconds : USUAL_SECONDS;
  const clamped = Math.min(Math.max(known, SHORTEST_SECONDS), LONGEST_SECONDS);
  return { ok: true, value: { token: parsed.data.access_token, lifetime: clamped * SECOND } };
}
