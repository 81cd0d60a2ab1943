import { DAY, MINUTE, SECOND } from "#core/lib/time.ts";
import type { Instant, ListName } from "#core/model/match.ts";
import type { ListDate, ServiceClock, TimeSources } from "./clock.ts";

/** Two clocks that differ by at most this count as equal, in milliseconds. */
export const EQUAL_CLOCKS_TOLERANCE_MS = 2 * MINUTE;
/** How long another time must be sent before the clock follows it, in milliseconds. */
const DOUBT_DURATION = MINUTE;
/** Smallest correction of a replay that is followed: `Date` has whole seconds. */
const MIN_CORRECTION = 2 * SECOND;
/** Furthest that a service may be behind this machine (a replay of a past event) or ahead of it. */
const FURTHEST_BEHIND = 20 * 365 * DAY;
const FURTHEST_AHEAD = 2 * 365 * DAY;

/** The service's time in one list response. Offsets are relative to the monotonic time. */
interface ClockSample {
  readonly service: Instant;
  readonly offset: number;
}

/**
 * Creates a clock that shows this machine's time until the services send another. All it knows is
 * one offset to the monotonic time.
 *
 * A different time is followed once both lists of a service agree on it, and either nothing is known
 * yet, or it is this machine's time, or no response has agreed with the shown time for a minute. So
 * a single bad service cannot change the clock, and an accelerated replay is followed poll by poll.
 *
 * A date that does not change never counts while the clock shows this machine's time, because a
 * cache may repeat old responses.
 */
export function createServiceClock(
  time: Pick<TimeSources, "machineNow" | "monotonic">,
): ServiceClock {
  const { machineNow, monotonic } = time;
  const machineOffset = (): number => machineNow() - monotonic();
  const listeners: ((by: number) => void)[] = [];
  const samples = createClockSamples(machineOffset, monotonic);
  let offset = machineOffset();
  /** Whether the shown time is this machine's. */
  let isMachines = true;
  /** Whether the shown time comes from a response or from the archive. */
  let isKnown = false;
  let hasAgreed = false;
  let hasResponse = false;
  /** Since when responses have differed from the shown time, and whether the clock follows them. */
  let doubt: { readonly since: number; readonly isFollowed: boolean } | null = null;
  /** Since when this machine's clock has been set and no response has confirmed it. */
  let jumpedAt: number | null = null;

  const now = (): Instant =>
    Math.round(
      isMachines && isEqual(machineOffset(), offset) ? machineNow() : monotonic() + offset,
    );

  /** Shows the time of an offset that the service or this machine confirms. */
  function show(next: number): void {
    const machine = machineOffset();
    isMachines = isEqual(next, machine);
    hasAgreed ||= isMachines;
    isKnown = true;
    jumpedAt = null;
    if (isMachines) offset = machine;
    else if (Math.abs(next - offset) > MIN_CORRECTION) offset = next;
  }

  function stepTo(next: number): void {
    const before = offset;
    show(next);
    for (const listener of listeners) listener(Math.round(offset - before));
  }

  /** Follows an offset that both lists of a service have and that differs from the shown one. */
  function doubtOrFollow(next: number): void {
    if (!isKnown || isEqual(next, machineOffset())) {
      doubt = null;
      stepTo(next);
      return;
    }
    doubt ??= { since: monotonic(), isFollowed: false };
    if (monotonic() - doubt.since < DOUBT_DURATION) return;
    // In an accelerated replay, time passes by these differences: they are no correction.
    if (doubt.isFollowed && next > offset) show(next);
    else stepTo(next);
    doubt = { ...doubt, isFollowed: true };
  }

  function take(source: number, list: ListName, service: Instant): void {
    const sample = { service, offset: service - monotonic() };
    const { isRepeated, isPair } = samples.add(source, list, sample);
    const ahead = sample.offset - machineOffset();
    const isPlausible = ahead >= -FURTHEST_BEHIND && ahead <= FURTHEST_AHEAD;
    if (!isPlausible || (isRepeated && isMachines)) return;
    if (isEqual(sample.offset, offset)) {
      doubt = null;
      show(sample.offset);
    } else if (isPair) doubtOrFollow(sample.offset);
  }

  return {
    now,
    observe(source, { list, date, age }) {
      hasResponse = true;
      const service = parseDate({ date, age });
      if (service !== null) take(source, list, service);
    },
    follow(instant) {
      hasResponse = true;
      for (const list of ["upcoming", "ended"] as const) take(0, list, instant);
    },
    restore(kept) {
      isKnown = true;
      isMachines = kept === null;
      hasAgreed = isMachines;
      offset = machineOffset() + (kept === null ? 0 : kept.service - kept.wall);
    },
    kept: () => (isMachines ? null : { wall: machineNow(), service: now() }),
    difference() {
      // Without a date, only the archived time shows that it is a replay.
      const difference = offset - machineOffset();
      if (!isEqual(difference, 0)) return Math.round(difference);
      return hasResponse ? samples.difference() : null;
    },
    health: () => ({ difference: samples.lastingDifference(), agreedBefore: hasAgreed }),
    check() {
      if (!isMachines) return;
      const machine = machineOffset();
      if (isEqual(machine, offset)) {
        offset = machine;
        jumpedAt = null;
        return;
      }
      jumpedAt ??= monotonic();
      if (monotonic() - jumpedAt >= DOUBT_DURATION) stepTo(machine);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}

/** Creates the memory of the newest sample of each list of each source. */
function createClockSamples(machineOffset: () => number, monotonic: () => number) {
  const sources = new Map<number, Map<ListName, ClockSample>>();
  /** Monotonic time since which a source has differed from this machine; `null` if none does. */
  let differsSince: number | null = null;

  /** Returns the largest difference of a source from this machine, in milliseconds. */
  function difference(): number {
    const machine = machineOffset();
    let largest = 0;
    for (const lists of sources.values()) {
      for (const { offset } of lists.values()) {
        if (Math.abs(offset - machine) > Math.abs(largest)) largest = offset - machine;
      }
    }
    return Math.round(largest);
  }

  return {
    difference,
    /** Returns that difference once it has been over two minutes for a minute; else `null`. */
    lastingDifference: () => {
      if (differsSince === null || monotonic() - differsSince < DOUBT_DURATION) return null;
      // Without a new response, this machine's clock may have been corrected.
      return isEqual(difference(), 0) ? null : difference();
    },
    /** Stores a sample. Compares it with the source's other list, and with its own sample before. */
    add(source: number, list: ListName, sample: ClockSample) {
      const lists = sources.get(source) ?? new Map<ListName, ClockSample>();
      const other = lists.get(list === "upcoming" ? "ended" : "upcoming");
      const isRepeated = lists.get(list)?.service === sample.service;
      sources.set(source, lists.set(list, sample));
      differsSince = isEqual(difference(), 0) ? null : (differsSince ?? monotonic());
      return { isRepeated, isPair: other !== undefined && isEqual(other.offset, sample.offset) };
    },
  };
}

/** Creates a clock that a replay in this process hands over: no response changes it. */
export function createGivenClock(now: () => Instant): ServiceClock {
  return {
    now,
    observe: () => {},
    follow: () => {},
    restore: () => {},
    kept: () => null,
    difference: () => 0,
    health: () => ({ difference: null, agreedBefore: true }),
    check: () => {},
    subscribe: () => {},
  };
}

function isEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= EQUAL_CLOCKS_TOLERANCE_MS;
}

/** Returns the time at which a response was sent by the service; `null` without a valid date. */
function parseDate({ date, age }: Pick<ListDate, "age" | "date">): Instant | null {
  const sentAt = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(sentAt)) return null;
  return sentAt + (age !== null && /^\d{1,7}$/.test(age) ? Number(age) : 0) * SECOND;
}
