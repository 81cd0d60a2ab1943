import * as z from "zod";
import { SECOND } from "#core/lib/time.ts";
import { createFailureResult, type ServiceResult } from "./failure.ts";

/** An access token and its lifetime in milliseconds. */
export interface AccessToken {
  readonly token: string;
  readonly lifetime: number;
}

/**
 * Default lifetime, as in the service's document, if a response has no `expires_in` (allowed by
 * RFC 6749, 5.1). A token that expires earlier is renewed when the service rejects it.
 */
const DEFAULT_SECONDS = 3600;
const MIN_SECONDS = 5;
const MAX_SECONDS = 24 * 3600;

const TokenResponseSchema = z.object({
  // Any visible ASCII characters: more than RFC 6750, 2.1 allows in a header.
  access_token: z.string().regex(/^[\u0021-\u007e]{1,8192}$/),
  expires_in: z.optional(z.unknown()),
});

/** Parses the response body of `POST /token/`. Limits `expires_in` to 5 seconds to 24 hours. */
export function parseTokenResponse(body: unknown): ServiceResult<AccessToken> {
  const parsed = TokenResponseSchema.safeParse(body);
  if (!parsed.success) return createFailureResult("not-the-service");
  const seconds = Number(parsed.data.expires_in ?? DEFAULT_SECONDS);
  const lifetime = Number.isFinite(seconds) ? seconds : DEFAULT_SECONDS;
  const clamped = Math.min(Math.max(lifetime, MIN_SECONDS), MAX_SECONDS);
  return { ok: true, value: { token: parsed.data.access_token, lifetime: clamped * SECOND } };
}
