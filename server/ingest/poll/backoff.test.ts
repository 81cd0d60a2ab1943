import { describe, expect, it } from "vitest";
import type { Failure } from "#server/upstream/failure.ts";
import { backoffDelay } from "./backoff.ts";

const failure = (outcome: Failure["outcome"], retryAfter: number | null = null): Failure => ({
  outcome,
  message: "",
  retryAfter,
});

const after = (last: Failure, failures: number, random: number, isUrgent: boolean): number =>
  backoffDelay({ interval: 10_000, failures, failure: last, isUrgent, random });

describe("waitAfter", () => {
  it.each<[string, Failure, number, number, number]>([
    ["the first failure, by chance at once", failure("http-error"), 1, 0, 10_000],
    ["the first failure, by chance late", failure("http-error"), 1, 0.9, 18_000],
    ["the fourth", failure("connection-lost"), 4, 0.5, 80_000],
    ["the hundredth", failure("answer-timeout"), 100, 0.5, 150_000],
    ["the service asks for two minutes", failure("rate-limited", 120_000), 1, 0.5, 120_000],
    ["credentials that are refused", failure("client-refused"), 1, 0, 270_000],
    ["credentials that are refused, again", failure("client-refused"), 9, 0.5, 300_000],
    ["an unknown error code", failure("service-error"), 1, 0.5, 10_000],
    ["a refused client that may come later", failure("client-refused", 900_000), 1, 0, 900_000],
  ])("waits after %s", (_, last, failures, random, expected) => {
    expect(after(last, failures, random, false)).toBeCloseTo(expected);
  });

  it.each<[string, Failure, number, number, number]>([
    ["the first failure", failure("http-error"), 1, 0.99, 19_800],
    ["the hundredth failure", failure("connection-lost"), 100, 0.9999, 29_997],
    ["refused credentials", failure("client-refused"), 9, 0.5, 15_000],
    ["an unknown error code", failure("service-error"), 9, 0, 10_000],
    ["Retry-After of two minutes", failure("rate-limited", 120_000), 1, 0.5, 120_000],
  ])("waits at most 30 s after %s while it is urgent, unless asked to", (...row) => {
    const [, last, failures, random, expected] = row;
    expect(after(last, failures, random, true)).toBeCloseTo(expected);
  });

  it.each([
    [1_000, 3_000],
    [10_000, 30_000],
    [20_000, 30_000],
    [60_000, 60_000],
  ])("waits at most three intervals of %i ms, and never less than one", (interval, most) => {
    for (let failures = 1; failures < 50; failures += 1) {
      const wait = backoffDelay({
        interval,
        failures,
        failure: failure("client-refused"),
        isUrgent: true,
        random: (failures % 10) / 10,
      });
      expect(wait).toBeGreaterThanOrEqual(interval);
      expect(wait).toBeLessThanOrEqual(most);
    }
  });

  it("never asks more often than the base interval", () => {
    for (let failures = 1; failures < 50; failures += 1) {
      const last = failure("http-error", 5);
      const wait = backoffDelay({
        interval: 60_000,
        failures,
        failure: last,
        isUrgent: false,
        random: 0,
      });
      expect(wait).toBe(60_000);
    }
  });
});
