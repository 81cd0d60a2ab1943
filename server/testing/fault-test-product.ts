import { expect } from "vitest";
import type * as z from "zod/mini";
import { AttentionListSchema } from "#core/contract/attention.ts";
import { DeskServiceSchema, MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { deriveFreshness, type Freshness } from "#core/model/freshness.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { NOON } from "#core/testing/model-match.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import type { ServiceCall } from "#server/upstream/service-call.ts";
import { DEFAULT_TRANSPORT_LIMITS, type TransportLimits } from "#server/upstream/transport.ts";
import type { Certificate } from "./certificate.ts";
import {
  type Reaction,
  type ReceivedRequest,
  encodeListsResponse,
  startFaultServer,
} from "./fault-server.ts";
import { startProduct } from "./start-test-product.ts";
import { createTestTime } from "./test-time.ts";

/** Returns the service's reaction to a request; `null` for the normal response. */
export type Fault = (request: ReceivedRequest) => Reaction | null;

/** State of the product as its API shows it. */
export interface VisibleStatus {
  readonly meta: z.output<typeof MetaSchema>;
  readonly desk: z.output<typeof DeskServiceSchema>;
  readonly freshness: Freshness["kind"];
  /** Response body of the API's match list. */
  readonly matches: string;
}

export interface LogLine {
  /** pino's level: 30 info, 40 warning, 50 error. */
  readonly level: number;
  readonly msg: string;
  readonly outcome?: string;
}

/** A running product, the service that it polls, and the simulated time of the product. */
export type FaultTestProduct = Awaited<ReturnType<typeof startFaultTestProduct>>;

export interface FaultTestProductOptions {
  readonly fault?: Fault;
  readonly limits?: TransportLimits;
  /** If set, the service uses TLS with this certificate. */
  readonly certificate?: Certificate;
  readonly env?: Readonly<Record<string, string>>;
  readonly random?: () => number;
}

/** A failed request to the service, as logs and metrics report it. */
export interface ExpectedFailure {
  readonly endpoint: ServiceCall["endpoint"];
  readonly outcome: FailedOutcome;
  /** Outcome in the metrics; default: `outcome`. */
  readonly counted?: ServiceCall["outcome"];
}

/** Contained in everything that must not be logged or shown. */
export const SECRET_MARKER = "canary-5f1d";
/** Timeouts in milliseconds: short enough for tests, long enough for a slow machine. */
export const SHORT_LIMITS: TransportLimits = {
  ...DEFAULT_TRANSPORT_LIMITS,
  connect: 2_000,
  headers: 3_000,
  body: 3_000,
  total: 4_000,
};

/**
 * The normal reaction of the service: a token that is valid for an hour, an upcoming match and an
 * ended one.
 */
export const healthyReaction: (request: ReceivedRequest) => Reaction = ({ path }) => {
  const lists = { upcoming: [wireMatch()], ended: [endedMatch()] };
  return encodeListsResponse(path, lists, `${SECRET_MARKER}-token`);
};

/** Returns a match that began at ten o'clock and has ended. */
export function endedMatch(): unknown {
  return wireSingleMatch("110002", "ro8#2", "Cem 2 v Dara 0", { start: "2026-03-07 10:00:00" });
}

/** Returns a fault that affects every request to this endpoint. */
export function createEndpointFault(endpoint: ServiceCall["endpoint"], reaction: Reaction): Fault {
  return ({ path }) => (path.startsWith(`/${endpoint}/`) ? reaction : null);
}

/** Returns a fault that affects the first request to this endpoint only. */
export function createSingleFault(endpoint: ServiceCall["endpoint"], reaction: Reaction): Fault {
  let remaining = 1;
  return ({ path }) => {
    if (!path.startsWith(`/${endpoint}/`) || remaining === 0) return null;
    remaining -= 1;
    return reaction;
  };
}

/**
 * Starts the product at noon and waits for its first poll, which succeeds by default. The product
 * stops when the test ends.
 */
export async function startFaultTestProduct(options: FaultTestProductOptions = {}) {
  let fault: Fault = options.fault ?? (() => null);
  const service = await startFaultServer(
    (request) => fault(request) ?? healthyReaction(request),
    options.certificate,
  );
  const time = createTestTime(NOON);
  const log: LogLine[] = [];
  const product = await startProduct(service, {
    env: { CLIENT_SECRET: `${SECRET_MARKER}-secret`, ...options.env },
    environment: {
      write: (line) => log.push(JSON.parse(line)),
      time,
      random: options.random ?? (() => 0.5),
      limits: options.limits ?? DEFAULT_TRANSPORT_LIMITS,
    },
  });
  const get = async (path: string): Promise<string> => (await fetch(product.url() + path)).text();
  const readMeta = async () => MetaSchema.parse(JSON.parse(await get(apiPaths.meta)));
  const screen = async (): Promise<VisibleStatus> => {
    const meta = await readMeta();
    const desk = DeskServiceSchema.parse(JSON.parse(await get(apiPaths.deskService)));
    return { meta, desk, freshness: freshnessOf(meta), matches: await get(apiPaths.matches()) };
  };

  return {
    get url() {
      return product.url();
    },
    /** State after the first poll. */
    first: await screen(),
    /** Fetches the current state. */
    screen,
    /** Stops the product and starts it again on the same archive; resolves after its first poll. */
    restart: () => product.whileStopped(),
    service,
    time,
    /** All log lines so far. */
    log,
    /** Returns the logged warnings and errors. */
    warnings: () => log.filter(({ level }) => level >= 40),
    /** Sets the fault of all following requests. */
    play: (next: Fault) => {
      fault = next;
    },
    /**
     * Advances time to the next poll. Resolves after the poll to the time waited, in milliseconds.
     *
     * @param next if set, the fault of this and all following requests
     */
    async nextLook(next = fault) {
      fault = next;
      const { now, service: status } = await readMeta();
      const wait = (status.nextTry ?? now) - now;
      await time.pass(wait);
      return wait;
    },
    /** Sends a request as staff. */
    put: (path: string, body: unknown): Promise<Response> =>
      fetch(product.url() + path, {
        method: "PUT",
        headers: { "content-type": "application/json", "x-matchdesk": "1", origin: product.url() },
        body: JSON.stringify(body),
      }),
    /** Fetches the attention items. */
    attention: async () =>
      AttentionListSchema.parse(JSON.parse(await get(apiPaths.deskAttention))).rows,
    /** Returns a value of `/metrics`; `null` if the series does not exist. */
    async metric(series: string) {
      const lines = (await get("/metrics")).split("\n");
      const line = lines.find((candidate) => candidate.startsWith(`${series} `));
      return line === undefined ? null : Number(line.slice(series.length + 1));
    },
  };
}

/**
 * Asserts the effects of a failed poll: the last data stay visible, the failure is shown, logged
 * once and counted in the metrics, and no text of the service is logged or shown.
 */
export async function expectFailedPoll(
  desk: FaultTestProduct,
  { endpoint, outcome, counted = outcome }: ExpectedFailure,
): Promise<void> {
  const { meta, desk: staff, matches } = await desk.screen();
  expect(meta.service.outcome).toBe(outcome);
  expect(matches).toBe(desk.first.matches);
  expect(meta.dataAt).toBe(desk.first.meta.dataAt);
  expect(meta.counts).toEqual(desk.first.meta.counts);

  const message = staff.services[0]?.message;
  expect(desk.warnings().map((line) => [line.outcome, line.msg])).toEqual([[outcome, message]]);
  expect(JSON.stringify([desk.log, meta, staff])).not.toContain(SECRET_MARKER);

  const failed = `matchdesk_upstream_requests_total{endpoint="${endpoint}",outcome="${counted}"}`;
  expect(await desk.metric(failed)).toBeGreaterThan(0);
  expect(await desk.metric("matchdesk_snapshot_matches")).toBe(2);
  const age = (meta.now - (meta.dataAt ?? 0)) / 1000;
  expect(await desk.metric("matchdesk_snapshot_age_seconds")).toBe(age);
}

/** Plays a fault of an endpoint for some polls and asserts its effects as `expectFailedPoll`. */
export async function expectFailure(
  desk: FaultTestProduct,
  reaction: Reaction,
  failure: ExpectedFailure,
  count = 2,
): Promise<void> {
  for (let polls = 0; polls < count; polls += 1)
    await desk.nextLook(createEndpointFault(failure.endpoint, reaction));
  await expectFailedPoll(desk, failure);
}

/** Ends the fault, or replaces it with `fault`, and asserts that the next poll succeeds. */
export async function expectRecovery(
  desk: FaultTestProduct,
  fault: Fault = () => null,
): Promise<VisibleStatus> {
  await desk.nextLook(fault);
  return expectSuccessfulPoll(desk);
}

/** Asserts the effects of a successful poll, either the first one or the first after a failure. */
export async function expectSuccessfulPoll(desk: FaultTestProduct): Promise<VisibleStatus> {
  const screen = await desk.screen();
  expect(screen.meta.service.outcome).toBe("ok");
  // The data is older than the poll if it contains matches that the response to a fault no longer
  // listed.
  if (screen.desk.held.length === 0) {
    expect(screen.meta.dataAt).toBe(screen.meta.now);
    expect(screen.freshness).toBe("fresh");
    expect(await desk.metric("matchdesk_snapshot_age_seconds")).toBe(0);
  }
  expect(desk.log.findLast((line) => line.outcome !== undefined)?.outcome).toBe("ok");
  return screen;
}

function freshnessOf(meta: VisibleStatus["meta"]): Freshness["kind"] {
  const { now, dataAt, dataSite, pollSeconds, service } = meta;
  const { kind } = deriveFreshness({
    now,
    dataAt,
    dataSite,
    pollSeconds,
    hasNetwork: true,
    isServerReachable: true,
    outcome: service.outcome,
    nextTry: service.nextTry,
  });
  return kind;
}
