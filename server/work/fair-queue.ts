import { ProblemError } from "#server/platform/errors.ts";

/** Lets so many requests run at once; the others wait, clients in turn. */
export interface FairQueue {
  /**
   * Waits for the turn of a client's request. Call what it returns, once, when the request is done.
   *
   * @param client Address group: one client has one share, however many requests it sends.
   * @throws ProblemError `busy` if too many of its requests, or of all, wait already.
   */
  readonly enter: (client: string) => Promise<() => void>;
  /** Requests that run, and that wait. */
  readonly running: () => number;
  readonly waiting: () => number;
  /** Requests that were refused so far. */
  readonly refused: () => number;
}

export interface FairQueueLimits {
  readonly running: number;
  readonly runningPerClient: number;
  readonly waiting: number;
  readonly waitingPerClient: number;
}

interface Client {
  running: number;
  /** Orders clients: the lowest is served next. */
  turn: number;
  readonly waiting: (() => void)[];
}

/** Seconds a refused client is asked to wait. */
const RETRY_AFTER = 2;

/** Creates a queue. Of clients with waiting requests, the one that was served longest ago is next. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** Clients with a request. */
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
    enter(name) {
      // A new client is before those served last, and behind those that wait longer.
      const client = clients.get(name) ?? { running: 0, turn: turns - 0.5, waiting: [] };
      if (running < limits.running && client.running < limits.runningPerClient) {
        return Promise.resolve(start(name, client));
      }
      if (waiting >= limits.waiting || client.waiting.length >= limits.waitingPerClient) {
        refused += 1;
        return Promise.reject(
          new ProblemError(
            "busy",
            `Too many expensive requests wait already. Request it again in ${RETRY_AFTER} s.`,
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
