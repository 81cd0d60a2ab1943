import { describe, expect, it } from "vitest";
import type { Failure } from "#server/upstream/failure.ts";
import { waitAfter } from "./back-off.ts";

const failure = (outcome: Failure["outcome"], retryAfter: number | null = null): Failure => ({
  outcome,
  message: "",
  retryAfter,
});

describe("waitAfter", () => {
  it.each<[string, Failure | null, number, number, number]>([
    ["all is well", null, 0, 0.99, 10_000],
    ["the first failure, by chance at once", failure("http-error"), 1, 0, 10_000],
    ["the first failure, by chance late", failure("http-error"), 1, 0.9, 18_000],
    ["the fourth", failure("connection-lost"), 4, 0.5, 80_000],
    ["the hundredth", failure("answer-timeout"), 100, 0.5, 150_000],
    ["the service asks for two minutes", failure("rate-limited", 120_000), 1, 0.5, 120_000],
    ["credentials that are refused", failure("client-refused"), 1, 0, 270_000],
    ["credentials that are refused, again", failure("client-refused"), 9, 0.5, 300_000],
    ["an error nobody knows", failure("service-error"), 1, 0.5, 300_000],
    ["a refused client that may come later", failure("client-refused", 900_000), 1, 0, 900_000],
  ])("waits after %s", (_, last, failures, random, expected) => {
    expect(waitAfter(10_000, failures, last, random)).toBeCloseTo(expected);
  });

  it("never asks more often than the base interval", () => {
    for (let failures = 1; failures < 50; failures += 1) {
      expect(waitAfter(60_000, failures, failure("http-error", 5), 0)).toBe(60_000);
    }
  });
});
