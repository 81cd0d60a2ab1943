/** A tournament in memory has every match that is archived, whichever client archived it. */
import { describe, expect, it, vi } from "vitest";
import { must } from "#core/lib/must.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import { playElimination } from "#core/testing/elimination.ts";
import { createFinalWireMatches } from "#core/testing/elimination-wire.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { GENERATED_EVENT_START, inCup } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import {
  createIngestFixture,
  createScriptedService,
  type IngestFixture,
  useFakeTime,
} from "./testing/fixture.ts";

const EVENT = playElimination({
  kind: "single",
  contestants: 16,
  bronze: false,
  bestOf: 3,
  oddities: 0,
  dropOrder: (index) => index,
  resetListed: "always",
  random: seededRandom(1),
});
/** All 15 matches of the event. The service lists the last ten. */
const ALL = createFinalWireMatches(EVENT, { locks: true, byes: true });
const TOURNAMENT = "osu.example.net/cup-0";

useFakeTime(GENERATED_EVENT_START + 2 * DAY);

/** Starts an ingest on an archive. Every one after the first is a restart. */
type Start = () => Promise<IngestFixture>;

/** Events after the import; each resolves to the ingest that must be complete after them. */
const COURSES: Readonly<Record<string, (start: Start) => Promise<IngestFixture>>> = {
  "after the first poll": startAndPoll,
  "days later": async (start) => {
    const ingest = await startAndPoll(start);
    vi.setSystemTime(Date.now() + 9 * DAY);
    await ingest.catchUp.renew();
    return ingest;
  },
  "after a restart days later": async (start) => {
    const { poller } = await startAndPoll(start);
    poller.pause();
    vi.setSystemTime(Date.now() + 9 * DAY);
    return start();
  },
  "a poll after the archive could not be read": async (start) => {
    const ingest = await start();
    const source = must(ingest.opened.sources[0], "a source was opened");
    const { findAllByTournaments } = source;
    Object.assign(source, { findAllByTournaments: () => Promise.reject(new Error("unreadable")) });
    await ingest.poller.start();
    Object.assign(source, { findAllByTournaments });
    await vi.advanceTimersByTimeAsync(MINUTE);
    return ingest;
  },
  "a poll after the process was detached from the archive": async (start) => {
    const ingest = await start();
    ingest.become("detached");
    await ingest.poller.start();
    ingest.become("leading");
    await vi.advanceTimersByTimeAsync(MINUTE);
    return ingest;
  },
  "a poll after memory was renewed during a poll": async (start) => {
    const ingest = await start();
    const { publish } = ingest.publisher;
    vi.setSystemTime(Date.now() + 9 * DAY);
    Object.assign(ingest.publisher, {
      publish: async (...call: Parameters<typeof publish>) => {
        await ingest.catchUp.renew();
        return publish(...call);
      },
    });
    await ingest.poller.start();
    Object.assign(ingest.publisher, { publish });
    await vi.advanceTimersByTimeAsync(MINUTE);
    return ingest;
  },
};

async function startAndPoll(start: Start): Promise<IngestFixture> {
  const ingest = await start();
  await ingest.poller.start();
  return ingest;
}

/** Imports all matches for a client, of which the second one lists the event. */
async function createArchiveWithImport(importer: "one" | "two"): Promise<Start> {
  const clients = ["one", "two"] as const;
  const services = clients.map((client) => {
    const ended = client === "two" ? ALL.slice(-10) : [];
    return createScriptedService(client, { ended }).service;
  });
  const { archive, opened } = await createIngestFixture(services);
  const { matches, sent } = createMatchListNormalizer("UTC")(ALL);
  const seen = [...snapshotOfFile(matches, Date.now()).matches.values()];
  const source = must(opened.sources[clients.indexOf(importer)], "both sources were opened");
  await source.insertAll(seen, new Map(matches.map(({ key }, at) => [key, sent[at]])));
  return () => createIngestFixture(services, archive);
}

describe.each(Object.entries(COURSES))("an imported tournament, %s", (_, play) => {
  it.each([
    ["the client that lists it", "two", 5],
    ["another client", "one", 5],
    ["the client that lists it, on the next day", "two", 0],
    ["another client, on the next day", "one", 0],
  ] as const)("is complete if it was imported for %s", async (_name, importer, days) => {
    vi.setSystemTime(Date.now() + days * DAY);
    const { world, told } = await play(await createArchiveWithImport(importer));
    const view = must(world()?.tournaments.get(TOURNAMENT), "the tournament is in memory");
    expect(view.matches).toHaveLength(ALL.length);
    expect(view.coverage).toEqual({ partial: false, unseen: null });
    expect(told).toEqual([]);
  });
});

const createFinal = (slug: string, sides: string) =>
  inCup(slug, wireSingleMatch("1", "ro2#1", sides, { start: "2026-03-07 18:00:00" }));

it("gives a new tournament other ids than an archived one that is no longer in memory", async () => {
  const first = createScriptedService("one", { ended: [createFinal("old", "Aino 2 v Bo 0")] });
  const { archive, poller } = await createIngestFixture([first.service]);
  await poller.start();
  poller.pause();
  vi.setSystemTime(Date.now() + 60 * DAY);
  const next = createScriptedService("one", { ended: [createFinal("new", "Eve 1 v Fay 0")] });
  const ingest = await createIngestFixture([next.service], archive);
  await startAndPoll(() => Promise.resolve(ingest));
  expect(ingest.matchKeys()).toContain("osu.example.net/1-new");
  const found = await ingest.opened.sources[0]?.findAllByTournaments(["osu.example.net/old"]);
  expect(found?.map(({ match }) => match.entries[0]?.name)).toEqual(["Aino"]);
});
