/** Covers threat T29: guessing client secrets at `/token/`. */
import { describe, expect, it } from "vitest";
import { createTokenAttemptLimit } from "./token-attempt-limit.ts";

describe("createTokenAttemptLimit", () => {
  it("rejects the eleventh attempt for a client from one address, with Retry-After", async () => {
    const attempts = createTokenAttemptLimit();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await attempts.count("desk", "192.0.2.7")).toBeNull();
    }
    const refusal = await attempts.count("desk", "192.0.2.7");
    expect(refusal).toMatchObject({ status: 429, error: "too_many_requests" });
    expect(Number(refusal?.headers?.["Retry-After"])).toBeGreaterThan(0);
    // The limit must not affect the client at another address, nor other clients at this address.
    expect(await attempts.count("desk", "192.0.2.8")).toBeNull();
    expect(await attempts.count("other", "192.0.2.7")).toBeNull();
  });

  it("limits attempts for many clients from one IPv6 network", async () => {
    const attempts = createTokenAttemptLimit();
    for (let guess = 0; guess < 30; guess += 1) {
      expect(await attempts.count(`client-${guess}`, `2001:db8::${guess}`)).toBeNull();
    }
    expect(await attempts.count("client-31", "2001:db8::ffff")).not.toBeNull();
  });

  it("does not count attempts with the right secret", async () => {
    const attempts = createTokenAttemptLimit();
    for (let renewal = 0; renewal < 50; renewal += 1) {
      expect(await attempts.count("desk", "192.0.2.7")).toBeNull();
      await attempts.forgive("desk", "192.0.2.7");
    }
  });
});
