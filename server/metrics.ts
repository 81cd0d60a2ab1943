import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { isHeld } from "#core/model/doubt.ts";
import { SECOND } from "#core/lib/time.ts";
import type { Instant, ListName } from "#core/model/match.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import { SERVICE_OUTCOMES } from "#core/model/service-outcome.ts";
import { STORE_STATES } from "#core/model/store-health.ts";
import type { Publication } from "./ingest/source/publication.ts";
import { findDataTime } from "#core/world/data-time.ts";
import type { DropReason } from "./live/event-connections.ts";
import type { EventHub } from "./live/event-hub.ts";
import { ENDPOINTS, type ServiceCall } from "./upstream/service-call.ts";
import { type WorkLimiter, WORK_KINDS } from "./work/work.ts";

export interface MetricsDeps {
  readonly publication: () => Publication;
  /** Returns the service's time, from which the age of the data is computed. */
  readonly now: () => Instant;
  /** Returns this machine's time, with which Prometheus compares timestamps. */
  readonly machineNow: () => Instant;
  readonly clockHealth: () => ClockHealth;
  readonly hubs: () => readonly Pick<EventHub, "size" | "dropped">[];
  /** Returns the number of expensive requests by kind. */
  readonly workCounts: WorkLimiter["counts"];
}

/** Metrics for Prometheus, in base units. Labels have fixed sets of values. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Of all names, so that they differ from those of other programs. */
const PREFIX = "matchdesk_";
/** Gauges of prom-client that are named like counters; the sums of others, without `_total`. */
const MISNAMED = ["active_resources", "active_handles", "active_requests"].map(
  (name) => `nodejs_${name}_total`,
);

const LISTS: readonly ListName[] = ["upcoming", "ended"];
const DROP_REASONS: readonly DropReason[] = ["too-slow", "too-old"];
const CALL_OUTCOMES: readonly ServiceCall["outcome"][] = [
  ...SERVICE_OUTCOMES.filter((outcome) => outcome !== "waiting"),
  "token-expired",
];
/** In seconds, up to the transport's own timeout. */
const CALL_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
/** In seconds, from one synced page of SQLite to a database close to its timeout. */
const COMMIT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

const WORK_STATES: readonly (readonly ["running" | "waiting", string])[] = [
  ["running", "Expensive requests that are running."],
  ["waiting", "Expensive requests that are queued."],
];

/** Milliseconds between two samples of the event loop delay. */
const DELAY_RESOLUTION = 10;

/** Creates the metrics of docs/guides/operations.md#metrics, and the default metrics of Node.js. */
export function createMetrics(deps: MetricsDeps) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  for (const name of MISNAMED) registry.removeSingleMetric(`${PREFIX}${name}`);
  registerData(registry, deps);
  registerStreams(registry, deps);
  registerEventLoopDelay(registry);
  registerClock(registry, deps);
  registerWork(registry, deps);
  const calls = createCalls(registry);
  const durations = new Histogram({
    name: "matchdesk_upstream_request_duration_seconds",
    help: "Duration of requests to the Match Data Service.",
    labelNames: ["endpoint"],
    buckets: CALL_BUCKETS,
    registers: [registry],
  });
  const commits = new Histogram({
    name: "matchdesk_archive_commit_duration_seconds",
    help: "Duration of commits of a tick.",
    buckets: COMMIT_BUCKETS,
    registers: [registry],
  });
  const tokenEnds = new Map<string, Instant>();
  createComputedGauge(registry, {
    name: "matchdesk_token_expires_timestamp_seconds",
    help: "Earliest expiry of the clients' access tokens.",
    read: () => (tokenEnds.size === 0 ? null : Math.min(...tokenEnds.values()) / SECOND),
  });
  return {
    countCall({ endpoint, outcome, duration }: ServiceCall) {
      calls.inc({ endpoint, outcome });
      durations.observe({ endpoint }, duration / SECOND);
    },
    /** Records that a client got a token, which is valid for `lifetime` milliseconds. */
    noteToken: (clientId: string, lifetime: number) =>
      void tokenEnds.set(clientId, deps.machineNow() + lifetime),
    /** Records the duration of a commit in milliseconds. */
    noteCommit: (duration: number) => commits.observe(duration / SECOND),
    /** Renders all metrics in Prometheus' text format. */
    render: () => registry.metrics(),
  };
}

function createCalls(registry: Registry): Counter<"endpoint" | "outcome"> {
  const calls = new Counter({
    name: "matchdesk_upstream_requests_total",
    help: "Requests to the Match Data Service by outcome.",
    labelNames: ["endpoint", "outcome"],
    registers: [registry],
  });
  // A series must exist before its first failure, otherwise rate() does not count that failure.
  for (const endpoint of ENDPOINTS) {
    for (const outcome of CALL_OUTCOMES) calls.inc({ endpoint, outcome }, 0);
  }
  return calls;
}

function registerData(registry: Registry, { publication, now }: MetricsDeps): void {
  createComputedGauge(registry, {
    name: "matchdesk_snapshot_age_seconds",
    help: "Age of the oldest shown data, held data included, by the service's clock.",
    read: () => {
      const { world } = publication();
      return world === null ? null : Math.max(0, now() - findDataTime(world).at) / SECOND;
    },
  });
  createComputedGauge(registry, {
    name: "matchdesk_snapshot_matches",
    help: "Matches in memory.",
    read: () => publication().world?.matches.size ?? 0,
  });
  createComputedGauge(registry, {
    name: "matchdesk_snapshot_held_matches",
    help: "Held matches: shown with their last data, because the service lost too many at once.",
    read: () => [...(publication().world?.snapshot.matches.values() ?? [])].filter(isHeld).length,
  });
  createComputedGauge(registry, {
    name: "matchdesk_snapshot_quarantined_matches",
    help: "Items of the newest lists that could not be parsed.",
    read: () => publication().sources.reduce((sum, { quarantined }) => sum + quarantined, 0),
  });
  const states = new Gauge({
    name: "matchdesk_archive_state",
    help: "1 for the archive's current state, 0 for all others.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { store } = publication();
      for (const state of STORE_STATES) states.set({ state }, store.state === state ? 1 : 0);
    },
  });
  createComputedGauge(registry, {
    name: "matchdesk_archive_unstored_changes",
    help: "Changes that pages show but the archive does not contain.",
    read: () => publication().store.unstoredChanges,
  });
  const limits = new Gauge({
    name: "matchdesk_list_limit_reached",
    help: "1 while a list is capped at the service's limit, so that there may be more.",
    labelNames: ["list"],
    registers: [registry],
    collect() {
      const lists = publication().world?.snapshot.lists ?? [];
      for (const list of LISTS) {
        limits.set({ list }, lists.some(({ name, capped }) => name === list && capped) ? 1 : 0);
      }
    },
  });
}

function registerClock(registry: Registry, { clockHealth }: MetricsDeps): void {
  createComputedGauge(registry, {
    name: "matchdesk_service_clock_difference_seconds",
    help: "Seconds by which the service's clock is ahead of this machine's; 0 if less than two minutes.",
    read: () => (clockHealth().difference ?? 0) / SECOND,
  });
  createComputedGauge(registry, {
    name: "matchdesk_retention_refused",
    help: "1 while RETENTION_DAYS deletes nothing because the two clocks differ.",
    read: () => (clockHealth().deletionRefused ? 1 : 0),
  });
}

function registerStreams(registry: Registry, { hubs }: MetricsDeps): void {
  createComputedGauge(registry, {
    name: "matchdesk_sse_connections",
    help: "Open event streams.",
    read: () => hubs().reduce((sum, hub) => sum + hub.size(), 0),
  });
  const dropped = new Counter({
    name: "matchdesk_sse_dropped_total",
    help: "Event streams that the server ended.",
    labelNames: ["reason"],
    registers: [registry],
    collect() {
      // The hubs have their own counters.
      dropped.reset();
      for (const hub of hubs()) {
        const counts = hub.dropped();
        for (const reason of DROP_REASONS) dropped.inc({ reason }, counts[reason]);
      }
    },
  });
}

function registerWork(registry: Registry, { workCounts }: MetricsDeps): void {
  for (const [state, help] of WORK_STATES) {
    const gauge = new Gauge({
      name: `matchdesk_work_requests_${state}`,
      help,
      labelNames: ["kind"],
      registers: [registry],
      collect() {
        const counts = workCounts();
        for (const kind of WORK_KINDS) gauge.set({ kind }, counts[kind][state]);
      },
    });
  }
  const refused = new Counter({
    name: "matchdesk_work_requests_refused_total",
    help: "Expensive requests rejected with 503 because too many were queued.",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      // The queues have their own counters.
      refused.reset();
      const counts = workCounts();
      for (const kind of WORK_KINDS) refused.inc({ kind }, counts[kind].refused);
    },
  });
}

/** Adds the 99.9th percentile, because prom-client's own metrics end at the 99th. */
function registerEventLoopDelay(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION });
  delay.enable();
  createComputedGauge(registry, {
    name: "matchdesk_event_loop_delay_p999_seconds",
    help: "99.9th percentile of the event loop delay since the last scrape, including the 10 ms between two samples.",
    read: () => {
      const seconds = delay.percentile(99.9) / 1e9;
      delay.reset();
      return seconds;
    },
  });
}

/** Creates a gauge that is computed at each scrape, and absent while `read` returns `null`. */
function createComputedGauge(
  registry: Registry,
  { name, help, read }: { name: string; help: string; read: () => number | null },
): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read();
      if (value === null) gauge.remove();
      else gauge.set(value);
    },
  });
}
