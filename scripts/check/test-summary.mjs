/** Sums up the reports of the checks, the unit tests and the end-to-end tests of one run. */
import { stripVTControlCharacters } from "node:util";

/** Flaky tests a run may have. With more of them, each counts as failed. */
export const FLAKY_LIMIT = 3;

/** The first lines of an end-to-end test's error hold the expected and the received value. */
const CAUSE_LINES = 12;

/**
 * Sums up one run of `npm test`.
 *
 * @param checks Whether every check passed.
 * @param unit `ok`: exit status 0; `report`: Vitest's JSON report, `null` if there is none.
 * @param e2e The same of Playwright.
 * @returns `lines` to print, the last of them `N passed, N failed, N skipped`; and whether the run
 *   passed. A flaky test (passed at its second attempt) counts as passed up to FLAKY_LIMIT of them.
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
    ...(flaky.length > FLAKY_LIMIT
      ? [`end-to-end tests: ${flaky.length} were flaky, at most ${FLAKY_LIMIT} may be`]
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

/** A run with another exit status than 0 counts at least one failure, whatever its report holds. */
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
  return flaky > FLAKY_LIMIT
    ? { passed: expected, failed: unexpected + flaky, skipped }
    : { passed: expected + flaky, failed: unexpected, skipped };
}

function failuresOf(name, report, read) {
  return report === null ? [`${name}: there is no report`] : read(report);
}

function failedUnits({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === "failed");
    if (tests.length === 0 && message !== "") return [`${name}: ${message}`];
    return tests.map((test) => `${name} › ${test.fullName}: ${test.failureMessages.join("\n")}`);
  });
}

/** Names the unit tests whose titles say why they are skipped. */
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

/** Names a spec with the errors of all its attempts: those of a flaky one are of its first. */
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
