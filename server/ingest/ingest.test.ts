import { createArchiveEventRecorder } from "#server/archive/testing/lease-instance.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchDetail } from "#core/contract/match.ts";
import { must } from "#core/lib/must.ts";
import { DAY, HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { openMemoryArchive } from "#server/archive/engines/open-archive.ts";
import type { ArchiveListener, LoggedChange, ProcessRole } from "#server/archive/repository.ts";
import type { OpenArchive, OpenSources } from "#server/archive/engines/archive.ts";
import { presentMatchDetail } from "#server/presenters/match-list.ts";
import { createVisibility } from "#server/reading/visibility.ts";
import { type ServiceClock, systemTime } from "#server/clock/clock.ts";
import { createServiceClock } from "#server/clock/service-clock.ts";
import { createViewerPresence, type ViewerPresence } from "./poll/viewer-presence.ts";
import { openArchiveWithSources } from "./archive-with-sources.ts";
import { createIngest, type Ingest } from "./ingest.ts";
import {
  createScoredMatch,
  createScriptedService,
  MATCH_KEY,
  MATCH_START,
  type ScriptedService,
  useFakeTime,
} from "./testing/fixture.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";

/** One of several processes on the same archive. The test sets its role with `become`. */
interface Process extends ScriptedService {
  readonly ingest: Ingest & Pick<OpenSources, "reader">;
  readonly told: readonly LoggedChange[];
  readonly listener: () => ArchiveListener;
  /** Sets the role of the process and reports it, as the PostgreSQL archive does. */
  readonly become: (role: ProcessRole) => void;
  readonly clock: ServiceClock;
  readonly now: () => number;
  readonly watch: ViewerPresence;
}

let archive: OpenArchive;
let processes: Process[];

useFakeTime(MATCH_START + 10 * MINUTE);

beforeEach(async () => {
  archive = await openMemoryArchive({ now: Date.now(), salt: "salt" }, { led: () => {} });
  processes = [];
});

afterEach(async () => {
  await Promise.all(processes.map(({ ingest }) => ingest.stop()));
  await archive.close();
});

/** Notifies all processes, including the sender, as PostgreSQL does. */
async function announceWatch(): Promise<void> {
  for (const { listener } of processes) listener().watched();
}

async function announcePoll(): Promise<void> {
  for (const { listener } of processes) listener().pollWanted();
}

async function startProcess(
  retention: number | null = null,
  warn: (details: unknown, message?: string) => void = () => {},
): Promise<Process> {
  const scripted = createScriptedService("one", {
    ended: [createScoredMatch("0")],
  });
  let { listener } = createArchiveEventRecorder();
  let role: ProcessRole = "following";
  const become = (next: ProcessRole): void => {
    role = next;
    listener.led(next);
  };
  const watch = createViewerPresence(() => Date.now());
  const clock = createServiceClock({ machineNow: () => Date.now(), monotonic: () => Date.now() });
  const services = [{ address: "https://matches.example.net", ...scripted.service }];
  const logger = { info: () => {}, warn, error: (details: unknown) => expect(details).toBeNull() };
  const link = await openArchiveWithSources(
    async (archiveListener) => {
      listener = archiveListener;
      return { ...archive, role: () => role, announcePoll, announceWatch, close: async () => {} };
    },
    { services, scope: null, logger, now: clock.now },
  );
  const created = createIngest({
    services,
    link,
    clock,
    logger,
    options: () => ({ graceMinutes: 10 }),
    decisions: () => new Map(),
    onDeskChanged: () => {},
    recordAddresses: () => Promise.resolve(),
    zone: "UTC",
    interval: 10 * SECOND,
    watch,
    audience: createVisibility(null),
    time: { monotonic: () => Date.now(), machineNow: () => Date.now(), later: systemTime.later },
    run: UNLIMITED_WORK.run,
    retention,
    random: () => 0.5,
  });
  await created.catchUp();
  created.start();
  const ingest = { ...created, reader: link.opened.reader };
  const told: LoggedChange[] = [];
  ingest.publisher.subscribe((changes) => void told.push(...changes));
  const common = { ingest, told, become, clock, watch };
  const started = { ...scripted, ...common, listener: () => listener, now: clock.now };
  processes.push(started);
  return started;
}

/** Starts a process that leads and has polled once. */
async function startLeader(...options: Parameters<typeof startProcess>): Promise<Process> {
  const leader = await startProcess(...options);
  leader.become("leading");
  await vi.advanceTimersByTimeAsync(0);
  return leader;
}

const scoreOf = ({ ingest }: Process) =>
  ingest.publisher.current().world?.matches.get(MATCH_KEY)?.match.entries[0]?.score;

function gamesOf({ ingest }: Process): MatchDetail["games"] {
  const world = must(ingest.publisher.current().world, "the process has data");
  return presentMatchDetail(world, must(world.matches.get(MATCH_KEY), "it is listed")).games;
}

describe("createIngest", () => {
  it("polls the service only while it leads", async () => {
    const one = await startProcess();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(one.asked).toEqual([]);
    one.become("leading");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(one.asked).toEqual(["upcoming", "ended"]);
    one.become("following");
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(one.asked).toHaveLength(2);
    one.become("leading");
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(one.asked).toHaveLength(6);
  });

  it("publishes the data, changes and time of the leader while it follows", async () => {
    const leader = await startProcess();
    const follower = await startProcess();
    leader.become("leading");
    await vi.advanceTimersByTimeAsync(0);
    follower.listener().ticked(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(scoreOf(follower)).toBe(0);
    leader.script.ended = [createScoredMatch("1")];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(scoreOf(follower)).toBe(0);
    follower.listener().ticked(2);
    follower.listener().ticked(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(scoreOf(follower)).toBe(1);
    expect(follower.told).toEqual(leader.told);
    expect(follower.asked).toEqual([]);
    vi.setSystemTime(Date.now() + DAY);
    expect(follower.now()).toBe(Date.now());
    leader.script.ended = [createScoredMatch("1")];
  });

  it("publishes the order of games with the score they lead to, in every process", async () => {
    const leader = await startLeader();
    const follower = await startProcess();
    for (const [index, second] of ["0", "1"].entries()) {
      leader.script.ended = [createScoredMatch("1", second)];
      await vi.advanceTimersByTimeAsync(10 * SECOND);
      expect(gamesOf(leader)).toHaveLength(index + 1);
      expect(gamesOf(follower)).toHaveLength(index);
      follower.listener().ticked(index + 2);
      await vi.advanceTimersByTimeAsync(0);
      expect(gamesOf(follower)).toHaveLength(index + 1);
    }
    const games = [0, 1].map((winner) => ({ winner, count: 1 }));
    const restarted = await startProcess();
    expect([leader, follower, restarted].map(gamesOf)).toEqual([games, games, games]);
  });

  it("polls faster while a follower has viewers, and no longer", async () => {
    const leader = await startProcess();
    const follower = await startProcess();
    leader.become("leading");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(leader.asked).toHaveLength(2);
    follower.watch.note();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(leader.asked.length).toBeGreaterThanOrEqual(20);
    expect(follower.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    const before = leader.asked.length;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(leader.asked.length - before).toBe(12);
  });

  it("deletes expired data every hour and no longer publishes it", async () => {
    const one = await startLeader(30 * DAY);
    const tournament = wireTournament({ slug: "later" });
    one.script.ended = [wireMatch({ id: "9", tournament })];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(await one.ingest.reader.findByKey(MATCH_KEY)).not.toBeNull();
    vi.setSystemTime(MATCH_START + 60 * DAY);
    one.clock.observe(0, { list: "ended", date: null, age: null });
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(await one.ingest.reader.findByKey(MATCH_KEY)).toBeNull();
    const { world } = one.ingest.publisher.current();
    expect([...(world?.matches.values() ?? [])].map(({ match }) => match.id)).toEqual(["9"]);
  });

  it.each([2099, 1970, 2027])(
    "deletes nothing while the service's clock differs, and logs that once: year %i",
    async (year) => {
      const warnings: unknown[] = [];
      const one = await startLeader(30 * DAY, (_, message) => warnings.push(message));
      one.script.ended = [];
      vi.setSystemTime(MATCH_START + 60 * DAY);
      const date = new Date(Date.UTC(year, 0)).toUTCString();
      for (const list of ["upcoming", "ended"] as const)
        one.clock.observe(0, { list, date, age: null });
      await vi.advanceTimersByTimeAsync(2 * HOUR + MINUTE);
      expect(await one.ingest.reader.findByKey(MATCH_KEY)).not.toBeNull();
      expect(warnings).toEqual([expect.stringMatching(/^RETENTION_DAYS deletes nothing: .*Set /)]);
    },
  );

  it("deletes nothing before a service has responded, and logs that once", async () => {
    const before = await startLeader();
    before.become("following");
    // A machine that starts with a wrong clock cannot verify the service's certificate either.
    vi.setSystemTime(MATCH_START + 60 * DAY);
    const warnings: unknown[] = [];
    const one = await startProcess(30 * DAY, (_, message) => warnings.push(message));
    one.become("leading");
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(await one.ingest.reader.findByKey(MATCH_KEY)).not.toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^RETENTION_DAYS deletes nothing before/)]);
  });

  it("deletes by this machine's clock when a service sends a wrong date", async () => {
    const one = await startLeader(30 * DAY);
    const date = new Date(MATCH_START + 365 * DAY).toUTCString();
    one.clock.observe(0, { list: "ended", date, age: null });
    one.clock.observe(0, { list: "ended", date: new Date(Date.now()).toUTCString(), age: null });
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(await one.ingest.reader.findByKey(MATCH_KEY)).not.toBeNull();
  });

  it("polls no faster than configured while the lease is repeatedly lost and taken", async () => {
    const one = await startLeader();
    for (let second = 1; second < 9; second += 1) {
      one.become(second % 2 === 0 ? "leading" : "detached");
      await vi.advanceTimersByTimeAsync(SECOND);
    }
    expect(one.asked).toEqual(["upcoming", "ended"]);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(one.asked).toHaveLength(4);
  });

  it("publishes no time of the next poll when it no longer leads", async () => {
    const one = await startLeader();
    expect(one.ingest.publisher.current().sources).toMatchObject([{ nextTry: expect.any(Number) }]);
    one.become("following");
    await vi.advanceTimersByTimeAsync(0);
    expect(one.ingest.publisher.current().sources).toMatchObject([
      { outcome: "ok", nextTry: null },
    ]);
  });

  it("polls at the request of staff, and forwards the request to the leader while it follows", async () => {
    const leader = await startProcess();
    const follower = await startProcess();
    leader.become("leading");
    await vi.advanceTimersByTimeAsync(9 * SECOND);
    const before = leader.asked.length;
    for (let count = 0; count < 5; count += 1) {
      expect(await follower.ingest.pollNow()).toEqual({ polledHere: false, services: [] });
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(leader.asked).toHaveLength(before + 2);
    expect(follower.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    const polled = { clientId: "one", result: "polled", outcome: "ok" };
    expect(await leader.ingest.pollNow()).toEqual({ polledHere: true, services: [polled] });
  });
});
