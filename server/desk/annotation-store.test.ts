import { expect, test } from "vitest";
import { NOON } from "#core/testing/model-match.ts";
import { createTestDeskArchive } from "#server/testing/test-desk-archive.ts";
import { createDeskBook } from "./annotation-store.ts";

const PLACE = { kind: "station", scope: "a/1" };
const AUTHOR = { who: "Anna", at: NOON };

test("a change is told once it can be read, and answered once everybody was told", async () => {
  const book = createDeskBook(createTestDeskArchive());
  const told: unknown[] = [];
  book.subscribe(async (what) => {
    await Promise.resolve();
    told.push([what, book.facts().valueOf("station", "a/1"), book.claims().length]);
  });
  await book.write(PLACE, "14", AUTHOR);
  const said = { state: "taken", who: "Anna", by: "Anna", note: "", until: null } as const;
  await book.claim({ id: "x", ...said, facts: [], at: NOON });
  expect(told).toEqual([
    ["facts", "14", 0],
    ["claims", "14", 1],
  ]);
});

test("what another process wrote is there after a reload; what is not understood is left out", async () => {
  const archive = createTestDeskArchive();
  const book = createDeskBook(archive);
  await archive.insertFact({ ...PLACE, value: "14", ...AUTHOR });
  await archive.insertFact({ kind: "mood", scope: "", value: "good", ...AUTHOR });
  expect(book.facts().all).toEqual([]);
  await book.reload();
  expect(book.facts().all).toEqual([{ ...PLACE, value: "14", ...AUTHOR }]);
});

test("what another process wrote of something else leaves the facts as they were", async () => {
  const archive = createTestDeskArchive();
  const book = createDeskBook(archive);
  await book.write(PLACE, "14", AUTHOR);
  const facts = book.facts();
  const told: string[] = [];
  book.subscribe((what) => void told.push(what));
  const said = { state: "taken", who: "Anna", by: "Anna", note: "", until: null } as const;
  await archive.upsertClaim({ id: "x", ...said, facts: [], at: NOON });
  await book.reload();
  await book.reload();
  expect(book.facts()).toBe(facts);
  expect(told).toEqual(["claims"]);
});

test("what somebody could not be told of is told again", async () => {
  const book = createDeskBook(createTestDeskArchive());
  let told = 0;
  book.subscribe(() => {
    told += 1;
    if (told === 1) throw new Error("broken");
  });
  await expect(book.write(PLACE, "14", AUTHOR)).rejects.toThrow("broken");
  await book.reload();
  await book.reload();
  expect(told).toBe(2);
});

test("what is written in the place of a fact does not undo what somebody wrote meanwhile", async () => {
  const book = createDeskBook(createTestDeskArchive());
  await book.write(PLACE, "14", AUTHOR);
  const [seen] = book.facts().all;
  if (seen === undefined) throw new Error("it was written down");
  const written = book.write(PLACE, "15", AUTHOR);
  await book.replace(seen, "16", AUTHOR);
  await written;
  expect(book.facts().valueOf("station", "a/1")).toBe("15");
  const [newest] = book.facts().all;
  if (newest !== undefined) await book.replace(newest, "17", AUTHOR);
  expect(book.facts().valueOf("station", "a/1")).toBe("17");
});
