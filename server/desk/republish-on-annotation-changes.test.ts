import { expect, test } from "vitest";
import { PUBLISHED, TEST_NOW } from "#server/testing/test-publication.ts";
import { createTestDeskArchive } from "#server/testing/test-desk-archive.ts";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { createAnnotationStore } from "./annotation-store.ts";
import { createManualScoreExpiry } from "./republish-on-annotation-changes.ts";

const KEY = { kind: "channel", scope: "main" };
const ANNA = { who: "Anna", at: TEST_NOW };
/** A match that has ended 2–1. */
const ENDED = "halfpitch.example/9001";

/** Set while the service reported 1–1. */
const EXPIRED = { score: [1, 0], reported: { scores: [1, 1], isOver: true } };
/** Set while the service reported 2–1, as it still does. */
const ACTIVE = { score: [2, 0], reported: { scores: [2, 1], isOver: true } };

/**
 * Ends expired manual scores as the leader or a follower; returns the history of a channel with
 * this manual score.
 */
async function historyAfter(
  isLeading: boolean,
  corrected = EXPIRED,
): Promise<readonly { readonly who: string; readonly value: unknown }[]> {
  const store = createAnnotationStore(createTestDeskArchive());
  await store.write(KEY, { ...EMPTY_CHANNEL, match: ENDED, swapped: true, ...corrected }, ANNA);
  const written = new Promise<void>((done) => {
    store.subscribe(() => {
      done();
    });
  });
  const end = createManualScoreExpiry({
    annotations: store,
    publication: () => PUBLISHED,
    clock: { now: () => TEST_NOW },
    isLeading: () => isLeading,
    onError: (error) => expect(error).toBeUndefined(),
  });
  end();
  end();
  if (isLeading && corrected === EXPIRED) await written;
  return (await store.findHistory(KEY)).map(({ who, value }) => ({ who, value }));
}

test("ends a manual score once when the service reports another, and keeps the other values", async () => {
  const [ended, counted, ...earlier] = await historyAfter(true);
  expect(ended).toEqual({
    who: "Matchdesk",
    value: { ...EMPTY_CHANNEL, match: ENDED, swapped: true },
  });
  expect(counted).toMatchObject({ who: "Anna" });
  expect(earlier).toEqual([]);
});

test("keeps a score corrected downwards while the service repeats its own", async () => {
  expect(await historyAfter(true, ACTIVE)).toMatchObject([{ who: "Anna" }]);
});

test("writes nothing in a follower", async () => {
  expect(await historyAfter(false)).toHaveLength(1);
});
