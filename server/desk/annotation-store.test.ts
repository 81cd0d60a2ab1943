import { expect, test } from "vitest";
import { NOON } from "#core/testing/model-match.ts";
import { createTestDeskArchive } from "#server/testing/test-desk-archive.ts";
import { CLAIM_KIND } from "#core/desk/staff-act.ts";
import { storeActs } from "#server/archive/testing/samples.ts";
import { createAnnotationStore } from "./annotation-store.ts";

const KEY = { kind: "station", scope: "a/1" };
const AUTHOR = { who: "Anna", at: NOON };
const TAKEN = { state: "taken", who: "Anna", by: "Anna", note: "", until: null } as const;
const CLAIM = { id: "x", ...TAKEN, facts: [], at: NOON };
const CLAIM_KEY = { kind: CLAIM_KIND, scope: "x" };
const BO = { who: "Bo", at: NOON + 2000 };

test("notifies listeners after the change is readable and resolves after all were notified", async () => {
  const store = createAnnotationStore(createTestDeskArchive());
  const notified: unknown[] = [];
  store.subscribe(async (kind) => {
    await Promise.resolve();
    notified.push([kind, store.current().valueOf("station", "a/1"), store.claims().length]);
  });
  await store.write(KEY, "14", AUTHOR);
  await store.write(CLAIM_KEY, CLAIM, AUTHOR);
  expect(notified).toEqual([
    ["annotations", "14", 0],
    ["claims", "14", 1],
  ]);
});

test("returns another process's annotations after a reload, except unknown kinds", async () => {
  const archive = createTestDeskArchive();
  const store = createAnnotationStore(archive);
  await storeActs(
    archive,
    { ...KEY, value: "14", ...AUTHOR },
    { kind: "mood", scope: "", value: "good", ...AUTHOR },
  );
  expect(store.current().all).toEqual([]);
  await store.reload();
  expect(store.current().all).toEqual([{ ...KEY, value: "14", ...AUTHOR }]);
});

test("keeps the annotations object when only claims changed in another process", async () => {
  const archive = createTestDeskArchive();
  const store = createAnnotationStore(archive);
  await store.write(KEY, "14", AUTHOR);
  const before = store.current();
  const notified: string[] = [];
  store.subscribe((kind) => void notified.push(kind));
  await storeActs(archive, { ...CLAIM_KEY, value: CLAIM, ...AUTHOR });
  await store.reload();
  await store.reload();
  expect(store.current()).toBe(before);
  expect(notified).toEqual(["claims"]);
});

test("retries a notification that failed", async () => {
  const store = createAnnotationStore(createTestDeskArchive());
  let notified = 0;
  store.subscribe(() => {
    notified += 1;
    if (notified === 1) throw new Error("broken");
  });
  await expect(store.write(KEY, "14", AUTHOR)).rejects.toThrow("broken");
  await store.reload();
  await store.reload();
  expect(notified).toBe(2);
});

test("stores the same value only once", async () => {
  const store = createAnnotationStore(createTestDeskArchive());
  await store.write(KEY, "14", AUTHOR, 0);
  expect(await store.write(KEY, "14", BO, 0)).toEqual({ act: null, later: null });
  await store.write(CLAIM_KEY, CLAIM, AUTHOR, 0);
  const again = store.write(CLAIM_KEY, { ...CLAIM, at: NOON + 1 }, AUTHOR, 0);
  expect(await again).toEqual({ act: null, later: null });
});
