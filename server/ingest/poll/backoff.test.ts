import { describe, expect, it } from "vitest";
import type { ServiceFailure } from "#server/upstream/failure.ts";
import { computeBackoffDelay } from "./backoff.ts";

const failure = (
  outcome: ServiceFailure["outcome"],
  retryAfter: number | null = null,
): ServiceFailure => ({
  outcome,
  message: "",
  retryAfter,
});

const after = (last: ServiceFailure, failures: number, random: number, isUrgent: boolean): number =>
  computeBackoffDelay({ interval: 10_000, failures, failure: last, isUrgent, random });

describe("computeBackoffDelay", () => {
  it.each<[string, ServiceFailure, number, number, number]>([
    ["the first failure with the least jitter", failure("http-error"), 1, 0, 10_000],
    ["the first failure with nearly the most jitter", failure("http-error"), 1, 0.9, 18_000],
    ["the fourth failure", failure("connection-lost"), 4, 0.5, 80_000],
    ["the hundredth failure", failure("answer-timeout"), 100, 0.5, 150_000],
    ["Retry-After of two minutes", failure("rate-limited", 120_000), 1, 0.5, 120_000],
    ["refused credentials with the least jitter", failure("client-refused"), 1, 0, 270_000],
    ["refused credentials, nine times", failure("client-refused"), 9, 0.5, 300_000],
    ["an unknown error code", failure("service-error"), 1, 0.5, 10_000],
    [
      "refused credentials with Retry-After of 15 minutes",
      failure("client-refused", 900_000),
      1,
      0,
      900_000,
    ],
  ])("returns the expected wait after %s", (_, last, failures, random, expected) => {
    expect(after(last, failures, random, false)).toBeCloseTo(expected);
  });

  it.each<[string, ServiceFailure, number, number, number]>([
    ["the first failure", failure("http-error"), 1, 0.99, 19_800],
    ["the hundredth failure", failure("connection-lost"), 100, 0.9999, 29_997],
    ["refused credentials", failure("client-refused"), 9, 0.5, 15_000],
    ["an unknown error code", failure("service-error"), 9, 0, 10_000],
    ["Retry-After of two minutes", failure("rate-limited", 120_000), 1, 0.5, 120_000],
  ])("returns at most 30 s after %s while urgent, unless Retry-After is longer", (...row) => {
    const [, last, failures, random, expected] = row;
    expect(after(last, failures, random, true)).toBeCloseTo(expected);
  });

  it.each([
    [1_000, 3_000],
    [10_000, 30_000],
    [20_000, 30_000],
    [60_000, 60_000],
  ])(
    "returns at least one interval of %i ms and at most three or 30 s while urgent",
    (interval, most) => {
      for (let failures = 1; failures < 50; failures += 1) {
        const wait = computeBackoffDelay({
          interval,
          failures,
          failure: failure("client-refused"),
          isUrgent: true,
          random: (failures % 10) / 10,
        });
        expect(wait).toBeGreaterThanOrEqual(interval);
        expect(wait).toBeLessThanOrEqual(most);
      }
    },
  );

  it("never returns less than the configured interval", () => {
    for (let failures = 1; failures < 50; failures += 1) {
      const last = failure("http-error", 5);
      const wait = computeBackoffDelay({
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
