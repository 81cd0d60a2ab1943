import { describe, expect, it } from "vitest";
import { MAX_FLAKY_TESTS, summarizeTests } from "./test-summary.mjs";

const test = (status: string, title = "shows the score", cause = "") => ({
  file: "wall.spec.ts",
  title,
  status,
  seconds: 2,
  cause,
});
const part = (...tests: readonly ReturnType<typeof test>[]) => ({
  title: "unit tests",
  ok: tests.every(({ status }) => status !== "failed"),
  seconds: 61.4,
  tests,
});
const flaky = (count: number) =>
  part(...Array.from({ length: count }, () => test("flaky", "shows the score", "Received: 1")));

describe("summarizeTests", () => {
  it("ends with the time of each part and the counts of all parts", () => {
    const second = { ...part(test("skipped"), test("passed")), title: "end-to-end tests" };
    expect(summarizeTests([part(test("passed")), second])).toEqual({
      ok: true,
      lines: ["unit tests 61 s, end-to-end tests 61 s", "2 passed, 0 failed, 1 skipped"],
    });
  });

  it("lists failed tests with their cause", () => {
    const { ok, lines } = summarizeTests([part(test("failed", "adds", "expected 3"))]);
    expect(lines[0]).toBe("FAILED wall.spec.ts › adds: expected 3");
    expect(lines.at(-1)).toBe("0 passed, 1 failed, 0 skipped");
    expect(ok).toBe(false);
  });

  it("counts flaky tests as passed up to the limit, and lists each with its cause", () => {
    const { ok, lines } = summarizeTests([flaky(MAX_FLAKY_TESTS)]);
    expect(lines[0]).toBe("FLAKY wall.spec.ts › shows the score: Received: 1");
    expect(lines.at(-1)).toBe("3 passed, 0 failed, 0 skipped");
    expect(ok).toBe(true);
  });

  it("counts every flaky test as failed if there are more than the limit", () => {
    const { ok, lines } = summarizeTests([flaky(MAX_FLAKY_TESTS + 1)]);
    expect(lines[0]).toBe("FAILED 4 flaky tests exceed the limit of 3");
    expect(lines.at(-1)).toBe("0 passed, 4 failed, 0 skipped");
    expect(ok).toBe(false);
  });

  it("lists skipped tests whose titles contain the reason", () => {
    const { lines } = summarizeTests([
      part(test("skipped", "skipped: no real events"), test("skipped", "takes an hour")),
    ]);
    expect(lines).toEqual([
      "SKIPPED wall.spec.ts › skipped: no real events",
      "unit tests 61 s",
      "0 passed, 0 failed, 2 skipped",
    ]);
  });

  it("lists files whose tests take more than 15 s together, without failing", () => {
    const { ok, lines } = summarizeTests([
      part(...Array.from({ length: 8 }, () => test("passed"))),
    ]);
    expect(lines[0]).toBe("SLOW wall.spec.ts: 16.0 s");
    expect(ok).toBe(true);
  });

  it("counts a failure for a missing report and for an exit status without a failed test", () => {
    const { ok, lines } = summarizeTests([
      { ...part(), tests: null },
      { ...part(test("passed")), ok: false },
    ]);
    expect(lines.slice(0, 2)).toEqual([
      "FAILED unit tests: no report was written",
      "FAILED unit tests: the exit status was not 0 although no test failed",
    ]);
    expect(lines.at(-1)).toBe("1 passed, 2 failed, 0 skipped");
    expect(ok).toBe(false);
  });
});
