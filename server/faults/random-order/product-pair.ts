import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/contract/paths.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { TimeSources } from "#server/clock.ts";
import { parseConfig } from "#server/config.ts";
import { startMatchdesk, type Matchdesk } from "#server/matchdesk.ts";
import type { Certificate } from "#server/testing/certificate.ts";
import {
  answerOf,
  type FaultServer,
  type Reaction,
  type ReceivedRequest,
  startFaultServer,
  tokenAnswer,
} from "#server/testing/fault-server.ts";
import { createTestTime, type TestTime } from "#server/testing/test-time.ts";
import { DEFAULT_LIMITS } from "#server/upstream/transport.ts";
import { atSpeed, CONTENT_START, type Content, type Lists } from "./content.ts";

/** Replaces the response to a request; null leaves the one without a fault. */
export type PlayedFault = (request: ReceivedRequest) => Reaction | null;

/** One Matchdesk and the service it reads. */
export interface Product {
  readonly url: () => string;
  readonly dataDir: string;
  readonly service: FaultServer;
  /** Moves this product's wall clock, in milliseconds. */
  readonly jump: (by: number) => void;
  /** Stops it and starts it again on the same data folder. */
  readonly restart: () => Promise<void>;
}

/** Two products that read the same content at the same time; one of them through faults. */
export interface ProductPair {
  readonly faulty: Product;
  readonly clean: Product;
  readonly random: () => number;
  readonly now: () => Instant;
  /** A token that the service accepts from now on. */
  readonly token: () => string;
  /** What a service without faults lists now, or listed so many minutes of the content ago. */
  readonly lists: (minutesAgo?: number) => Lists;
  /** The response of a service without faults. */
  readonly honest: (request: ReceivedRequest) => Buffer;
  /** What the faulty product's service does from now on. */
  readonly play: (fault: PlayedFault) => void;
  /** Lets milliseconds pass for both. */
  readonly pass: (duration: number) => Promise<void>;
  /** Moves the content on to where it is by now: it stands still while faults are played. */
  readonly advance: () => Promise<void>;
}

export interface ProductPairOptions {
  readonly content: Content;
  /** How many minutes of the content pass in a minute of the run. */
  readonly speed: number;
  /** Minute of the content at which the run starts. */
  readonly minute: number;
  /** Of the faulty product's service. */
  readonly certificate: Certificate;
  /** In [0, 1). */
  readonly random: () => number;
}

/** Long enough for a busy machine where nothing hangs; a played hang ends after them. */
const SHORT_LIMITS = {
  ...DEFAULT_LIMITS,
  connect: 1_500,
  headers: 1_500,
  body: 1_500,
  total: 2_000,
};

/** A token that is good for five seconds: a fault of the token endpoint is met that soon. */
const TOKEN_SECONDS = 5;

/** Starts both and waits for their first poll; they end with the test. */
export async function startProductPair({
  content,
  speed,
  minute,
  certificate,
  random,
}: ProductPairOptions): Promise<ProductPair> {
  const time = createTestTime(CONTENT_START + Math.round(minute / speed) * MINUTE);
  let shown = minute;
  const lists = (minutesAgo = 0): Lists => atSpeed(content(Math.max(0, shown - minutesAgo)), speed);
  const honest = ({ path, headers: request }: ReceivedRequest): Buffer => {
    const headers = { date: new Date(time.wall()).toUTCString() };
    const now = time.monotonic();
    if (path.startsWith("/token/")) return tokenAnswer(issueToken(now), TOKEN_SECONDS);
    if (isExpired(request["authorization"] ?? "", now)) {
      return answerOf(401, { error: "invalid_token" }, headers);
    }
    const data = path.includes("ended") ? lists().ended : lists().upcoming;
    return answerOf(200, { object: "matches", data }, headers);
  };
  let fault: PlayedFault = playNothing;
  const faulty = await startProduct(
    time,
    await startFaultServer((request) => fault(request) ?? honest(request), certificate),
    SHORT_LIMITS,
  );
  const clean = await startProduct(time, await startFaultServer(honest), DEFAULT_LIMITS);
  await time.pass(3 * SECOND);
  return {
    faulty,
    clean,
    random,
    now: () => time.wall(),
    token: () => issueToken(time.monotonic()),
    lists,
    honest,
    play: (next) => {
      fault = next;
    },
    pass: (duration) => time.pass(duration),
    advance: async () => {
      shown = Math.floor(((time.wall() - CONTENT_START) / MINUTE) * speed);
      await time.pass(5 * SECOND);
    },
  };
}

/** Returns a token that the service accepts for five seconds, whatever `expires_in` says. */
function issueToken(now: number): string {
  return `token-${now}`;
}

function isExpired(authorization: string, now: number): boolean {
  const issued = Number(/^Bearer token-(\d+)$/.exec(authorization)?.[1] ?? Number.NaN);
  return !(now - issued <= TOKEN_SECONDS * SECOND);
}

function playNothing(): null {
  return null;
}

async function startProduct(
  time: TestTime,
  service: FaultServer,
  limits: typeof DEFAULT_LIMITS,
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "matchdesk-random-order-"));
  let offset = 0;
  const own: TimeSources = { ...time, wall: () => time.wall() + offset };
  const start = async (): Promise<Matchdesk> => {
    const matchdesk = await startMatchdesk(configOf(service.url, dataDir), {
      version: "0",
      webDir: "/none",
      fontsDir: "/none",
      write: () => {},
      time: own,
      // Waits are whole seconds then, and both products poll at the same moments again.
      random: () => 0,
      limits,
    });
    // The first poll begins at once, not by the time that the test lets pass.
    await expect.poll(() => findNextPoll(matchdesk.url), { timeout: 20_000 }).not.toBeNull();
    return matchdesk;
  };
  let running = await start();
  onTestFinished(async () => {
    await running.stop();
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url: () => running.url,
    dataDir,
    service,
    jump: (by) => {
      offset += by;
    },
    restart: async () => {
      await running.stop();
      running = await start();
    },
  };
}

async function findNextPoll(url: string): Promise<string | null> {
  const response: unknown = await (await fetch(url + apiPaths.meta)).json();
  return MetaSchema.parse(response).service.nextTry;
}

function configOf(serviceUrl: string, dataDir: string) {
  const env = {
    UPSTREAM_URL: serviceUrl,
    CLIENT_ID: "client",
    CLIENT_SECRET: "secret-of-the-random-order-run",
    POLL_SECONDS: "1",
    RATE_LIMIT: "0",
    DATA_DIR: dataDir,
    PORT: "0",
    LOG_LEVEL: "silent",
  };
  const parsed = parseConfig(env, () => "");
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return parsed.config;
}
