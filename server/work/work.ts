import type { Context, MiddlewareHandler } from "hono";
import type { Steps } from "#core/lib/steps.ts";
import { addressGroup } from "#server/platform/address-group.ts";
import { clientOf } from "#server/platform/peer.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createFairQueue, type FairQueue, type FairQueueLimits } from "./fair-queue.ts";
import { createSlicer } from "./slicer.ts";

/** Bounds what requests cost: how many expensive ones run, and how long one keeps the thread. */
export interface Work {
  /**
   * Waits until a request may compute or read something expensive; a request waits once. What is
   * cached needs no permission.
   *
   * @throws ProblemError `busy` if too much waits already.
   */
  readonly admit: (c: Context) => Promise<void>;
  /** As `admit`, for a response that is written for long. Call what it returns when it is written. */
  readonly admitFile: (c: Context) => Promise<() => void>;
  /** As `admit`, for one image; images are drawn one after the other. */
  readonly admitImage: (c: Context) => Promise<() => void>;
  /** Runs a computation in slices beside the others. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
  /** As `run`, before what requests compute: new data is waited for by all. */
  readonly runFirst: <T>(steps: Steps<T>) => Promise<T>;
  /** Ends the permission of every request with its response. */
  readonly middleware: MiddlewareHandler;
  /** Requests that run, wait and were refused, by kind. */
  readonly counts: () => Readonly<Record<WorkKind, WorkCounts>>;
}

/** What is bounded: computed responses, exported files, images drawn as PNG. */
export const WORK_KINDS = ["response", "file", "image"] as const;

export type WorkKind = (typeof WORK_KINDS)[number];

export interface WorkCounts {
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

/**
 * Computations share the thread in slices, so several may run; what each holds in memory bounds them.
 * A client may be a venue behind one address. Files are written for as long as their readers take.
 */
const LIMITS: Readonly<Record<WorkKind, FairQueueLimits>> = {
  response: { running: 16, runningPerClient: 4, waiting: 128, waitingPerClient: 24 },
  file: { running: 16, runningPerClient: 2, waiting: 64, waitingPerClient: 6 },
  image: { running: 1, runningPerClient: 1, waiting: 48, waitingPerClient: 6 },
};

export interface WorkDeps {
  readonly proxies: TrustedProxies;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Only tests have others. */
  readonly limits?: Partial<Record<WorkKind, FairQueueLimits>>;
}

/** Creates the bounds of one server; all its routes share them. */
export function createWork({ proxies, now, limits = {} }: WorkDeps): Work {
  const { run, runFirst } = createSlicer({ now, later: (turn) => void setImmediate(turn) });
  const queues: Readonly<Record<WorkKind, FairQueue>> = {
    response: createFairQueue(limits.response ?? LIMITS.response),
    file: createFairQueue(limits.file ?? LIMITS.file),
    image: createFairQueue(limits.image ?? LIMITS.image),
  };
  const permissions = new WeakMap<Context, Promise<() => void>>();
  const groupOf = (c: Context): string => addressGroup(clientOf(c, proxies));
  return {
    async admit(c) {
      const permission = permissions.get(c) ?? queues.response.enter(groupOf(c));
      permissions.set(c, permission);
      await permission;
    },
    admitFile: (c) => queues.file.enter(groupOf(c)),
    admitImage: (c) => queues.image.enter(groupOf(c)),
    run,
    runFirst,
    middleware: async (c, next) => {
      try {
        await next();
      } finally {
        // A refused request has nothing to give back.
        void permissions.get(c)?.then(
          (leave) => leave(),
          () => {},
        );
      }
    },
    counts: () => ({
      response: countsOf(queues.response),
      file: countsOf(queues.file),
      image: countsOf(queues.image),
    }),
  };
}

function countsOf({ running, waiting, refused }: FairQueue): WorkCounts {
  return { running: running(), waiting: waiting(), refused: refused() };
}
