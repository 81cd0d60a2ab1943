import { ProblemError } from "#server/platform/problem-error.ts";

/**
 * Limits how many incoming requests do expensive work at once, in total and per client. The others
 * wait; the client served longest ago is next.
 */
export type FairQueue = ReturnType<typeof createFairQueue>;

/** Maximum numbers of requests, in total and per client. */
export interface FairQueueLimits {
  readonly running: number;
  readonly runningPerClient: number;
  readonly waiting: number;
  readonly waitingPerClient: number;
}

interface Client {
  running: number;
  /** Order of clients: the lowest number is served next. */
  turn: number;
  readonly waiting: (() => void)[];
}

/** Seconds that a rejected client should wait. */
const RETRY_AFTER = 2;

/** Creates an empty queue. Of clients with waiting requests, the one served longest ago is next. */
export function createFairQueue(limits: FairQueueLimits) {
  /** Clients with running or waiting requests. */
  const clients = new Map<string, Client>();
  let turns = 0;
  let running = 0;
  let waiting = 0;
  let refused = 0;

  function start(name: string, client: Client): () => void {
    running += 1;
    turns += 1;
    client.running += 1;
    client.turn = turns;
    clients.set(name, client);
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      running -= 1;
      client.running -= 1;
      if (client.running === 0 && client.waiting.length === 0) clients.delete(name);
      startNext();
    };
  }

  function startNext(): void {
    while (running < limits.running && waiting > 0) {
      let next: Client | null = null;
      for (const client of clients.values()) {
        if (client.waiting.length === 0 || client.running >= limits.runningPerClient) continue;
        if (next === null || client.turn < next.turn) next = client;
      }
      const begin = next?.waiting.shift();
      if (begin === undefined) return;
      waiting -= 1;
      begin();
    }
  }

  return {
    /**
     * Waits until a request of an address group may run. Resolves to a function to call when it has
     * ended. Rejects with `busy` if too many requests, of this group or in total, are waiting.
     */
    enter(name: string): Promise<() => void> {
      // A new client comes before the client served last, and after all others.
      const client = clients.get(name) ?? { running: 0, turn: turns - 0.5, waiting: [] };
      if (running < limits.running && client.running < limits.runningPerClient) {
        return Promise.resolve(start(name, client));
      }
      if (waiting >= limits.waiting || client.waiting.length >= limits.waitingPerClient) {
        refused += 1;
        return Promise.reject(
          new ProblemError(
            "busy",
            `Too many expensive requests are waiting. Retry in ${RETRY_AFTER} s.`,
            RETRY_AFTER,
          ),
        );
      }
      clients.set(name, client);
      waiting += 1;
      return new Promise((resolve) => {
        client.waiting.push(() => {
          resolve(start(name, client));
        });
      });
    },
    running: () => running,
    waiting: () => waiting,
    refused: () => refused,
  };
}
