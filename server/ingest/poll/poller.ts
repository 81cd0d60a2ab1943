import { setTimeout as wait } from "node:timers/promises";
import { must } from "#core/lib/must.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { countPollResult, type SourcePollState } from "#core/model/poll-state.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { SourceSnapshot } from "#server/ingest/source/source-snapshot.ts";
import { logPoll, pollService, type PolledService, type PollerDeps } from "./poll-service.ts";
import { computePollTimes, type PollEnd, type PollTimes } from "./poll-times.ts";

/** Result of staff's request to poll one service now. */
type ForcedPollResult =
  | { readonly clientId: string; readonly result: "polled"; readonly outcome: ServiceOutcome }
  /** A poll was already in progress, or this one has not finished in time. */
  | { readonly clientId: string; readonly result: "running" }
  /** The service was polled less than 5 s ago or requested a pause: `wait` milliseconds remain. */
  | { readonly clientId: string; readonly result: "wait"; readonly wait: number };

/** Result of staff's request to poll every service now. */
export interface PollNowResult {
  /** `false` if another process polls; the request was forwarded to it. */
  readonly polledHere: boolean;
  /** One result per service; empty if another process polls. */
  readonly services: readonly ForcedPollResult[];
}

/** Longest time that a response waits for the polls, in milliseconds. */
const MAX_WAIT = 8 * SECOND;
/** Shortest time between two requests that are forwarded to the leader, in milliseconds. */
const FORWARD_INTERVAL = 5 * SECOND;
/** Shortest time between the end of a poll and a forced poll, in milliseconds. */
const APART = 5 * SECOND;
/** How long a service that rate-limited Matchdesk is not polled faster than configured. */
const CALM = 10 * MINUTE;

const NO_POLL: PollEnd = { since: -Infinity, failure: null, failures: 0, random: 0 };

/** Polls every service in a loop; a failing service does not delay the others. */
export type Poller = ReturnType<typeof createPoller>;

/** Creates a paused poller. It runs at most one poll of each service at a time. */
export function createPoller(deps: PollerDeps) {
  const { services, monotonic } = deps;
  const loops = services.map((service, index) => createPollLoop(index, service, deps, hurry));
  let isRunning = false;
  let forwardedAt = -Infinity;

  /** Brings planned polls forward whose wait is now shorter, e.g. because a viewer is present. */
  async function hurry(): Promise<void> {
    await Promise.all(loops.map((loop) => loop.hurry()));
  }

  /** Starts or restarts polling; resolves once every service was polled. */
  async function start(): Promise<void> {
    isRunning = true;
    await Promise.all(loops.map((loop) => loop.start()));
  }

  /**
   * Polls every service now, except services polled less than 5 s ago or that requested a pause;
   * resolves once those polls are complete. Polls nothing while paused.
   */
  const pollNow = (): Promise<readonly ForcedPollResult[]> =>
    Promise.all(loops.map((loop) => loop.pollNow()));

  return {
    start,
    /** Starts polling unless it is running. */
    resume: async () => (isRunning ? undefined : start()),
    hurry,
    pollNow,
    /** Does `pollNow` at the request of staff. A follower forwards the request to the leader. */
    async pollForStaff(): Promise<PollNowResult> {
      if (deps.role() === "following") {
        if (monotonic() - forwardedAt >= FORWARD_INTERVAL) {
          forwardedAt = monotonic();
          await deps.announcePoll();
        }
        return { polledHere: false, services: [] };
      }
      const late = services.map(({ clientId }) => ({ clientId, result: "running" as const }));
      const results = await Promise.race([pollNow(), wait(MAX_WAIT, late, { ref: false })]);
      return { polledHere: true, services: results };
    },
    /**
     * Stops polling until the next start; the results of polls in progress are discarded. Returns
     * whether polling was running: the published time of the next poll is wrong then.
     */
    pause() {
      const wasRunning = isRunning;
      isRunning = false;
      for (const loop of loops) loop.pause();
      return wasRunning;
    },
  };
}

/** Creates the paused loop of one service: it polls, then sleeps until the next poll is due. */
function createPollLoop(
  index: number,
  service: PolledService,
  deps: PollerDeps,
  hurryAll: () => Promise<void>,
) {
  const { publisher, clock, monotonic, interval: base } = deps;
  const { clientId } = service;
  /** Identifies the newest poll; `null` while paused. */
  let newest: object | null = null;
  let end = NO_POLL;
  /** Monotonic time of the planned poll; `null` while a poll is in progress or is retried. */
  let due: number | null = null;
  let calmUntil = -Infinity;
  let cancelSleep: (() => void) | null = null;

  /** Replaces the timer. It gets the promise of the poll, because simulated time waits for it. */
  function sleepUntil(at: number): void {
    cancelSleep?.();
    cancelSleep = deps.later(Math.max(0, at - monotonic()), run);
  }

  /** Polls once and plans the next poll. An unexpected error must not stop polling. */
  async function run(): Promise<void> {
    const own = {};
    newest = own;
    due = null;
    cancelSleep?.();
    try {
      await poll(() => newest === own);
    } catch (error) {
      const text = "An unexpected error ended a poll. The service is polled again.";
      deps.logger.error({ err: error, clientId }, text);
    }
    if (newest === own && due === null) sleepUntil(monotonic() + base);
  }

  async function poll(isNewest: () => boolean): Promise<void> {
    // The lease may expire while this process is suspended.
    const mayPoll = (): boolean => isNewest() && deps.role() !== "following";
    const { failure, addTo } = await pollService(index, service, deps, mayPoll);
    if (!mayPoll()) return;
    if (failure?.outcome === "rate-limited") calmUntil = monotonic() + CALM;
    const failures = failure === null ? 0 : end.failures + 1;
    const next = { since: monotonic(), failure, failures, random: deps.random() };
    const { interval, wait: pause } = readTimes(next, calmUntil, deps);
    const { state } = publisher.record(index);
    const at = clock.now();
    const outcome: ServiceOutcome = failure?.outcome ?? "ok";
    const message = failure?.message ?? null;
    const counted = countPollResult(state, failure !== null, at);
    const changes = { outcome, message, ...counted, at, nextTry: at + pause, interval };
    await publish(index, publisher, changes, addTo);
    logPoll(deps.logger, state, publisher.record(index).state);
    if (!isNewest()) return;
    end = next;
    due = end.since + pause;
    sleepUntil(due);
    // The received data may need a shorter interval.
    await hurryAll();
  }

  return {
    /** Polls at once as after a success; resolves after that poll. */
    start() {
      end = NO_POLL;
      return run();
    },
    pause() {
      newest = null;
      due = null;
      cancelSleep?.();
    },
    /** Plans and publishes an earlier poll if the wait is shorter now. Never delays a poll. */
    async hurry() {
      const { interval, wait: pause } = readTimes(end, calmUntil, deps);
      if (due === null || end.since + pause >= due) return;
      due = end.since + pause;
      sleepUntil(due);
      const nextTry = clock.now() + Math.max(0, due - monotonic());
      await publish(index, publisher, { nextTry, interval }, (before) => before);
    },
    /** Polls now unless a poll is in progress, or the last one or a requested pause is too near. */
    async pollNow(): Promise<ForcedPollResult> {
      if (due === null) return { clientId, result: "running" };
      const { since, failure } = end;
      const pause = failure?.outcome === "rate-limited" ? base : 0;
      const left = since + Math.max(APART, pause, failure?.retryAfter ?? 0) - monotonic();
      if (left > 0) return { clientId, result: "wait", wait: left };
      await run();
      return { clientId, result: "polled", outcome: publisher.record(index).state.outcome };
    },
  };
}

/** `calmUntil`: monotonic time until which the service is polled no faster than configured. */
function readTimes(end: PollEnd, calmUntil: number, deps: PollerDeps): PollTimes {
  const { world } = deps.publisher.current();
  return computePollTimes(end, {
    base: deps.interval,
    // Hidden matches must not change how often viewers get new data.
    world: world === null ? null : deps.audience.publicWorld(world),
    isWatched: deps.watch.isWatched(),
    // Several processes may poll at once while they cannot reach the archive.
    isCalm: deps.role() !== "leading" || deps.monotonic() < calmUntil,
    now: deps.clock.now(),
  });
}

function publish(
  index: number,
  publisher: PollerDeps["publisher"],
  changes: Partial<SourcePollState>,
  addTo: (before: readonly SourceSnapshot[]) => readonly SourceSnapshot[],
): Promise<void> {
  return publisher.publish((records) => {
    const snapshots = addTo(records.map(({ sighted }) => sighted));
    return records.map(({ state }, source) => {
      const sighted = must(snapshots[source], "sources stay the same");
      if (source !== index) return { sighted, state };
      return { sighted, state: { ...state, ...changes, quarantined: sighted.quarantined } };
    });
  });
}
