import { describe, expect, it } from "vitest";
import { MAX_FLAKY_TESTS, summarizeTests } from "./test-summary.mjs";

const unitReport = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };
const UNIT = { ok: true, report: { ...unitReport, testResults: [] } };

const failure = (message: string) => ({ errors: [{ message }] });
const spec = (line: number, status: string, results: readonly unknown[]) => ({
  file: "wall.spec.ts",
  line,
  title: "shows the score",
  ok: status !== "unexpected",
  tests: [{ status, results }],
});
const flakySpec = (line: number) =>
  spec(line, "flaky", [failure("Expected: 2\n\n\u001B[31mReceived: 1\u001B[39m"), { errors: [] }]);

const e2eOf = (specs: readonly ReturnType<typeof spec>[], ok = true) => {
  const count = (status: string) => specs.filter(({ tests }) => tests[0]?.status === status).length;
  return {
    ok,
    report: {
      stats: {
        expected: count("expected"),
        unexpected: count("unexpected"),
        flaky: count("flaky"),
        skipped: count("skipped"),
      },
      suites: [{ suites: [{ specs }] }],
    },
  };
};

describe("summarizeTests", () => {
  it("counts passed, failed and skipped tests of both reports in the last line", () => {
    const e2e = e2eOf([spec(1, "expected", [{ errors: [] }]), spec(2, "skipped", [])]);
    const { ok, lines } = summarizeTests({ checks: true, unit: UNIT, e2e });
    expect(lines).toEqual(["11 passed, 0 failed, 4 skipped"]);
    expect(ok).toBe(true);
  });

  it("lists a flaky test with the cause of its first attempt, and counts it as passed", () => {
    const { ok, lines } = summarizeTests({ checks: true, unit: UNIT, e2e: e2eOf([flakySpec(12)]) });
    expect(lines).toEqual([
      "FLAKY e2e/specs/wall.spec.ts:12 › shows the score: Expected: 2\nReceived: 1",
      "11 passed, 0 failed, 3 skipped",
    ]);
    expect(ok).toBe(true);
  });

  it("passes with as many flaky tests as the limit allows", () => {
    const specs = Array.from({ length: MAX_FLAKY_TESTS }, (_, index) => flakySpec(index));
    expect(summarizeTests({ checks: true, unit: UNIT, e2e: e2eOf(specs) }).ok).toBe(true);
  });

  it("counts every flaky test as failed if there are more than the limit", () => {
    const specs = Array.from({ length: MAX_FLAKY_TESTS + 1 }, (_, index) => flakySpec(index));
    const { ok, lines } = summarizeTests({ checks: true, unit: UNIT, e2e: e2eOf(specs) });
    expect(lines[0]).toBe("FAILED end-to-end tests: 4 flaky tests exceed the limit of 3");
    expect(lines.at(-1)).toBe("10 passed, 4 failed, 3 skipped");
    expect(ok).toBe(false);
  });

  it("shows the causes of both attempts of a test that failed twice", () => {
    const failed = spec(7, "unexpected", [failure("first cause"), failure("second cause")]);
    const { ok, lines } = summarizeTests({ checks: true, unit: UNIT, e2e: e2eOf([failed], false) });
    expect(lines).toEqual([
      "FAILED e2e/specs/wall.spec.ts:7 › shows the score: first cause\nsecond cause",
      "10 passed, 1 failed, 3 skipped",
    ]);
    expect(ok).toBe(false);
  });

  it("lists skipped unit tests whose titles contain the reason", () => {
    const skipped = {
      status: "skipped",
      title: "skipped: no real events",
      fullName: "the groups of real events skipped: no real events",
    };
    const others = [
      { status: "passed", title: "skipped: never", fullName: "skipped: never" },
      { status: "skipped", title: "takes an hour", fullName: "takes an hour" },
    ];
    const testResults = [
      { name: "a.test.ts", message: "", assertionResults: [skipped, ...others] },
    ];
    const unit = { ok: true, report: { ...unitReport, testResults } };
    const { ok, lines } = summarizeTests({ checks: true, unit, e2e: e2eOf([]) });
    expect(lines).toEqual([
      "SKIPPED a.test.ts › the groups of real events skipped: no real events",
      "10 passed, 0 failed, 3 skipped",
    ]);
    expect(ok).toBe(true);
  });

  it("lists failed unit tests and files that could not be loaded", () => {
    const test = { status: "failed", fullName: "sum adds", failureMessages: ["expected 3"] };
    const unit = {
      ok: false,
      report: {
        ...unitReport,
        numFailedTests: 1,
        testResults: [
          { name: "a.test.ts", message: "", assertionResults: [test] },
          { name: "b.test.ts", message: "no such module", assertionResults: [] },
        ],
      },
    };
    const { lines } = summarizeTests({ checks: true, unit, e2e: e2eOf([]) });
    expect(lines.slice(0, 2)).toEqual([
      "FAILED a.test.ts › sum adds: expected 3",
      "FAILED b.test.ts: no such module",
    ]);
  });

  it("counts a failure for a missing report, an error exit status and a failed check", () => {
    const e2e = { ok: true, report: null };
    const { lines } = summarizeTests({ checks: false, unit: { ...UNIT, ok: false }, e2e });
    expect(lines).toEqual([
      "FAILED node scripts/check/check.mjs",
      "FAILED end-to-end tests: no report was written",
      "10 passed, 3 failed, 3 skipped",
    ]);
  });
});
