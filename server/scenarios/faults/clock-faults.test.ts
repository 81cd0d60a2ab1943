/** Fault 41 of docs/faults.md: wrong `Date` headers, and the data recorded meanwhile. */
import { describe, expect, it, vi } from "vitest";
import { ChangePageSchema } from "#core/contract/change.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import {
  type Fault,
  type FaultTestProduct,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import { createEventLists } from "#server/testing/fault-lists.ts";
import { encodeHttp, encodeTokenResponse } from "#server/testing/fault-server.ts";
import { NOON } from "#core/testing/model-match.ts";

// Each test polls for half an hour of simulated time.
vi.setConfig({ testTimeout: 120_000 });

/** A misbehaviour of the service: the date and the status of its responses. */
interface DateFault {
  readonly date: (right: number, list: "upcoming" | "ended") => number;
  /** Status of a web page in place of the lists. */
  readonly status?: number;
}

const RIGHT: DateFault = { date: (right) => right };
/** Start of the fault, when archive and clock have settled. */
const BEGIN = 8 * MINUTE;
const LONG = 5 * MINUTE;
/** From the start of the fault to the end of the recovery. */
const FAULT_AND_RECOVERY = 10 * MINUTE + 30 * SECOND;

/** Returns the lists of eight matches that start every five minutes; the third is live for long. */
const listsAt = (elapsed: number) =>
  createEventLists(elapsed, {
    count: 8,
    startEvery: 5 * MINUTE,
    winEvery: 4 * MINUTE,
    endless: 2,
  });

/**
 * Runs a server whose service misbehaves from `BEGIN` for `duration` milliseconds. Returns the
 * public state at the end of the fault and after recovery.
 *
 * @param restartAfter time from the start of the fault to a restart of the server, in milliseconds
 */
async function runFault(fault: DateFault, duration: number, restartAfter = Infinity) {
  let desk: FaultTestProduct | null = null;
  let current = RIGHT;
  const elapsed = (): number => desk?.time.monotonic() ?? 0;
  const service: Fault = ({ path }) => {
    const list = path.includes("ended") ? "ended" : "upcoming";
    const date = new Date(current.date(NOON + elapsed(), list)).toUTCString();
    if (current.status !== undefined && path.startsWith("/matches/"))
      return encodeHttp(current.status, "<p>Bad gateway</p>", { date });
    if (path.startsWith("/token/")) return encodeTokenResponse("token");
    return encodeHttp(200, { object: "matches", data: listsAt(elapsed())[list] }, { date });
  };
  desk = await startFaultTestProduct({ fault: service });
  await desk.time.pass(BEGIN);
  current = fault;
  await desk.time.pass(Math.min(duration, restartAfter));
  if (restartAfter < duration) {
    await desk.restart();
    await desk.time.pass(duration - restartAfter);
  }
  const during = await publicState(desk);
  current = RIGHT;
  await desk.time.pass(FAULT_AND_RECOVERY - duration);
  return { during, after: await publicState(desk) };
}

async function publicState({ url }: FaultTestProduct) {
  const paths = [apiPaths.meta, apiPaths.matches(), apiPaths.tournaments, apiPaths.changes()];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
  // These requests are a viewer, for whom polls are brought forward before or after the first response.
  return texts.map((text) => text.replaceAll(/"pollSeconds":\d+,|,"nextTry":"[^"]*"/g, ""));
}

/** Members with times of polls, and with times that were recorded with the wrong clock. */
const RECORDED_TIMES = /"(?:at|dataAt|lastSeen|lastScoreAt|endedAt)":"[^"]*",?/g;

/**
 * Returns the facts of a public state: all but recorded times. Changes lose their numbers, and those
 * of type "started" are left out: while dates are back, a match without a score waits for its start.
 */
function factsOf(state: readonly string[]) {
  const changes = changesOf(state).filter(({ type }) => type !== "started");
  const facts = state.slice(0, -1).map((text) => text.replaceAll(RECORDED_TIMES, ""));
  return [...facts, changes.map(({ match, type }) => ({ match, type }))];
}

const changesOf = (state: readonly string[]) =>
  ChangePageSchema.parse(JSON.parse(state.at(-1) ?? "")).changes;

const nowOf = ([meta = ""]: readonly string[]): number => Date.parse(JSON.parse(meta).now);
const ahead = (by: number): DateFault => ({ date: (right) => right + by });
const oneList = (by: number): DateFault => ({
  date: (right, list) => (list === "ended" ? right + by : right),
});

/** Public states with correct dates, by status and duration; computed once for all tests. */
const references = new Map<string, ReturnType<typeof runFault>>();

function reference(fault: DateFault, duration: number): ReturnType<typeof runFault> {
  const key = `${fault.status} ${duration}`;
  const states = references.get(key) ?? runFault(fault, duration);
  references.set(key, states);
  return states;
}

describe("a wrong Date header", () => {
  // Other dates: server/clock/service-clock.test.ts.
  it.each<[string, DateFault, number]>([
    ["12 h ahead on an error page", { ...ahead(12 * HOUR), status: 502 }, LONG],
    ["12 h ahead on a web page with status 200", { ...ahead(12 * HOUR), status: 200 }, LONG],
    ["12 h ahead on one list", oneList(12 * HOUR), LONG],
    ["12 h back on all lists, for less than a minute", ahead(-12 * HOUR), 50 * SECOND],
    ["of 1970 on all lists", { date: () => 0 }, LONG],
    ["that never advances, on all lists", { date: () => NOON + BEGIN }, LONG],
  ])("fault 41: a date %s changes nothing", async (_, fault, duration) => {
    const [bad, good] = await Promise.all([
      runFault(fault, duration),
      reference(
        { ...RIGHT, ...(fault.status !== undefined && { status: fault.status }) },
        duration,
      ),
    ]);
    expect(bad).toEqual(good);
  });

  it.each([12 * HOUR, -HOUR])(
    "fault 41: an offset of %i ms on all lists is followed after a minute until dates are right",
    async (by) => {
      const [bad, good] = await Promise.all([runFault(ahead(by), LONG), reference(RIGHT, LONG)]);
      expect(nowOf(bad.during) - nowOf(good.during)).toBe(by);
      expect(nowOf(bad.after)).toBe(nowOf(good.after));
      expect(factsOf(bad.after)).toEqual(factsOf(good.after));
    },
  );

  it("fault 41: an offset is followed until dates are right, even after a restart", async () => {
    const [bad, good] = await Promise.all([
      runFault(ahead(HOUR), LONG, 2 * MINUTE),
      runFault(RIGHT, LONG, 2 * MINUTE),
    ]);
    expect(nowOf(bad.during) - nowOf(good.during)).toBe(HOUR);
    expect(nowOf(bad.after)).toBe(nowOf(good.after));
    expect(factsOf(bad.after)).toEqual(factsOf(good.after));
  });

  it("fault 41: times that were recorded with a wrong date stay as recorded", async () => {
    const [bad, good] = await Promise.all([runFault(ahead(HOUR), LONG), reference(RIGHT, LONG)]);
    const [wrong, right] = [bad, good].map(({ after }) =>
      changesOf(after).find(({ type, match }) => type === "ended" && match.endsWith("/401")),
    );
    expect(wrong?.at).toBe((right?.at ?? 0) + HOUR);
  });
});
