/** Summarizes the parts of one run of `npm test`. */

/** Maximum number of flaky tests in a run. If there are more, each counts as failed. */
export const MAX_FLAKY_TESTS = 3;

/** Seconds that the tests of a file may take together; a file above it is printed. */
const FILE_BUDGET_SECONDS = 15;

/**
 * Summarizes one run of `npm test`.
 *
 * @param parts for each part its `title`, `ok` (whether the exit status was 0), `seconds` of wall
 * time, and `tests` as `readTests` returns them, `null` if there is no report
 * @returns whether the run passed, and the `lines` to print: failures, flaky tests, skipped tests
 * whose titles contain the reason, files above the budget, the times of the parts, and last `N
 * passed, N failed, N skipped`. A flaky test counts as passed, up to MAX_FLAKY_TESTS.
 */
export function summarizeTests(parts) {
  const tests = parts.flatMap((part) => part.tests ?? []);
  const withStatus = (status) => tests.filter((test) => test.status === status);
  const flaky = withStatus("flaky");
  const excess = flaky.length > MAX_FLAKY_TESTS ? flaky.length : 0;
  const failed = withStatus("failed").length + excess + parts.filter(isUnexplained).length;
  const passed = withStatus("passed").length + flaky.length - excess;
  const skipped = withStatus("skipped");
  return {
    ok: failed === 0,
    lines: [
      ...withStatus("failed").map((test) => `FAILED ${describe(test)}`),
      ...parts
        .filter(isUnexplained)
        .map(({ title, tests: found }) =>
          found === null
            ? `FAILED ${title}: no report was written`
            : `FAILED ${title}: the exit status was not 0 although no test failed`,
        ),
      ...(excess > 0
        ? [`FAILED ${excess} flaky tests exceed the limit of ${MAX_FLAKY_TESTS}`]
        : []),
      ...flaky.map((test) => `FLAKY ${describe(test)}`),
      ...skipped
        .filter(({ title }) => title.includes("skipped: "))
        .map((test) => `SKIPPED ${describe(test)}`),
      ...sumByFile(tests)
        .filter(({ seconds }) => seconds > FILE_BUDGET_SECONDS)
        .map(({ file, seconds }) => `SLOW ${file}: ${seconds.toFixed(1)} s`),
      parts.map(({ title, seconds }) => `${title} ${seconds.toFixed(0)} s`).join(", "),
      `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    ],
  };
}

/** Returns the sum of the seconds of each file's tests, the slowest file first. */
export function sumByFile(tests) {
  const sums = new Map();
  for (const { file, seconds } of tests) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums]
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((a, b) => b.seconds - a.seconds);
}

/** Returns whether a part failed without a test that failed. */
function isUnexplained({ ok, tests }) {
  return tests === null || (!ok && !tests.some(({ status }) => status === "failed"));
}

function describe({ file, title, cause }) {
  return `${file} › ${title}${cause === "" ? "" : `: ${cause}`}`;
}
