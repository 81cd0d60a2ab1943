import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { SECOND } from "#core/lib/time.ts";
import type { Instant, ListName } from "#core/model/match.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import { SERVICE_OUTCOMES } from "#core/model/service-outcome.ts";
import { STORE_STATES } from "#core/model/store-health.ts";
import type { Publication } from "./ingest/source/publication.ts";
import { dataAtOf } from "./presenters/meta.ts";
import type { DropReason } from "./live/event-connections.ts";
import type { EventHub } from "./live/event-hub.ts";
import { ENDPOINTS, type ServiceCall } from "./upstream/service-call.ts";
import { type Work, WORK_KINDS } from "./work/work.ts";

export interface MetricsDeps {
  readonly publication: () => Publication;
  /** What the age of the data is counted to. */
  readonly now: () => Instant;
  /** This machine's own time: what Prometheus compares timestamps with. */
  readonly wall: () => Instant;
  readonly clockHealth: () => ClockHealth;
  readonly hubs: () => readonly Pick<EventHub, "size" | "dropped">[];
  /** Expensive requests, by kind. */
  readonly workCounts: Work["counts"];
}

/** What Prometheus reads: base units, and labels out of closed sets only. */
export interface Metrics {
  countCall(call: ServiceCall): void;
  /** A client has got a token that is good for `lifetime` milliseconds. */
  noteToken(clientId: string, lifetime: number): void;
  /** A tick is on disk; `duration` in milliseconds. */
  noteCommit(duration: number): void;
  /** Everything, in Prometheus' text format. */
  render(): Promise<string>;
}

const LISTS: readonly ListName[] = ["upcoming", "ended"];
const DROP_REASONS: readonly DropReason[] = ["too-slow", "too-old"];
const CALL_OUTCOMES: readonly ServiceCall["outcome"][] = [
  ...SERVICE_OUTCOMES.filter((outcome) => outcome !== "waiting"),
  "token-expired",
];
/** Seconds, up to the transport's own deadline. */
const CALL_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
/** Seconds, from one synced page of SQLite to a database that is about to be given up. */
const COMMIT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

const WORK_STATES: readonly (readonly ["running" | "waiting", string])[] = [
  ["running", "Expensive requests that are being worked on."],
  ["waiting", "Expensive requests that wait for their turn."],
];

/** Milliseconds between two samples of the event loop delay. */
const DELAY_RESOLUTION = 10;

/** The metrics of docs/guides/operations.md#metrics, and this process's own beside them. */
export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerData(registry, deps);
  registerStreams(registry, deps);
  registerEventLoopDelay(registry);
  registerClock(registry, deps);
  registerWork(registry, deps);
  const calls = createCalls(registry);
  const durations = new Histogram({
    name: "upstream_request_duration_seconds",
    help: "How long requests to the Match Data Service took.",
    labelNames: ["endpoint"],
    buckets: CALL_BUCKETS,
    registers: [registry],
  });
  const commits = new Histogram({
    name: "archive_commit_duration_seconds",
    help: "How long it took to put a tick on disk.",
    buckets: COMMIT_BUCKETS,
    registers: [registry],
  });
  const tokenEnds = new Map<string, Instant>();
  createReadGauge(registry, {
    name: "token_expires_timestamp_seconds",
    help: "When the token expires that expires first; of several clients, each has one.",
    read: () => (tokenEnds.size === 0 ? null : Math.min(...tokenEnds.values()) / SECOND),
  });
  return {
    countCall({ endpoint, outcome, duration }) {
      calls.inc({ endpoint, outcome });
      durations.observe({ endpoint }, duration / SECOND);
    },
    noteToken: (clientId, lifetime) => void tokenEnds.set(clientId, deps.wall() + lifetime),
    noteCommit: (duration) => commits.observe(duration / SECOND),
    render: () => registry.metrics(),
  };
}

function createCalls(registry: Registry): Counter<"endpoint" | "outcome"> {
  const calls = new Counter({
    name: "upstream_requests_total",
    help: "Requests to the Match Data Service by how they ended.",
    labelNames: ["endpoint", "outcome"],
    registers: [registry],
  });
  // A series that begins with its first failure hides that failure from rate().
  for (const endpoint of ENDPOINTS) {
    for (const outcome of CALL_OUTCOMES) calls.inc({ endpoint, outcome }, 0);
  }
  return calls;
}

function registerData(registry: Registry, { publication, now }: MetricsDeps): void {
  createReadGauge(registry, {
    name: "snapshot_age_seconds",
    help: "How old what is shown is, on the service's clock.",
    read: () => {
      const { world } = publication();
      return world === null ? null : Math.max(0, now() - dataAtOf(world)) / SECOND;
    },
  });
  createReadGauge(registry, {
    name: "snapshot_matches",
    help: "Matches in memory.",
    read: () => publication().world?.matches.size ?? 0,
  });
  createReadGauge(registry, {
    name: "snapshot_held_matches",
    help: "Matches shown as they were, because the service lost more than one poll can explain.",
    read: () => publication().world?.snapshot.guard?.held.size ?? 0,
  });
  createReadGauge(registry, {
    name: "snapshot_quarantined_matches",
    help: "Items of the newest lists that could not be read and were set aside.",
    read: () => publication().sources.reduce((sum, { quarantined }) => sum + quarantined, 0),
  });
  const states = new Gauge({
    name: "archive_state",
    help: "1 for the state that the archive's store is in, 0 for every other.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { store } = publication();
      for (const state of STORE_STATES) states.set({ state }, store.state === state ? 1 : 0);
    },
  });
  createReadGauge(registry, {
    name: "archive_unstored_changes",
    help: "Changes that pages show and the archive does not contain.",
    read: () => publication().store.unstoredChanges,
  });
  const limits = new Gauge({
    name: "list_limit_reached",
    help: "1 while a list is as long as the service lets it be: there may be more.",
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
  createReadGauge(registry, {
    name: "service_clock_difference_seconds",
    help: "How far the service's clock is ahead of this machine's; 0 while they agree within two minutes.",
    read: () => (clockHealth().difference ?? 0) / SECOND,
  });
  createReadGauge(registry, {
    name: "retention_refused",
    help: "1 while RETENTION_DAYS deletes nothing because the two clocks differ.",
    read: () => (clockHealth().deletionRefused ? 1 : 0),
  });
}

function registerStreams(registry: Registry, { hubs }: MetricsDeps): void {
  createReadGauge(registry, {
    name: "sse_connections",
    help: "Readers of live updates.",
    read: () => hubs().reduce((sum, hub) => sum + hub.size(), 0),
  });
  const dropped = new Counter({
    name: "sse_dropped_total",
    help: "Readers of live updates that were sent away.",
    labelNames: ["reason"],
    registers: [registry],
    collect() {
      // The hubs count by themselves.
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
      name: `work_requests_${state}`,
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
    name: "work_requests_refused_total",
    help: "Expensive requests that got 503 because too many waited already.",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      // The queues count by themselves.
      refused.reset();
      const counts = workCounts();
      for (const kind of WORK_KINDS) refused.inc({ kind }, counts[kind].refused);
    },
  });
}

/** prom-client's own figures end at the 99th percentile; one request in a thousand is many. */
function registerEventLoopDelay(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION });
  delay.enable();
  createReadGauge(registry, {
    name: "event_loop_delay_p999_seconds",
    help: "99.9th percentile of the event loop delay since the metrics were last read, with the 10 ms between two samples.",
    read: () => {
      const seconds = delay.percentile(99.9) / 1e9;
      delay.reset();
      return seconds;
    },
  });
}

/** A gauge that is read when somebody asks, and absent while `read` answers null. */
function createReadGauge(
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
