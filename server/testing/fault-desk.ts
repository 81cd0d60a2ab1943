import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { DeskServiceSchema, MetaSchema, type DeskService, type Meta } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { deriveFreshness, type Freshness } from "#core/model/freshness.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { NOON } from "#core/testing/model-match.ts";
import { parseConfig } from "#server/config/config.ts";
import { startMatchdesk } from "#server/matchdesk.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import type { ServiceCall } from "#server/upstream/service-call.ts";
import { DEFAULT_LIMITS, type TransportLimits } from "#server/upstream/transport.ts";
import type { Certificate } from "./certificate.ts";
import {
  type FaultServer,
  type Reaction,
  type ReceivedRequest,
  listAnswer,
  startFaultServer,
  tokenAnswer,
} from "./fault-server.ts";
import { type TestTime, createTestTime } from "./test-time.ts";

/** Null where the service behaves. */
export type Fault = (request: ReceivedRequest) => Reaction | null;

/** What somebody sees who looks at the desk. */
export interface VisibleStatus {
  readonly meta: Meta;
  readonly desk: DeskService;
  readonly freshness: Freshness["kind"];
  /** Every match, as the bytes of the API's answer. */
  readonly matches: string;
}

export interface LogLine {
  /** pino's numbers: 30 info, 40 warning, 50 error. */
  readonly level: number;
  readonly msg: string;
  readonly outcome?: string;
}

/** A desk, the service it reads, and the time both live in. */
export interface FaultDesk {
  readonly url: string;
  readonly service: FaultServer;
  readonly time: TestTime;
  /** Every line so far. */
  readonly log: readonly LogLine[];
  /** Stops it and starts it again on the same archive; waits for its first poll. */
  restart(): Promise<void>;
  /** What the service does from now on. */
  play(fault: Fault): void;
  /** Lets time pass until the next look at the service is over; answers how long that was. */
  nextLook(): Promise<number>;
  screen(): Promise<VisibleStatus>;
  /** A series of `/metrics`; null where there is none. */
  metric(series: string): Promise<number | null>;
}

export interface FaultDeskOptions {
  readonly fault?: Fault;
  readonly limits?: TransportLimits;
  /** The service speaks TLS where there is one. */
  readonly certificate?: Certificate;
  readonly env?: Readonly<Record<string, string>>;
  readonly random?: () => number;
}

export interface ExpectedFailure {
  readonly endpoint: ServiceCall["endpoint"];
  readonly outcome: FailedOutcome;
  /** How the metrics name the call, where that is another thing. */
  readonly counted?: ServiceCall["outcome"];
}

/** Stands in everything that must not be logged or shown. */
export const CANARY = "canary-5f1d";
/** Deadlines that a test can wait for, in milliseconds, and that a busy machine keeps all the same. */
export const SHORT: TransportLimits = {
  ...DEFAULT_LIMITS,
  connect: 2_000,
  headers: 3_000,
  body: 3_000,
  total: 4_000,
};

/** A well-behaved answer: tokens for an hour, a match to come and one that is over. */
export const behave: (request: ReceivedRequest) => Reaction = ({ path }) => {
  if (path.startsWith("/token/")) return tokenAnswer(`${CANARY}-token`);
  return listAnswer(path.includes("ended") ? [overMatch()] : [wireMatch()]);
};

/** Over since ten o'clock. */
export function overMatch(change: Readonly<Record<string, unknown>> = {}): unknown {
  return wireMatch({
    id: "110002",
    row: "2",
    start: "2026-03-07 10:00:00",
    locked: "1",
    contestants: [
      wireContestant({ name: "Cem", score: "2" }),
      wireContestant({ name: "Dara", sort: "2", score: "0" }),
    ],
    ...change,
  });
}

/** The same fault whenever this operation is called. */
export function faultAt(endpoint: ServiceCall["endpoint"], reaction: Reaction): Fault {
  return ({ path }) => (path.startsWith(`/${endpoint}/`) ? reaction : null);
}

/**
 * Starts a desk at noon and waits for its first look, which finds the service well by default. It
 * ends with the test.
 */
export async function startFaultDesk(options: FaultDeskOptions = {}): Promise<FaultDesk> {
  let fault: Fault = options.fault ?? (() => null);
  const service = await startFaultServer(
    (request) => fault(request) ?? behave(request),
    options.certificate,
  );
  const dataDir = mkdtempSync(join(tmpdir(), "matchdesk-fault-"));
  const env = {
    UPSTREAM_URL: service.url,
    CLIENT_ID: "client",
    CLIENT_SECRET: `${CANARY}-secret`,
    DATA_DIR: dataDir,
    PORT: "0",
    ...options.env,
  };
  const parsed = parseConfig(env, () => "");
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  const time = createTestTime(NOON);
  const log: LogLine[] = [];
  const start = () =>
    startMatchdesk(parsed.config, {
      version: "0",
      webDir: "/none",
      fontsDir: "/none",
      write: (line) => log.push(JSON.parse(line)),
      time,
      random: options.random ?? (() => 0.5),
      limits: options.limits ?? DEFAULT_LIMITS,
    });
  let running = await start();
  onTestFinished(async () => {
    await running.stop();
    await service.close();
    rmSync(dataDir, { recursive: true });
  });
  const get = async (path: string): Promise<string> => (await fetch(running.url + path)).text();
  const readMeta = async () => MetaSchema.parse(JSON.parse(await get(apiPaths.meta)));
  const waitForPoll = async (): Promise<void> => {
    await expect
      .poll(async () => (await readMeta()).service.nextTry, { interval: 5 })
      .not.toBeNull();
  };
  await waitForPoll();

  return {
    get url() {
      return running.url;
    },
    async restart() {
      await running.stop();
      running = await start();
      await waitForPoll();
    },
    service,
    time,
    log,
    play: (next) => {
      fault = next;
    },
    async nextLook() {
      const { now, service: status } = await readMeta();
      const wait = Date.parse(status.nextTry ?? now) - Date.parse(now);
      await time.pass(wait);
      return wait;
    },
    async screen() {
      const meta = await readMeta();
      const desk = DeskServiceSchema.parse(JSON.parse(await get(apiPaths.deskService)));
      return { meta, desk, freshness: freshnessOf(meta), matches: await get(apiPaths.matches()) };
    },
    async metric(series) {
      const lines = (await get("/metrics")).split("\n");
      const line = lines.find((each) => each.startsWith(`${series} `));
      return line === undefined ? null : Number(line.slice(series.length + 1));
    },
  };
}

/**
 * What must hold after a look that failed: the screen says so over the last good data, the log says
 * it once, the metrics count it, and nothing of what the service wrote stands anywhere.
 *
 * @param before The screen before the fault.
 */
export async function expectFailure(
  desk: FaultDesk,
  before: VisibleStatus,
  { endpoint, outcome, counted = outcome }: ExpectedFailure,
): Promise<void> {
  const { meta, desk: staff, matches } = await desk.screen();
  expect(meta.service.outcome).toBe(outcome);
  expect(matches).toBe(before.matches);
  expect(meta.dataAt).toBe(before.meta.dataAt);
  expect(meta.counts).toEqual(before.meta.counts);

  const message = staff.services[0]?.message;
  const warnings = desk.log.filter(({ level }) => level >= 40);
  expect(warnings.map((line) => [line.outcome, line.msg])).toEqual([[outcome, message]]);
  expect(JSON.stringify([desk.log, meta, staff])).not.toContain(CANARY);

  const failed = `upstream_requests_total{endpoint="${endpoint}",outcome="${counted}"}`;
  expect(await desk.metric(failed)).toBeGreaterThan(0);
  expect(await desk.metric("snapshot_matches")).toBe(2);
  const age = (Date.parse(meta.now) - Date.parse(meta.dataAt ?? "")) / 1000;
  expect(await desk.metric("snapshot_age_seconds")).toBe(age);
}

/** What must hold after a look that went well, the first one or one that ends a failure. */
export async function expectFresh(desk: FaultDesk): Promise<VisibleStatus> {
  const screen = await desk.screen();
  expect(screen.meta.service.outcome).toBe("ok");
  // What a fault's list no longer holds is shown from before it.
  if (screen.desk.held.length === 0) {
    expect(screen.meta.dataAt).toBe(screen.meta.now);
    expect(screen.freshness).toBe("fresh");
    expect(await desk.metric("snapshot_age_seconds")).toBe(0);
  }
  expect(desk.log.findLast((line) => line.outcome !== undefined)?.outcome).toBe("ok");
  return screen;
}

function freshnessOf(meta: Meta): Freshness["kind"] {
  const { pollSeconds, service } = meta;
  const { kind } = deriveFreshness({
    now: Date.parse(meta.now),
    dataAt: meta.dataAt === null ? null : Date.parse(meta.dataAt),
    pollSeconds,
    online: true,
    outcome: service.outcome,
    nextTry: service.nextTry === null ? null : Date.parse(service.nextTry),
  });
  return kind;
}
