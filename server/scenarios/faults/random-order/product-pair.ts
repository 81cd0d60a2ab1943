import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { Certificate } from "#server/testing/certificate.ts";
import {
  answerOf,
  type Reaction,
  type ReceivedRequest,
  startFaultServer,
  tokenAnswer,
} from "#server/testing/fault-server.ts";
import { createTestTime } from "#server/testing/test-time.ts";
import { DEFAULT_LIMITS } from "#server/upstream/transport.ts";
import { atSpeed, CONTENT_START, type Content, type FaultLists } from "./content.ts";
import { type Product, type ProductOptions, startProduct } from "./product.ts";

/** Replaces the response to a request; null leaves the one without a fault. */
export type PlayedFault = (request: ReceivedRequest) => Reaction | null;

/** Two products that read the same content at the same time; one of them through faults. */
export interface ProductPair {
  readonly faulty: Product;
  readonly clean: Product;
  readonly random: () => number;
  /** When both were started for the first time. */
  readonly startedAt: Instant;
  readonly now: () => Instant;
  /** A token that the service accepts from now on. */
  readonly token: () => string;
  /** What a service without faults lists now, or listed so many minutes of the content ago. */
  readonly lists: (minutesAgo?: number) => FaultLists;
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
  /** Starts the faulty product. */
  readonly startFaulty: (options: ProductOptions) => Promise<Product>;
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
  startFaulty,
  content,
  speed,
  minute,
  certificate,
  random,
}: ProductPairOptions): Promise<ProductPair> {
  const startedAt = CONTENT_START + Math.round(minute / speed) * MINUTE;
  const time = createTestTime(startedAt);
  let shown = minute;
  const lists = (minutesAgo = 0): FaultLists =>
    atSpeed(content(Math.max(0, shown - minutesAgo)), speed);
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
  const react = (request: ReceivedRequest): Reaction => fault(request) ?? honest(request);
  const faulty = await startFaulty({
    service: await startFaultServer(react, certificate),
    limits: SHORT_LIMITS,
    time,
  });
  const clean = await startProduct({
    service: await startFaultServer(honest),
    limits: DEFAULT_LIMITS,
    time,
  });
  await time.pass(3 * SECOND);
  return {
    faulty,
    clean,
    random,
    startedAt,
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
