import type { Context, Next } from "hono";
import { getAddressGroup } from "#server/platform/address-group.ts";
import { getClientAddress } from "#server/platform/peer.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createFairQueue, type FairQueue, type FairQueueLimits } from "./fair-queue.ts";
import { createSlicer } from "./slicer.ts";

/** Limits the number of expensive requests, and how long one blocks the thread. */
export type WorkLimiter = ReturnType<typeof createWorkLimiter>;

/** Kinds of limited work: computed responses, exported files, PNG images. */
export const WORK_KINDS = ["response", "file", "image"] as const;

export type WorkKind = (typeof WORK_KINDS)[number];

/** Numbers of requests of one kind. */
export interface WorkCounts {
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

/**
 * Limits by kind. Several computations may run, because they share the thread in slices; their
 * memory limits the number. A client may be a whole venue with one address. A file may be
 * downloaded slowly.
 */
const LIMITS: Readonly<Record<WorkKind, FairQueueLimits>> = {
  response: { running: 16, runningPerClient: 4, waiting: 128, waitingPerClient: 24 },
  file: { running: 16, runningPerClient: 2, waiting: 64, waitingPerClient: 6 },
  image: { running: 1, runningPerClient: 1, waiting: 48, waitingPerClient: 6 },
};

export interface WorkLimiterDeps {
  readonly proxies: TrustedProxies;
  /** Returns a monotonic time in milliseconds. */
  readonly now: () => number;
  /** Other limits, for tests. */
  readonly limits?: Partial<Record<WorkKind, FairQueueLimits>>;
}

/** Creates the limiter of one server, shared by all routes. */
export function createWorkLimiter({ proxies, now, limits = {} }: WorkLimiterDeps) {
  const { run, runFirst } = createSlicer({ now, later: (turn) => void setImmediate(turn) });
  const queues: Readonly<Record<WorkKind, FairQueue>> = {
    response: createFairQueue(limits.response ?? LIMITS.response),
    file: createFairQueue(limits.file ?? LIMITS.file),
    image: createFairQueue(limits.image ?? LIMITS.image),
  };
  const permissions = new WeakMap<Context, Promise<() => void>>();
  const groupOf = (c: Context): string => getAddressGroup(getClientAddress(c, proxies));
  return {
    /**
     * Waits until a request may do expensive work; a request waits only once. Cached responses do
     * not need it. Rejects with `busy` if too many requests are waiting.
     */
    async admit(c: Context) {
      const permission = permissions.get(c) ?? queues.response.enter(groupOf(c));
      permissions.set(c, permission);
      await permission;
    },
    /** Like `admit`, for an exported file. Resolves to a function to call when it is written. */
    admitFile: (c: Context): Promise<() => void> => queues.file.enter(groupOf(c)),
    /** Like `admitFile`, but admits a PNG image. Images are rendered one after the other. */
    admitImage: (c: Context): Promise<() => void> => queues.image.enter(groupOf(c)),
    /** Runs a computation in slices, concurrently with others. */
    run,
    /** Like `run`, but before computations of requests, because all requests need the new data. */
    runFirst,
    /** Ends the permission of `admit` after the response. */
    middleware: async (c: Context, next: Next) => {
      try {
        await next();
      } finally {
        // A rejected request has no permission to end.
        void permissions.get(c)?.then(
          (leave) => leave(),
          () => {},
        );
      }
    },
    /** Returns the numbers of running, waiting and rejected requests, by kind. */
    counts: (): Readonly<Record<WorkKind, WorkCounts>> => ({
      response: countsOf(queues.response),
      file: countsOf(queues.file),
      image: countsOf(queues.image),
    }),
  };
}

function countsOf({ running, waiting, refused }: FairQueue): WorkCounts {
  return { running: running(), waiting: waiting(), refused: refused() };
}
