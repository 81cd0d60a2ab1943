import { expect, test } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import type { SourcePollState } from "#core/model/poll-state.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { createTestDeskArchive } from "#server/testing/test-desk-archive.ts";
import { PUBLISHED, TEST_NOW } from "#server/testing/test-publication.ts";
import { createServiceRecorder } from "./service-recorder.ts";

const [source] = PUBLISHED.sources;
const FAILING: Partial<SourcePollState> = {
  outcome: "connection-refused",
  failedPolls: { since: TEST_NOW - MINUTE, count: 4 },
};

/** Publishes the state of the only service, and a hold if there is one. */
function publicationWith(
  state: Partial<SourcePollState>,
  holds: readonly ReturnType<typeof sampleHold>[] = [],
): Publication {
  const snapshot = { ...PUBLISHED.world.snapshot, holds };
  return {
    ...PUBLISHED,
    world: { ...PUBLISHED.world, snapshot },
    sources: [{ ...source!, ...state }],
  };
}

function createStage(archive = createTestDeskArchive()) {
  const stage = { publication: publicationWith({}), isLeading: true };
  const record = createServiceRecorder({
    archive,
    publication: () => stage.publication,
    clock: { now: () => TEST_NOW },
    isLeading: () => stage.isLeading,
    onError: (error) => expect(error).toBeUndefined(),
  });
  const publish = async (...args: Parameters<typeof publicationWith>) => {
    stage.publication = publicationWith(...args);
    await record();
    await record();
  };
  const read = async () =>
    (await archive.findNewest(9)).map(({ kind, scope, value, who, at }) => {
      expect([who, at]).toEqual(["Matchdesk", TEST_NOW]);
      return `${kind} ${scope} ${value === null ? "over" : "begun"}`;
    });
  return { archive, stage, publish, read };
}

const OUTAGE = "service-outage football.example.org test";

test("stores an outage once, and its end once", async () => {
  const { publish, read } = createStage();
  await publish({});
  await publish(FAILING);
  expect(await read()).toEqual([`${OUTAGE} begun`]);
  await publish({});
  expect(await read()).toEqual([`${OUTAGE} over`, `${OUTAGE} begun`]);
});

test("continues an outage after a restart and in another leader", async () => {
  const { archive, publish, read } = createStage();
  await publish(FAILING);
  const restarted = createStage(archive);
  await restarted.publish(FAILING);
  expect(await read()).toEqual([`${OUTAGE} begun`]);
  await restarted.publish({});
  expect(await read()).toEqual([`${OUTAGE} over`, `${OUTAGE} begun`]);
});

test("stores nothing in a follower, and only what the former leader has not stored", async () => {
  const { archive, stage, publish, read } = createStage();
  await publish({});
  stage.isLeading = false;
  await publish(FAILING);
  expect(await read()).toEqual([]);
  await createStage(archive).publish(FAILING);
  stage.isLeading = true;
  await publish(FAILING);
  expect(await read()).toEqual([`${OUTAGE} begun`]);
});

test("stores nothing that another process has stored meanwhile", async () => {
  const { archive, publish, read } = createStage();
  await publish({});
  await createStage(archive).publish(FAILING);
  await publish(FAILING);
  expect(await read()).toEqual([`${OUTAGE} begun`]);
});

test("stores the begin and the end of a hold", async () => {
  const { publish, read } = createStage();
  await publish({}, [sampleHold()]);
  await publish({});
  expect(await read()).toEqual(["service-hold matches 2 over", "service-hold matches 2 begun"]);
});

test("reports a failure, and records after it", async () => {
  const archive = createTestDeskArchive();
  const errors: unknown[] = [];
  let isBroken = true;
  const record = createServiceRecorder({
    archive: {
      ...archive,
      append: (key, decide) =>
        isBroken ? Promise.reject(new Error("full")) : archive.append(key, decide),
    },
    publication: () => publicationWith(FAILING),
    clock: { now: () => TEST_NOW },
    isLeading: () => true,
    onError: (error) => errors.push(error),
  });
  await record();
  isBroken = false;
  await record();
  expect(errors).toHaveLength(1);
  expect(await archive.findNewest(9)).toHaveLength(1);
});
