import { expect, test } from "vitest";
import { TEST_NOW, publicationOf, testLists } from "#server/testing/test-app.ts";
import { createTestDeskArchive } from "#server/testing/test-desk-archive.ts";
import { createDeskBook } from "./annotation-store.ts";
import { createHandScores } from "./manual-scores.ts";

const PUBLICATION = publicationOf(testLists());
const PLACE = { kind: "channel", scope: "main" };
const ANNA = { who: "Anna", at: TEST_NOW };
/** 2–1, and over. */
const OVER = "halfpitch.example/9001";

/** Ends what has ended, where this process leads or does not; answers the history of a channel. */
async function historyAfter(isLeading: boolean): Promise<readonly unknown[]> {
  const book = createDeskBook(createTestDeskArchive());
  await book.write(PLACE, { match: OVER, swapped: true, score: [1, 1] }, ANNA);
  const written = new Promise<void>((done) => {
    book.subscribe(() => {
      done();
    });
  });
  const end = createHandScores({
    book,
    publication: () => PUBLICATION,
    clock: { now: () => TEST_NOW },
    isLeading: () => isLeading,
    onError: (error) => expect(error).toBeUndefined(),
  });
  end();
  end();
  if (isLeading) await written;
  return (await book.findHistory(PLACE)).map(({ who, value }) => ({ who, value }));
}

test("a score that the service has reached is taken down once, and everything else stays", async () => {
  const [ended, counted, ...earlier] = await historyAfter(true);
  expect(ended).toEqual({
    who: "Matchdesk",
    value: { match: OVER, swapped: true, score: null },
  });
  expect(counted).toMatchObject({ who: "Anna" });
  expect(earlier).toEqual([]);
});

test("a process that only follows writes nothing", async () => {
  expect(await historyAfter(false)).toHaveLength(1);
});
