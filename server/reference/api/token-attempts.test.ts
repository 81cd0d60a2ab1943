/** T29: guesses at `/token/` are limited. */
import { describe, expect, it } from "vitest";
import { createTokenAttempts } from "./token-attempts.ts";

describe("createTokenAttempts", () => {
  it("refuses the eleventh guess at a client's secret from one address, and says until when", async () => {
    const attempts = createTokenAttempts();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await attempts.count("desk", "192.0.2.7")).toBeNull();
    }
    const refusal = await attempts.count("desk", "192.0.2.7");
    expect(refusal).toMatchObject({ status: 429, error: "too_many_requests" });
    expect(Number(refusal?.headers?.["Retry-After"])).toBeGreaterThan(0);
    // Another address must not lose its own access by it, nor another client of this address.
    expect(await attempts.count("desk", "192.0.2.8")).toBeNull();
    expect(await attempts.count("other", "192.0.2.7")).toBeNull();
  });

  it("refuses guesses at many clients from one address, an IPv6 network counting as one", async () => {
    const attempts = createTokenAttempts();
    for (let guess = 0; guess < 30; guess += 1) {
      expect(await attempts.count(`client-${guess}`, `2001:db8::${guess}`)).toBeNull();
    }
    expect(await attempts.count("client-31", "2001:db8::ffff")).not.toBeNull();
  });

  it("does not count right secrets", async () => {
    const attempts = createTokenAttempts();
    for (let renewal = 0; renewal < 50; renewal += 1) {
      expect(await attempts.count("desk", "192.0.2.7")).toBeNull();
      await attempts.forgive("desk", "192.0.2.7");
    }
  });
});
