import { expect, it, vi } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { startIngest, useFakeTime } from "#server/ingest/testing/fixture.ts";

const all = Array.from({ length: 9 }, (_, index) =>
  wireMatch({ id: `${index + 1}`, row: `${index + 1}`, round_of: "32" }),
);

useFakeTime(Date.UTC(2026, 2, 7, 12));

it("keeps a held loss after a restart, with its start time, and the raw list as received", async () => {
  const before = await startIngest({ upcoming: all });
  before.script.upcoming = [];
  await vi.advanceTimersByTimeAsync(MINUTE);
  const holds = before.world()?.snapshot.holds;
  expect(holds).toMatchObject([{ id: "matches upcoming", count: 9, of: 9 }]);

  const after = await before.restart();
  expect(after.world()?.snapshot.holds).toEqual(holds);
  expect(after.publisher.current().sentLists.upcoming).toEqual([]);
  await after.poller.start();
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  expect(after.world()?.snapshot.holds).toEqual(holds);
  expect(after.publisher.current().sentLists.upcoming).toEqual([]);
  expect([...before.told, ...after.told]).toEqual([]);
  before.script.upcoming = all;
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(after.world()?.snapshot.holds).toEqual([]);
  expect(after.told).toEqual([]);
});
