import { expect, it } from "vitest";
import { wireMatch } from "#core/testing/wire-match.ts";
import { startIngest } from "#server/ingest/testing/fixture.ts";

const matches = ["3", "1", "10", "2"].map((id) => wireMatch({ id, row: id, round_of: "32" }));
const later = wireMatch({ id: "0", row: "4", round_of: "32", start: "2026-03-09 18:00:00" });

it.each([
  { lists: "matches of one start", upcoming: [...matches, later] },
  { lists: "a later match first", upcoming: [later, ...matches] },
])("restores the service's order of a list after a restart: $lists", async ({ upcoming }) => {
  const before = await startIngest({ upcoming });
  const after = await before.restart();
  expect(after.publisher.current().sentLists.upcoming).toEqual(upcoming);
});
