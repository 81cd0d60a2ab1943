import { expect, it } from "vitest";
import { STORE_OK } from "#core/model/store-health.ts";
import { storeFailing } from "./store.ts";

it("returns one alarm with its beginning and the unstored changes when the archive cannot store", () => {
  const health = {
    state: "full",
    since: 7,
    message: "Free some space.",
    unstoredChanges: 3,
  } as const;
  expect(storeFailing(health)).toMatchObject([
    {
      id: "store-failing",
      severity: "alarm",
      since: 7,
      reason: { kind: "store-failing", state: "full", unstoredChanges: 3 },
    },
  ]);
  expect(storeFailing(STORE_OK)).toEqual([]);
});
