import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import { serializeGuardState, restoreGuardState } from "./guard-record.ts";
import {
  createIngestFixture,
  createScriptedService,
  createItemsResponse,
} from "#server/ingest/testing/fixture.ts";

const all = Array.from({ length: 9 }, (_, index) =>
  wireMatch({ id: `${index + 1}`, row: `${index + 1}`, round_of: "32" }),
);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 7, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

it("keeps a held loss after a restart, with its start time and the published raw list", async () => {
  const { service, script } = createScriptedService("one", {
    upcoming: createItemsResponse(...all),
  });
  const before = await createIngestFixture([service]);
  await before.poller.start();
  script.upcoming = createItemsResponse();
  await vi.advanceTimersByTimeAsync(MINUTE);
  const holds = before.world()?.snapshot.guard?.holds;
  expect(holds).toMatchObject([{ id: "matches upcoming", count: 9, of: 9 }]);
  await before.poller.stop();

  const after = await createIngestFixture([service], before.archive);
  expect(after.world()?.snapshot.guard?.holds).toEqual(holds);
  expect(after.publisher.current().sentLists.upcoming).toEqual(all);
  await after.poller.start();
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  expect(after.world()?.snapshot.guard?.holds).toEqual(holds);
  expect(after.publisher.current().sentLists.upcoming).toEqual(all);
  expect([...before.told, ...after.told]).toEqual([]);
  script.upcoming = createItemsResponse(...all);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(after.world()?.snapshot.guard?.holds).toEqual([]);
  expect(after.told).toEqual([]);
  await after.poller.stop();
});

it("keeps held items in their positions when new items arrive", async () => {
  const { service, script } = createScriptedService("one", {
    upcoming: createItemsResponse(...all),
  });
  const { poller, publisher } = await createIngestFixture([service]);
  await poller.start();
  const [first, , third] = all;
  const added = wireMatch({ id: "99", row: "10", round_of: "32" });
  script.upcoming = createItemsResponse(first, third, added);
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(publisher.current().sentLists.upcoming).toEqual([...all, added]);
  await poller.stop();
});

it("treats archived holds of earlier versions as public", () => {
  const hold = {
    id: "matches upcoming",
    since: 2,
    dataAt: 1,
    lost: "matches",
    list: "upcoming",
    site: null,
    tournament: null,
    count: 3,
    of: 4,
  };
  const text = JSON.stringify({ holds: [hold], held: ["a/1"], unconfirmed: [] });
  const { guard } = restoreGuardState(emptySnapshot(0), text);
  expect(guard?.holds).toEqual([{ ...hold, isHidden: false }]);
});

it("ignores guard text of another form", () => {
  const snapshot = emptySnapshot(0);
  expect(serializeGuardState(snapshot)).toBeNull();
  for (const text of [null, "{}", "[]"]) expect(restoreGuardState(snapshot, text)).toBe(snapshot);
});
