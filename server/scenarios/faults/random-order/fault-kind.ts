import { SECOND } from "#core/lib/time.ts";
import type { ChangeType } from "#core/model/change.ts";
import type { ServiceCall } from "#server/upstream/service-call.ts";
import type { Reaction, ReceivedRequest } from "#server/testing/fault-server.ts";
import { answerOf } from "#server/testing/fault-server.ts";
import type { FaultLists } from "./content.ts";
import type { PlayedFault, ProductPair } from "./product-pair.ts";

/** One kind of fault, by its number in docs/faults.md. */
export interface FaultKind {
  readonly number: number;
  readonly name: string;
  /**
   * Types of changes that Matchdesk may report because of it: the service said so often enough that it
   * had to be believed, or a contestant is shown at once. Absent if it must not report any.
   */
  readonly mayReport?: readonly ChangeType[];
  /** Plays it once. The service is well again afterwards only if this says so. */
  readonly play: (pair: ProductPair) => Promise<void>;
}

/** The longest wait for a fault to be met, in seconds of the run: 15 minutes of `Retry-After` pass. */
const LONGEST_WAIT = 1_200;

/**
 * A fault of one endpoint that lasts until so many requests have met it.
 *
 * @param react Builds the response; a list of variants is one at random.
 */
export function atEndpoint(
  endpoint: ServiceCall["endpoint"],
  react: readonly Variant[],
  times = 1,
): FaultKind["play"] {
  return async (pair) => {
    const variant = pick(react, pair.random);
    await playUntilMet(pair, times, (request) => {
      if (!request.path.startsWith(`/${endpoint}/`)) return null;
      return typeof variant === "function" ? variant(request, pair) : variant;
    });
  };
}

/** A response, or how to make one. */
export type Variant =
  | string
  | Buffer
  | ((request: ReceivedRequest, pair: ProductPair) => Reaction | null);

/**
 * Lists that differ from the real ones for so many polls. The poll after them is right: wrong content
 * is believed once it came often enough, so that of two faults in a row would be.
 *
 * @param change Makes the lists of one poll; `poll` counts from 0.
 */
export function withLists(
  polls: number,
  change: (lists: FaultLists, poll: number, pair: ProductPair) => FaultLists,
): FaultKind["play"] {
  return async (pair) => {
    let requests = 0;
    await playUntilMet(pair, 2 * (polls + 1), ({ path }) => {
      if (!path.startsWith("/matches/")) return null;
      const poll = Math.floor(requests / 2);
      const lists = pair.lists();
      const { upcoming, ended } = poll < polls ? change(lists, poll, pair) : lists;
      requests += 1;
      return listResponse(pair, path.includes("ended") ? ended : upcoming);
    });
  };
}

/** A list as the service without faults would send it. */
export function listResponse(
  pair: Pick<ProductPair, "now">,
  data: readonly unknown[],
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const date = new Date(pair.now()).toUTCString();
  return answerOf(200, { object: "matches", data }, { date, ...headers });
}

/** Plays a fault until it has replaced so many responses. It goes on until the next one is played. */
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

/** One of several, at random. */
export function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
