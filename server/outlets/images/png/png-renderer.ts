import { Worker } from "node:worker_threads";
import { SECOND } from "#core/lib/time.ts";
import { describeNativePartFailure } from "#server/platform/native-part.ts";
import { ProblemError } from "#server/platform/problem-error.ts";

export type PngRenderer = ReturnType<typeof createPngRenderer>;

/** Folders of fonts, absolute. */
export interface PngFonts {
  /** Written by scripts/build/image-fonts.mjs. */
  readonly fontsDir: string;
  /** The dashboard's built files; see script-slices.ts. */
  readonly assetsDir: string;
}

/** Message to the thread: renders one image. */
export interface PngJob {
  readonly id: number;
  readonly svg: string;
  readonly width: number;
}

/** Message from the thread: the PNG of a job, or why rendering failed. */
export type PngResult =
  | { readonly id: number; readonly png: Uint8Array<ArrayBuffer>; readonly error: null }
  | { readonly id: number; readonly png: null; readonly error: string };

interface PendingJob {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/** Time without images after which the thread ends, because its renderer and fonts need memory. */
const IDLE = 20 * SECOND;
/** Time limit of one image. When it is exceeded, the thread ends and all jobs fail. */
const DEADLINE = 15 * SECOND;
const MAX_PENDING = 16;
/** Heap limits of the thread; the largest document and fonts need a third. Beyond them, it ends. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };

/**
 * Creates a renderer of SVG documents as PNG, one at a time. Its thread (`png-worker.js` in the
 * build) starts with the first image, and again after it has ended.
 */
export function createPngRenderer(worker: URL, fonts: PngFonts) {
  let thread: Worker | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  const pending = new Map<number, PendingJob>();

  const endThread = (reason: string): Promise<unknown> => {
    clearTimeout(idle);
    clearTimeout(deadline);
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
    const ended = thread?.terminate();
    thread = null;
    return Promise.resolve(ended);
  };
  /** Starts the time limit of the image that is now rendered. */
  const beginTurn = (): void => {
    clearTimeout(deadline);
    const late = `The image thread returned no image within ${DEADLINE / SECOND} s.`;
    deadline = setTimeout(() => void endThread(late), DEADLINE);
  };
  const start = (): Worker => {
    const started = new Worker(worker, { workerData: fonts, resourceLimits: HEAP });
    // The thread must not keep a stopping server alive.
    started.unref();
    started.on("message", (result: PngResult) => {
      const job = pending.get(result.id);
      pending.delete(result.id);
      if (result.error === null) job?.resolve(result.png);
      else job?.reject(new Error(`Rendering the image failed: ${result.error}`));
      if (pending.size > 0) beginTurn();
      else {
        clearTimeout(deadline);
        idle = setTimeout(() => void endThread("idle"), IDLE).unref();
      }
    });
    started.on("error", (error: Error) => {
      const reason = describeNativePartFailure(error) ?? error.message;
      if (started === thread) void endThread(`The image thread failed: ${reason}`);
    });
    return started;
  };

  return {
    /**
     * Returns a PNG file of `width` pixels; the height follows from the document. Rejects with
     * `busy` if too many images are queued, and with another error if rendering fails.
     */
    render: async (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> => {
      if (pending.size >= MAX_PENDING) {
        throw new ProblemError("busy", "Too many images are queued. Retry in a moment.");
      }
      clearTimeout(idle);
      thread ??= start();
      const job: PngJob = { id: ++lastId, svg, width };
      const drawn = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        pending.set(job.id, { resolve, reject });
      });
      thread.postMessage(job, []);
      if (pending.size === 1) beginTurn();
      return drawn;
    },
    /** Ends the thread; queued images fail. */
    stop: async (): Promise<void> => {
      await endThread("Matchdesk is stopping.");
    },
  };
}
