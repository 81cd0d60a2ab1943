import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { listEventNames } from "./real-events.ts";

it("listEventNames returns the names of a folder's events", () => {
  const folder = mkdtempSync(join(tmpdir(), "events-"));
  mkdirSync(join(folder, "wire"));
  writeFileSync(join(folder, "wire", "spring-cup.json"), "{}");
  expect(listEventNames(folder)).toEqual(["spring-cup"]);
});

it("listEventNames logs that tests are skipped when the folder does not exist", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(listEventNames("/nowhere")).toEqual([]);
  expect(write).toHaveBeenCalledExactlyOnceWith("Skipped: tests of real events need /nowhere.\n");
  write.mockRestore();
});
