import { SECOND } from "#core/lib/time.ts";
import type { ChangeType } from "#core/model/change.ts";
import type { ServiceCall } from "#server/upstream/service-call.ts";
import { type Reaction, type ReceivedRequest, encodeHttp } from "#server/testing/fault-server.ts";
import type { ContentLists } from "./content.ts";
import type { PlayedFault, ProductPair } from "./product-pair.ts";

/** A kind of fault, with its number in docs/faults.md. */
export interface FaultKind {
  readonly number: number;
  readonly name: string;
  /**
   * Types of changes that Matchdesk may report because of this fault: wrong data repeats long
   * enough to be accepted, or a changed contestant is accepted at once. Absent if no change may be
   * reported.
   */
  readonly mayReport?: readonly ChangeType[] | undefined;
  /** Plays the fault once. It stays active afterwards unless this function ends it. */
  readonly play: (pair: ProductPair) => Promise<void>;
}

/**
 * Maximum wait until requests meet the fault, in simulated seconds: a `Retry-After` can take 15
 * minutes.
 */
const LONGEST_WAIT = 1_200;

/**
 * Creates a fault of one endpoint that lasts until `times` requests have met it.
 *
 * @param react variants of the response; one is chosen at random
 */
export function createEndpointFaultPlay(
  endpoint: ServiceCall["endpoint"],
  react: readonly Variant[],
  times = 1,
): FaultKind["play"] {
  return async (pair) => {
    const variant = pickRandom(react, pair.random);
    await playUntilMet(pair, times, (request) => {
      if (!request.path.startsWith(`/${endpoint}/`)) return null;
      return typeof variant === "function" ? variant(request, pair) : variant;
    });
  };
}

/** A response, or a function that creates it. */
export type Variant =
  | string
  | Buffer
  | ((request: ReceivedRequest, pair: ProductPair) => Reaction | null);

/**
 * Creates a kind that changes the lists for a number of polls. The next poll is correct, so that
 * two such faults in a row do not count as one that lasts long enough to be accepted.
 *
 * @param change returns the lists of one poll; `poll` counts from 0
 * @param mayReport absent if no change may be reported
 */
export function createListFaultKind(
  number: number,
  name: string,
  polls: number,
  change: (lists: ContentLists, poll: number, pair: ProductPair) => ContentLists,
  mayReport?: readonly ChangeType[],
): FaultKind {
  const play = async (pair: ProductPair): Promise<void> => {
    let requests = 0;
    await playUntilMet(pair, 2 * (polls + 1), ({ path }) => {
      if (!path.startsWith("/matches/")) return null;
      const poll = Math.floor(requests / 2);
      const lists = pair.lists();
      requests += 1;
      return encodeList(pair, path, {}, poll < polls ? change(lists, poll, pair) : lists);
    });
  };
  return { number, name, mayReport, play };
}

/** Returns the response with a list of a service without faults, except for these headers. */
export function encodeList(
  pair: ProductPair,
  path: string,
  headers: Readonly<Record<string, string>>,
  { upcoming, ended }: ContentLists = pair.lists(),
): Buffer {
  const date = new Date(pair.now()).toUTCString();
  const data = path.includes("ended") ? ended : upcoming;
  return encodeHttp(200, { object: "matches", data }, { date, ...headers });
}

/**
 * Plays a fault until it has replaced `times` responses. It stays active until another one is set.
 */
export async function playUntilMet(
  pair: ProductPair,
  times: number,
  fault: PlayedFault,
): Promise<void> {
  const met: ReceivedRequest[] = [];
  pair.play((request) => {
    const reaction = fault(request);
    if (reaction !== null) met.push(request);
    return reaction;
  });
  for (let seconds = 0; seconds < LONGEST_WAIT; seconds += 1) {
    if (met.length >= times) return;
    await pair.pass(SECOND);
  }
  throw new Error(`Only ${met.length} of ${times} requests met the fault.`);
}

export function pickRandom<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("The list to pick from is empty.");
  return item;
}
