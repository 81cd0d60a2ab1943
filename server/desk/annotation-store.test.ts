import { expect, test } from "vitest";
import { NOON } from "#core/testing/model-match.ts";
import { createTestDeskArchive } from "#server/testing/test-desk-archive.ts";
import { createAnnotationStore } from "./annotation-store.ts";

const KEY = { kind: "station", scope: "a/1" };
const AUTHOR = { who: "Anna", at: NOON };
const TAKEN = { state: "taken", who: "Anna", by: "Anna", note: "", until: null } as const;
const CLAIM = { id: "x", ...TAKEN, facts: [], at: NOON };

test("notifies listeners after the change is readable and resolves after all were notified", async () => {
  const store = createAnnotationStore(createTestDeskArchive());
  const notified: unknown[] = [];
  store.subscribe(async (kind) => {
    await Promise.resolve();
    notified.push([kind, store.facts().valueOf("station", "a/1"), store.claims().length]);
  });
  await store.write(KEY, "14", AUTHOR);
  await store.claim(CLAIM);
  expect(notified).toEqual([
    ["facts", "14", 0],
    ["claims", "14", 1],
  ]);
});

test("returns another process's annotations after a reload, except unknown kinds", async () => {
  const archive = createTestDeskArchive();
  const store = createAnnotationStore(archive);
  await archive.insertFact({ ...KEY, value: "14", ...AUTHOR });
  await archive.insertFact({ kind: "mood", scope: "", value: "good", ...AUTHOR });
  expect(store.facts().all).toEqual([]);
  await store.reload();
  expect(store.facts().all).toEqual([{ ...KEY, value: "14", ...AUTHOR }]);
});

test("keeps the annotations object when only claims changed in another process", async () => {
  const archive = createTestDeskArchive();
  const store = createAnnotationStore(archive);
  await store.write(KEY, "14", AUTHOR);
  const before = store.facts();
  const notified: string[] = [];
  store.subscribe((kind) => void notified.push(kind));
  await archive.upsertClaim(CLAIM);
  await store.reload();
  await store.reload();
  expect(store.facts()).toBe(before);
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

test("does not replace an annotation that was changed meanwhile", async () => {
  const store = createAnnotationStore(createTestDeskArchive());
  await store.write(KEY, "14", AUTHOR);
  const [seen] = store.facts().all;
  if (seen === undefined) throw new Error("the annotation is missing");
  const written = store.write(KEY, "15", AUTHOR);
  await store.replace(seen, "16", AUTHOR);
  await written;
  expect(store.facts().valueOf("station", "a/1")).toBe("15");
  const [newest] = store.facts().all;
  if (newest !== undefined) await store.replace(newest, "17", AUTHOR);
  expect(store.facts().valueOf("station", "a/1")).toBe("17");
});
