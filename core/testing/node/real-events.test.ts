import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { eventsIn } from "./real-events.ts";

it("names the events of a folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "events-"));
  mkdirSync(join(folder, "wire"));
  writeFileSync(join(folder, "wire", "spring-cup.json"), "{}");
  expect(eventsIn(folder)).toEqual(["spring-cup"]);
});

it("says that tests are skipped where the folder is absent", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(eventsIn("/nowhere")).toEqual([]);
  expect(write).toHaveBeenCalledExactlyOnceWith("Skipped: tests over real events need /nowhere.\n");
  write.mockRestore();
});
