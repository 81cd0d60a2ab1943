import { MINUTE } from "#core/lib/time.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import type { Role, SourceArchive } from "#server/archive/repository.ts";
import type { Audience } from "#server/reading/audience.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { UpstreamClient } from "#server/upstream/client.ts";
import type { Failure } from "#server/upstream/failure.ts";
import type { Watch } from "./presence.ts";
import { waitAfter } from "./back-off.ts";
import { earliestForcedPoll, type ForcedPoll } from "./forced-poll.ts";
import { isUrgent, paceOf } from "./pace.ts";
import type { SourceState } from "./publication.ts";
import type { Publisher } from "./publisher.ts";
import { type Look, look } from "./source.ts";

/** One client of one service. */
export interface PolledService {
  readonly clientId: string;
  readonly client: UpstreamClient;
  readonly archive: Pick<SourceArchive, "findAllByTournaments">;
}

export interface PollerDeps {
  /** In the order of the publisher's sources. */
  readonly services: readonly PolledService[];
  readonly publisher: Pick<Publisher, "current" | "publish" | "record">;
  readonly clock: Pick<ServiceClock, "now">;
  readonly logger: Pick<Logger, "info" | "warn" | "error">;
  readonly replaceName: () => NameReplacer | null;
  /** What staff decided about held data, by `holdKey`. */
  readonly decisions: () => ReadonlyMap<string, HoldDecision>;
  readonly audience: Pick<Audience, "maySee" | "publicWorld">;
  /** IANA zone of the services' times. */
  readonly zone: string;
  /** As configured, in milliseconds. */
  readonly interval: number;
  /** Of this process at this moment: nothing is polled while it follows another one. */
  readonly role: () => Role;
  readonly watch: Pick<Watch, "isWatched">;
  readonly later: TimeSources["later"];
  readonly monotonic: TimeSources["monotonic"];
  /** In [0, 1). */
  readonly random: () => number;
}

/** Looks at every service again and again; one that fails does not hold the others up. */
export interface Poller {
  /** Begins, or goes on after a pause; answers once every service was looked at. */
  start(): Promise<void>;
  /** Continues polling, or begins: while the archive is unreachable. */
  resume(): Promise<void>;
  /** Brings polls forward that need not wait as long now that a viewer is present. */
  hurry(): Promise<void>;
  /**
   * Polls every service now because staff want it, unless one was polled just now or asked for a
   * pause; resolves once those polls are over.
   */
  pollNow(): Promise<readonly ForcedPoll[]>;
  /**
   * Leaves the services alone until the next start. What is under way comes to nothing. Returns whether
   * it was polling: what is shown of the next poll is wrong then.
   */
  pause(): boolean;
  /** Breaks off what is under way, for good. */
  stop(): Promise<void>;
}

/** What a poll came to, as far as the next one depends on it. */
interface Ending {
  readonly service: PolledService;
  /** Monotonic: when it was over. */
  readonly since: number;
  /** Null after a success. */
  readonly failure: Failure | null;
  /** Failed polls in a row, this one included. */
  readonly failures: number;
  /** In [0, 1): of the wait after it. */
  readonly random: number;
}

/** The next poll of a service. */
interface Planned {
  readonly ending: Ending;
  /** Monotonic. */
  readonly due: number;
  readonly cancel: () => void;
}

/** How long we stay as slow as configured at a service that found us too fast, in milliseconds. */
const CALM = 10 * MINUTE;

/** A poller that has not begun: at most one look at a time and an interval for each service. */
export function createPoller(deps: PollerDeps): Poller {
  const { services, publisher, clock, logger } = deps;
  const cancels = new Set<() => void>();
  const planned = new Map<number, Planned>();
  /** Until when each service is not asked faster than configured. */
  const calmUntil = new Map<number, number>();
  /** One object a start; null while it rests. */
  let running: object | null = null;

  async function lookAt(index: number, service: PolledService, failures: number): Promise<void> {
    const began = running;
    const comeBack = (): void => void later(deps.interval, () => safely(index, service, failures));
    // Asked each time: a process that was stopped finds here that its lease has expired.
    const mayPoll = (): boolean => deps.role() !== "following";
    if (!mayPoll()) return comeBack();
    const seen = await look({
      client: service.client,
      replaceName: deps.replaceName(),
      zone: deps.zone,
      now: clock.now,
      mayPoll,
      monotonic: deps.monotonic,
    });
    const polledAt = deps.monotonic();
    const recalled = await recall(index, service, seen);
    if (running !== began) return;
    if (!mayPoll()) return comeBack();
    const { failure } = seen;
    if (failure?.outcome === "rate-limited") calmUntil.set(index, deps.monotonic() + CALM);
    const ending: Ending = {
      service,
      since: deps.monotonic(),
      failure,
      failures: failure === null ? 0 : failures + 1,
      random: deps.random(),
    };
    const interval = intervalOf(index);
    const wait = waitOf(index, ending);
    const at = clock.now();
    const before = publisher.record(index).state;
    await publisher.publish(index, (record) => {
      const context = {
        monotonic: polledAt,
        decisions: deps.decisions(),
        isPublic: deps.audience.maySee,
      };
      const sighted = seen.addTo(record.sighted, recalled, deps.replaceName(), context);
      const state: SourceState = {
        clientId: service.clientId,
        outcome: failure?.outcome ?? "ok",
        message: failure?.message ?? null,
        at,
        nextTry: at + wait,
        interval,
        quarantined: sighted.quarantined,
      };
      return { sighted, state };
    });
    tellChange(before, publisher.record(index).state, failure);
    if (running !== began) return;
    plan(index, ending, ending.since + wait);
    // What was just seen may be worth a closer look.
    await hurry();
  }

  function paceFacts(index: number) {
    // Several processes may poll at once while none of them reaches the archive.
    const calm =
      deps.role() !== "leading" || deps.monotonic() < (calmUntil.get(index) ?? -Infinity);
    const whole = publisher.current().world;
    // Hidden matches must not change how often viewers get new data.
    const world = whole === null ? null : deps.audience.publicWorld(whole);
    return { base: deps.interval, world, watched: deps.watch.isWatched(), calm, now: clock.now() };
  }

  function intervalOf(index: number): number {
    const { calm, watched, ...facts } = paceFacts(index);
    return paceOf({ ...facts, watched: watched && !calm });
  }

  /** Returns how long after a poll the next one is due as things are now, in milliseconds. */
  function waitOf(index: number, { failure, failures, random }: Ending): number {
    if (failure === null) return intervalOf(index);
    const urgent = isUrgent(paceFacts(index));
    return waitAfter({ interval: deps.interval, failures, failure, isUrgent: urgent, random });
  }

  /** @param due Monotonic. */
  function plan(index: number, ending: Ending, due: number): void {
    const cancel = later(Math.max(0, due - deps.monotonic()), () => {
      planned.delete(index);
      return safely(index, ending.service, ending.failures);
    });
    planned.set(index, { ending, due, cancel });
  }

  async function hurry(): Promise<void> {
    for (const [index, { ending, due, cancel }] of planned) {
      const sooner = ending.since + waitOf(index, ending);
      if (sooner >= due) continue;
      cancel();
      plan(index, ending, sooner);
      const interval = intervalOf(index);
      const nextTry = clock.now() + Math.max(0, sooner - deps.monotonic());
      await publisher.publish(index, ({ sighted, state }) => ({
        sighted,
        state: { ...state, interval, nextTry },
      }));
    }
  }

  async function forcePoll(index: number, { clientId }: PolledService): Promise<ForcedPoll> {
    const pending = planned.get(index);
    if (pending === undefined) return { clientId, result: "running" };
    const { service, since, failure, failures } = pending.ending;
    const wait = earliestForcedPoll(deps.interval, since, failure) - deps.monotonic();
    if (wait > 0) return { clientId, result: "wait", wait };
    pending.cancel();
    planned.delete(index);
    await safely(index, service, failures);
    return { clientId, result: "polled", outcome: publisher.record(index).state.outcome };
  }

  /** A mistake of ours must not end the looks: what stands on the screens stays. */
  async function safely(index: number, service: PolledService, failures: number): Promise<void> {
    const began = running;
    try {
      await lookAt(index, service, failures);
    } catch (error) {
      logger.error({ err: error, clientId: service.clientId }, "a look at the service broke");
      if (running === began) later(deps.interval, () => safely(index, service, failures));
    }
  }

  /**
   * What the archive holds of listed tournaments that memory has let go. An archive that cannot be
   * read just now costs nothing but that: it keeps the first sight of a match by itself.
   */
  async function recall(index: number, service: PolledService, { tournaments }: Look) {
    if (deps.role() !== "leading") return [];
    const matches = publisher.record(index).sighted.snapshot?.matches.values() ?? [];
    const known = new Set([...matches].map(({ match }) => match.tournament.key));
    const missing = tournaments.filter((key) => !known.has(key));
    return service.archive.findAllByTournaments(missing).catch(() => []);
  }

  /** Answers how to call it off. */
  function later(wait: number, run: () => Promise<void>): () => void {
    const callOff = deps.later(wait, () => {
      cancels.delete(cancel);
      return run();
    });
    const cancel = (): void => {
      cancels.delete(cancel);
      callOff();
    };
    cancels.add(cancel);
    return cancel;
  }

  function pause(): boolean {
    const wasRunning = running !== null;
    running = null;
    for (const cancel of cancels) cancel();
    planned.clear();
    return wasRunning;
  }

  function tellChange(before: SourceState, after: SourceState, failure: Failure | null) {
    const { clientId, outcome, message, quarantined } = after;
    if (quarantined > before.quarantined) {
      logger.warn(
        { clientId, quarantined },
        "Some items of the lists cannot be read and are set aside. /api/v1/desk/service says why.",
      );
    }
    if (before.outcome === outcome) return;
    if (failure !== null) logger.warn({ clientId, outcome }, message ?? outcome);
    else logger.info({ clientId, outcome }, "the service answers");
  }

  async function start(): Promise<void> {
    // It may run already, where who leads changed twice before the first start came through.
    pause();
    running = {};
    await Promise.all(services.map((service, index) => safely(index, service, 0)));
  }

  return {
    start,
    async resume() {
      if (running === null) await start();
    },
    hurry,
    pollNow: () => Promise.all(services.map((service, index) => forcePoll(index, service))),
    pause,
    async stop() {
      pause();
      await Promise.all(services.map(({ client }) => client.close()));
    },
  };
}
