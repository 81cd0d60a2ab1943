/** Summarizes the reports of the checks, the unit tests and the end-to-end tests of one run. */
import { stripVTControlCharacters } from "node:util";

/** Maximum number of flaky tests in a run. If there are more, each counts as failed. */
export const MAX_FLAKY_TESTS = 3;

/**
 * Number of lines printed of an end-to-end test's error, which include the expected and the
 * received value.
 */
const CAUSE_LINES = 12;

/**
 * Summarizes one run of `npm test`.
 *
 * @param checks whether every check passed
 * @param unit `ok`: whether the exit status was 0; `report`: Vitest's JSON report, `null` if there
 * is none
 * @param e2e the same for Playwright
 * @returns whether the run passed, and the `lines` to print; the last one is `N passed, N failed, N
 * skipped`. A flaky test (passed at its second attempt) counts as passed, up to MAX_FLAKY_TESTS.
 */
export function summarizeTests({ checks, unit, e2e }) {
  const flaky = specsOf(e2e.report).filter(isFlaky).map(describeSpec);
  const counts = [
    { passed: 0, failed: checks ? 0 : 1, skipped: 0 },
    countOf(unit, countUnits),
    countOf(e2e, countSpecs),
  ];
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  const failures = [
    ...(checks ? [] : ["node scripts/check/check.mjs"]),
    ...failuresOf("unit tests", unit.report, failedUnits),
    ...failuresOf("end-to-end tests", e2e.report, failedSpecs),
    ...(flaky.length > MAX_FLAKY_TESTS
      ? [`end-to-end tests: ${flaky.length} flaky tests exceed the limit of ${MAX_FLAKY_TESTS}`]
      : []),
  ];
  return {
    ok: sum("failed") === 0,
    lines: [
      ...failures.map((text) => `FAILED ${text}`),
      ...flaky.map((text) => `FLAKY ${text}`),
      ...skippedUnits(unit.report).map((text) => `SKIPPED ${text}`),
      `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`,
    ],
  };
}

/**
 * Returns the counts of a run. An exit status other than 0 counts as at least one failure,
 * regardless of the report.
 */
function countOf({ ok, report }, count) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { passed, failed, skipped } = count(report);
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped };
}

function countUnits({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

function countSpecs({ stats: { expected, unexpected, flaky, skipped } }) {
  return flaky > MAX_FLAKY_TESTS
    ? { passed: expected, failed: unexpected + flaky, skipped }
    : { passed: expected + flaky, failed: unexpected, skipped };
}

function failuresOf(name, report, read) {
  return report === null ? [`${name}: no report was written`] : read(report);
}

function failedUnits({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === "failed");
    if (tests.length === 0 && message !== "") return [`${name}: ${message}`];
    return tests.map((test) => `${name} › ${test.fullName}: ${test.failureMessages.join("\n")}`);
  });
}

/** Returns the skipped unit tests whose titles contain the reason. */
function skippedUnits(report) {
  if (report === null) return [];
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, title }) => status === "skipped" && title.startsWith("skipped: "))
      .map(({ fullName }) => `${name} › ${fullName}`),
  );
}

function failedSpecs(report) {
  return specsOf(report)
    .filter(({ ok }) => !ok)
    .map(describeSpec);
}

function specsOf(report) {
  return report === null ? [] : report.suites.flatMap(specsIn);
}

function specsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

function isFlaky({ tests }) {
  return tests.some(({ status }) => status === "flaky");
}

/**
 * Returns a spec with the errors of all its attempts; for a flaky spec these are those of the
 * first.
 */
function describeSpec({ file, line, title, tests }) {
  return `e2e/specs/${file}:${line} › ${title}: ${tests.flatMap(causes).join("\n")}`;
}

function causes({ results }) {
  return results.flatMap(({ errors }) =>
    errors.map(({ message }) => {
      const lines = stripVTControlCharacters(message).split("\n");
      return lines
        .filter((line) => line.trim() !== "")
        .slice(0, CAUSE_LINES)
        .join("\n");
    }),
  );
}
