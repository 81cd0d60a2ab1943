import { describe, expect, it } from "vitest";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { type BackOffInput, computeBackoffDelay } from "./backoff.ts";

type Parts = Partial<Omit<BackOffInput, "failure">> & { readonly retryAfter?: number };

/** Computes the wait after one failure at an interval of 10 s with half of the jitter, apart from `parts`. */
const waitAfter = (outcome: FailedOutcome, { retryAfter, ...parts }: Parts): number =>
  computeBackoffDelay({
    interval: 10_000,
    failures: 1,
    failure: { outcome, message: "", retryAfter: retryAfter ?? null },
    isUrgent: false,
    random: 0.5,
    ...parts,
  });

describe("computeBackoffDelay", () => {
  it.each<[FailedOutcome, Parts, number]>([
    ["http-error", { random: 0 }, 10_000],
    ["http-error", { random: 0.9 }, 18_000],
    ["connection-lost", { failures: 4 }, 80_000],
    ["answer-timeout", { failures: 100 }, 150_000],
    ["rate-limited", { retryAfter: 120_000 }, 120_000],
    ["client-refused", { random: 0 }, 270_000],
    ["client-refused", { failures: 9 }, 300_000],
    ["service-error", {}, 10_000],
    ["client-refused", { retryAfter: 900_000, random: 0 }, 900_000],
  ])("returns the expected wait after %s with %j", (outcome, parts, expected) => {
    expect(waitAfter(outcome, parts)).toBeCloseTo(expected);
  });

  it.each<[FailedOutcome, Parts, number]>([
    ["http-error", { random: 0.99 }, 19_800],
    ["connection-lost", { failures: 100, random: 0.9999 }, 29_997],
    ["client-refused", { failures: 9 }, 15_000],
    ["service-error", { failures: 9, random: 0 }, 10_000],
    ["rate-limited", { retryAfter: 120_000 }, 120_000],
  ])(
    "returns at most 30 s while urgent, unless Retry-After is longer: %s, %j",
    (outcome, parts, expected) => {
      expect(waitAfter(outcome, { ...parts, isUrgent: true })).toBeCloseTo(expected);
    },
  );

  it.each([
    ["at least one interval and at most three while urgent", 1_000, true, 3_000],
    ["at most three intervals while urgent", 10_000, true, 30_000],
    ["at most 30 s while urgent", 20_000, true, 30_000],
    ["the interval if it is longer than 30 s while urgent", 60_000, true, 60_000],
    ["never less than the interval", 60_000, false, 330_000],
  ])("returns %s (%i ms)", (_, interval, isUrgent, most) => {
    for (let failures = 1; failures < 50; failures += 1) {
      const random = (failures % 10) / 10;
      const wait = waitAfter("client-refused", { interval, failures, isUrgent, random });
      expect(wait).toBeGreaterThanOrEqual(interval);
      expect(wait).toBeLessThanOrEqual(most);
      expect(waitAfter("http-error", { interval, failures, retryAfter: 5, random: 0 })).toBe(
        interval,
      );
    }
  });
});
