import { expect, test } from "vitest";
import { parseGuardRecord } from "./guard-record.ts";

test("returns null without text, and for another form", () => {
  expect(parseGuardRecord(null)).toBeNull();
  expect(parseGuardRecord("[]")).toBeNull();
});

test("returns holds, kept matches and unconfirmed slots", () => {
  const slot = { sort: 1, confirmed: null, candidate: "aino", polls: 1 };
  const record = { holds: [], held: ["a/1"], unconfirmed: [["a/1", [slot]]] };
  expect(parseGuardRecord(JSON.stringify(record))).toEqual(record);
});
