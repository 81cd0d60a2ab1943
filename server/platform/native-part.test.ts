import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTestFolder } from "#server/testing/server-process.ts";
import { describeNativePartFailure } from "./native-part.ts";

const load = createRequire(import.meta.url);

/** Returns the error with which `require` fails. */
function failureOf(path: string): unknown {
  try {
    load(path);
  } catch (error) {
    return error;
  }
  return null;
}

it("describes a missing package, and a binary for another platform, with what to do", () => {
  const binary = join(createTestFolder(), "other.node");
  writeFileSync(binary, "of another platform");
  for (const [error, reason] of [
    [
      failureOf("@resvg/resvg-js-of-no-platform"),
      "Cannot find module '@resvg/resvg-js-of-no-platform'",
    ],
    [failureOf(binary), binary],
    // As thrown by node-gyp-build, which @photostructure/sqlite uses.
    [new Error("No native build was found for platform=plan9\n    loaded from: /app\n"), "plan9"],
  ] as const) {
    const line = describeNativePartFailure(error);
    expect(line).toContain(reason);
    expect(line).toContain(`${process.platform} ${process.arch} and Node ${process.version}`);
    expect(line).toContain('Run "npm ci"');
    expect(line).not.toContain("\n");
  }
});

it("leaves other errors alone", () => {
  expect(describeNativePartFailure(new Error("boom"))).toBeNull();
  expect(describeNativePartFailure("No native build was found")).toBeNull();
});
