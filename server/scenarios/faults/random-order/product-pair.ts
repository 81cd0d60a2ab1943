import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { isLongMode } from "#core/testing/node/sample.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import {
  encodeHttp,
  type Reaction,
  type ReceivedRequest,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";
import { createTestTime } from "#server/testing/test-time.ts";
import { DEFAULT_TRANSPORT_LIMITS } from "#server/upstream/transport.ts";
import {
  scaleListTimes,
  CONTENT_START,
  type ContentLists,
  createServiceContent,
} from "./content.ts";
import { type Product, type ProductOptions, startSqliteProduct } from "./product.ts";

/** Returns the faulty response to a request; `null` for the normal one. */
export type PlayedFault = (request: ReceivedRequest) => Reaction | null;

/** Two products that poll the same content at the same simulated time, one of them with faults. */
export type ProductPair = Awaited<ReturnType<typeof startProductPair>>;

/**
 * Timeouts in milliseconds: long enough for a slow machine, short enough for faults without a
 * response.
 */
const SHORT_LIMITS = {
  ...DEFAULT_TRANSPORT_LIMITS,
  connect: 1_500,
  headers: 1_500,
  body: 1_500,
  total: 2_000,
};

/**
 * Lifetime of tokens: short, so that the next poll after it meets a fault of the token endpoint.
 */
const TOKEN_SECONDS = 5;

/** Certificate of the faulty product's service. */
export const CERTIFICATE = createCertificate("localhost", Date.now() + 24 * HOUR);

/** Content minutes per simulated minute, so that the events last as long as the run. */
const SPEED = isLongMode ? 3 : 60;

const content = createServiceContent();

/**
 * Starts both products and waits for their first poll; they stop when the test ends.
 *
 * @param random returns a random number in [0, 1)
 * @param minute minute of the content at which the run starts
 */
export async function startProductPair(
  startFaulty: (options: ProductOptions) => Promise<Product>,
  random: () => number,
  minute = 0,
) {
  const startedAt = CONTENT_START + Math.round(minute / SPEED) * MINUTE;
  const time = createTestTime(startedAt);
  let contentMinute = minute;
  const lists = (minutesAgo = 0): ContentLists =>
    scaleListTimes(content(Math.max(0, contentMinute - minutesAgo)), SPEED);
  const honest = ({ path, headers: request }: ReceivedRequest): Buffer => {
    const headers = { date: new Date(time.machineNow()).toUTCString() };
    const now = time.monotonic();
    if (path.startsWith("/token/")) return encodeTokenResponse(issueToken(now), TOKEN_SECONDS);
    if (isExpired(request["authorization"] ?? "", now)) {
      return encodeHttp(401, { error: "invalid_token" }, headers);
    }
    const data = path.includes("ended") ? lists().ended : lists().upcoming;
    return encodeHttp(200, { object: "matches", data }, headers);
  };
  let fault: PlayedFault = noFault;
  const react = (request: ReceivedRequest): Reaction => fault(request) ?? honest(request);
  const faulty = await startFaulty({
    service: await startFaultServer(react, CERTIFICATE),
    limits: SHORT_LIMITS,
    time,
  });
  const clean = await startSqliteProduct({
    service: await startFaultServer(honest),
    limits: DEFAULT_TRANSPORT_LIMITS,
    time,
  });
  await time.pass(3 * SECOND);
  return {
    faulty,
    clean,
    /** Returns a random number in [0, 1). */
    random,
    /** Time of the first start of both. */
    startedAt,
    /** Current simulated time. */
    now: () => time.machineNow(),
    /** Returns a new token that the service accepts. */
    token: () => issueToken(time.monotonic()),
    lists,
    /** Sets the fault of the faulty product's service. */
    play: (next: PlayedFault) => {
      fault = next;
    },
    /** Advances the simulated time of both products, in milliseconds. */
    pass: (duration: number) => time.pass(duration),
    /**
     * Updates the content to the current simulated time; it does not change while faults are played.
     */
    advance: async () => {
      contentMinute = Math.floor(((time.machineNow() - CONTENT_START) / MINUTE) * SPEED);
      await time.pass(5 * SECOND);
    },
  };
}

/** Returns a token that the service accepts for five seconds, regardless of `expires_in`. */
function issueToken(now: number): string {
  return `token-${now}`;
}

function isExpired(authorization: string, now: number): boolean {
  const issuedAt = Number(/^Bearer token-(\d+)$/.exec(authorization)?.[1] ?? Number.NaN);
  return !(now - issuedAt <= TOKEN_SECONDS * SECOND);
}

function noFault(): null {
  return null;
}
