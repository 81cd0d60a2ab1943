/** Fault 55 of docs/faults.md while the server runs: archive files fail, and pages keep working. */
import {
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
  closeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { describe, expect, it, vi } from "vitest";
import { apiPaths } from "#core/paths/paths.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import {
  type FaultTestProduct,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import { fetchChanges } from "#server/testing/fault-lists.ts";
import { encodeMatchListResponse } from "#server/testing/fault-server.ts";
import { canMount, mountSmallDisk } from "#server/testing/small-disk.ts";

vi.setConfig({ testTimeout: 60_000 });

/** The files of an open archive are checked every two seconds. */
const PATIENCE = { timeout: 30_000, interval: 50 };

/** Polls a service that reports this score of the live match. */
function pollScore(desk: FaultTestProduct, score: number): Promise<number> {
  return desk.nextLook(({ path }) => {
    if (!path.includes("ended")) return null;
    const live = { locked: "0", start: "2026-03-07 11:00:00" };
    return encodeMatchListResponse([
      wireSingleMatch("110009", "ro8#1", `Aino ${score} v Bo 0`, live),
    ]);
  });
}

async function isScoreShown(desk: FaultTestProduct): Promise<boolean> {
  return (await desk.screen()).matches.includes('"110009"');
}

/** Asserts that every place that reports the state of the archive agrees. */
async function expectStore(
  desk: FaultTestProduct,
  state: StoreHealth["state"],
  message: RegExp,
): Promise<void> {
  const { meta, desk: staff } = await desk.screen();
  expect(staff.store).toMatchObject({ state, message: expect.stringMatching(message) });
  expect(meta.storing).toBe(false);
  expect(await (await fetch(`${desk.url}/readyz`)).text()).toContain(`archive ${state} since`);
  expect(await desk.metric(`matchdesk_archive_state{state="${state}"}`)).toBe(1);
  expect((await desk.attention())[0]).toMatchObject({ id: "store-failing", reason: { state } });
  const logged = desk.log.filter(({ level, msg }) => level >= 50 && message.test(msg));
  expect(logged.length).toBeGreaterThan(0);
}

async function expectStoring(desk: FaultTestProduct): Promise<void> {
  await expect.poll(async () => (await desk.screen()).desk.store.state, PATIENCE).toBe("ok");
  expect((await desk.screen()).meta.storing).toBe(true);
}

async function loggedChanges(desk: FaultTestProduct): Promise<number> {
  return (await fetchChanges(desk)).changes.length;
}

/** Adds a message as staff; resolves to the HTTP status. */
async function writeMessage(desk: FaultTestProduct): Promise<number> {
  const message = { kind: "wall-message", scope: "", value: "Lunch" };
  return (await desk.put("/api/v1/desk/facts", message)).status;
}

describe("the archive of a running server", () => {
  it("fault 55: shows data and reports that nothing is stored while DATA_DIR is missing", async () => {
    const folder = join(createTestFolder(), "data");
    const desk = await startFaultTestProduct({ env: { DATA_DIR: folder } });
    const before = await loggedChanges(desk);
    renameSync(folder, `${folder}-away`);
    await pollScore(desk, 1);
    expect(await isScoreShown(desk)).toBe(true);
    await expectStore(desk, "missing", /removed or replaced while Matchdesk was running/);
    expect(await loggedChanges(desk)).toBe(before);
    expect(await writeMessage(desk)).toBe(503);
    renameSync(`${folder}-away`, folder);
    await desk.nextLook();
    await expectStoring(desk);
    expect(await loggedChanges(desk)).toBeGreaterThan(before);
  });

  it("fault 55: detects a removed DATA_DIR even if nothing is written", async () => {
    const folder = join(createTestFolder(), "data");
    const desk = await startFaultTestProduct({ env: { DATA_DIR: folder } });
    rmSync(folder, { recursive: true });
    await expect.poll(async () => (await desk.screen()).desk.store.state, PATIENCE).toBe("missing");
    await expectStore(desk, "missing", /nothing is stored any more/);
  });

  it("fault 55: continues from memory when a page of the archive is damaged", async () => {
    const folder = join(createTestFolder(), "data");
    const desk = await startFaultTestProduct({ env: { DATA_DIR: folder } });
    damage(join(folder, "archive.db"));
    await pollScore(desk, 1);
    expect(await isScoreShown(desk)).toBe(true);

    await expectStore(desk, "corrupt", /is damaged .*npm run restore/);
    expect(await writeMessage(desk)).toBe(503);
    expect((await fetch(desk.url + apiPaths.matches())).status).toBe(200);
  });

  it.skipIf(!canMount)(
    "fault 55: shows data that a full disk cannot store, and stores it once there is space",
    async () => {
      const disk = mountSmallDisk(2_000);
      const desk = await startFaultTestProduct({ env: { DATA_DIR: join(disk.folder, "data") } });
      const before = await loggedChanges(desk);
      disk.fill();
      // The write-ahead log still has space for some commits.
      for (let score = 1; score < 40 && (await desk.screen()).meta.storing; score += 1) {
        await pollScore(desk, score);
      }
      expect(await isScoreShown(desk)).toBe(true);
      await expectStore(desk, "full", /disk .* is full.* Free some space/);
      const unstored = await loggedChanges(desk);
      disk.free();
      await desk.nextLook();
      await expectStoring(desk);
      expect(await loggedChanges(desk)).toBeGreaterThan(Math.min(before, unstored - 1));
    },
  );
});

/** Overwrites every page but the first, and makes the running server read them again. */
function damage(file: string): void {
  const other = new DatabaseSync(file);
  other.exec("update state set tick = tick; pragma wal_checkpoint(truncate)");
  other.close();
  const page = readFileSync(file).readUInt16BE(16);
  const { size } = statSync(file);
  const descriptor = openSync(file, "r+");
  for (let at = page; at < size; at += page) {
    writeSync(descriptor, Buffer.alloc(page, 0xa5), 0, page, at);
  }
  closeSync(descriptor);
}
