import { expect, it } from "vitest";
import { describeDescriptorLimitProblem } from "./descriptor-limit.ts";

const limits = (
  soft: string,
): string => `Limit                     Soft Limit           Hard Limit           Units
Max processes             31447                31447                processes
Max open files            ${soft}                 524288               files
`;

it.each([
  ["enough", limits("10200")],
  ["no limit", limits("unlimited")],
  ["an unknown limit", ""],
])("returns null for %s", (_name, text) => {
  expect(describeDescriptorLimitProblem(text, 10_000)).toBeNull();
});

it.each([
  ["1024", /may open 1024 files.*ulimit -n 10200.*STREAM_LIMIT=824\.$/],
  ["64", /STREAM_LIMIT=1\.$/],
])("explains what to do about a limit of %s files", (soft, problem) => {
  expect(describeDescriptorLimitProblem(limits(soft), 10_000)).toMatch(problem);
});
