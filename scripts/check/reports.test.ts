import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { convertChecks, convertE2e, convertUnit } from "./reports.mjs";

describe("convertChecks", () => {
  it("converts each check to a test", () => {
    const report = [{ name: "lint", ok: false, milliseconds: 1500 }];
    expect(convertChecks(report)).toMatchObject([
      { title: "lint", status: "failed", seconds: 1.5 },
    ]);
  });
});

describe("convertUnit", () => {
  it("converts tests, and files that could not be loaded, to paths relative to the project", () => {
    const passed = { status: "passed", fullName: "sum adds", duration: 20, failureMessages: [] };
    const pending = { status: "pending", fullName: "sum waits", failureMessages: [] };
    const failed = { status: "failed", fullName: "sum fails", failureMessages: ["expected 3"] };
    const report = {
      testResults: [
        { name: resolve("a.test.ts"), message: "", assertionResults: [passed, pending, failed] },
        { name: resolve("b.test.ts"), message: "no such module", assertionResults: [] },
      ],
    };
    expect(convertUnit(report)).toEqual([
      { file: "a.test.ts", title: "sum adds", status: "passed", seconds: 0.02, cause: "" },
      { file: "a.test.ts", title: "sum waits", status: "skipped", seconds: 0, cause: "" },
      { file: "a.test.ts", title: "sum fails", status: "failed", seconds: 0, cause: "expected 3" },
      expect.objectContaining({ file: "b.test.ts", status: "failed", cause: "no such module" }),
    ]);
  });
});

const convertSpec = (ok: boolean, status: string, causes: readonly string[]) => {
  const results = causes.map((message) => ({ duration: 400, errors: [{ message }] }));
  const specs = [
    { file: "wall.spec.ts", line: 7, title: "rotates", ok, tests: [{ status, results }] },
  ];
  return convertE2e({ suites: [{ suites: [{ specs }] }] })[0];
};

describe("convertE2e", () => {
  it.each([
    [true, "expected", "passed"],
    [true, "flaky", "flaky"],
    [true, "skipped", "skipped"],
    [false, "unexpected", "failed"],
  ])("converts a spec with ok %s and status %s to %s", (ok, status, expected) => {
    expect(convertSpec(ok, status, [])).toMatchObject({
      file: "e2e/specs/wall.spec.ts",
      title: "line 7 › rotates",
      status: expected,
    });
  });

  it("joins the causes of all attempts without colours and empty lines, and adds their times", () => {
    const causes = ["Expected: 2\n\n\u001B[31mReceived: 1\u001B[39m", "second cause"];
    expect(convertSpec(false, "unexpected", causes)).toMatchObject({
      seconds: 0.8,
      cause: "Expected: 2\nReceived: 1\nsecond cause",
    });
  });
});
