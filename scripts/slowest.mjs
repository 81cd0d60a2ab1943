/** Prints the slowest tests and files of the last `npm test`, from its reports. */
import { PARTS, readTests } from "./check/reports.mjs";
import { sumByFile } from "./check/test-summary.mjs";

const COUNT = 30;

const reports = Object.keys(PARTS).map((part) => ({ part, tests: readTests(part) }));
for (const { part, tests } of reports) {
  if (tests === null) process.stderr.write(`No ${PARTS[part].path}. Run npm test first.\n`);
}
const tests = reports.flatMap((report) => report.tests ?? []);

process.stdout.write(`Slowest ${COUNT} files (seconds of their tests)\n`);
for (const { file, seconds } of sumByFile(tests).slice(0, COUNT)) print(seconds, file);
process.stdout.write(`\nSlowest ${COUNT} tests and checks\n`);
for (const { file, title, seconds } of tests
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, COUNT)) {
  print(seconds, `${file} › ${title}`);
}
process.exit(tests.length === 0 ? 1 : 0);

function print(seconds, text) {
  process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${text}\n`);
}
