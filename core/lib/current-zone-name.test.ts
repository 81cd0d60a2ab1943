import { expect, it } from "vitest";
import { getCurrentZoneName } from "./current-zone-name.ts";

it.each([
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["America/Argentina/Salta", "America/Argentina/Salta"],
  ["Europe/Helsinki", "Europe/Helsinki"],
  ["UTC", "UTC"],
  ["Etc/constructor", "Etc/constructor"],
])("names %s %s", (zone, name) => {
  expect(getCurrentZoneName(zone)).toBe(name);
});
