import { describe, expect, it } from "vitest";
import { INSPECT_USAGE, parseInspectArguments } from "./inspect-arguments.ts";

describe("parseInspectArguments", () => {
  it.each([
    [[], { files: [], now: null, contestants: [] }],
    [["a.json", "b.json"], { files: ["a.json", "b.json"], now: null, contestants: [] }],
    [
      ["a.json", "--now", "2026-03-07T18:00:00Z"],
      { files: ["a.json"], now: Date.UTC(2026, 2, 7, 18), contestants: [] },
    ],
    [["--now=2026-03-07T18:00:00Z"], { files: [], now: Date.UTC(2026, 2, 7, 18), contestants: [] }],
    [
      ["--contestant=-Cai", "a.json", "--contestant==HYPERLINK", "--contestant=--now"],
      { files: ["a.json"], now: null, contestants: ["-Cai", "=HYPERLINK", "--now"] },
    ],
    [
      ["--contestant=A / B", "--", "-a.json"],
      { files: ["-a.json"], now: null, contestants: ["A / B"] },
    ],
  ])("parses %j", (args, value) => {
    expect(parseInspectArguments(args)).toEqual({ ok: true, value });
  });

  it.each([
    [["--now", "soon"], "--now soon is not a date and time."],
    [["--verbose"], "Unknown option '--verbose'"],
    [["--now"], "Option '--now <value>' argument missing"],
  ])("rejects %j", (args, reason) => {
    const parsed = parseInspectArguments(args);
    expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
    expect(parsed).toMatchObject({ message: expect.stringContaining(INSPECT_USAGE) });
  });
});
