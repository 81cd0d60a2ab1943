import { expect, test } from "vitest";
import { PUBLISHED, TEST_NOW } from "#server/testing/test-publication.ts";
import { createTestDeskArchive } from "#server/testing/test-desk-archive.ts";
import { createAnnotationStore } from "./annotation-store.ts";
import { createManualScoreExpiry } from "./manual-score-expiry.ts";

const KEY = { kind: "channel", scope: "main" };
const ANNA = { who: "Anna", at: TEST_NOW };
/** A match that has ended 2–1. */
const ENDED = "halfpitch.example/9001";

/** Ends expired manual scores as the leader or a follower; returns the history of the channel. */
async function historyAfter(isLeading: boolean): Promise<readonly unknown[]> {
  const store = createAnnotationStore(createTestDeskArchive());
  await store.write(KEY, { match: ENDED, swapped: true, score: [1, 1] }, ANNA);
  const written = new Promise<void>((done) => {
    store.subscribe(() => {
      done();
    });
  });
  const end = createManualScoreExpiry({
    book: store,
    publication: () => PUBLISHED,
    clock: { now: () => TEST_NOW },
    isLeading: () => isLeading,
    onError: (error) => expect(error).toBeUndefined(),
  });
  end();
  end();
  if (isLeading) await written;
  return (await store.findHistory(KEY)).map(({ who, value }) => ({ who, value }));
}

test("ends a manual score once when the service has reached it, and keeps the other values", async () => {
  const [ended, counted, ...earlier] = await historyAfter(true);
  expect(ended).toEqual({
    who: "Matchdesk",
    value: { match: ENDED, swapped: true, score: null },
  });
  expect(counted).toMatchObject({ who: "Anna" });
  expect(earlier).toEqual([]);
});

test("writes nothing in a follower", async () => {
  expect(await historyAfter(false)).toHaveLength(1);
});
