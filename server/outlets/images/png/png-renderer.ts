import { Worker } from "node:worker_threads";
import { SECOND } from "#core/lib/time.ts";
import { ProblemError } from "#server/platform/errors.ts";

/** Draws SVG documents as PNG in a thread of its own, one after the other. */
export interface PngRenderer {
  /**
   * @param width Pixels; the height follows from the document.
   * @throws ProblemError `busy` while too many images wait; Error when the document cannot be drawn.
   */
  readonly render: (svg: string, width: number) => Promise<Uint8Array>;
  /** Ends the thread; images still waited for fail. */
  readonly stop: () => Promise<void>;
}

export interface PngJob {
  readonly id: number;
  readonly svg: string;
  readonly width: number;
}

export type PngAnswer =
  | { readonly id: number; readonly png: Uint8Array; readonly error: null }
  | { readonly id: number; readonly png: null; readonly error: string };

interface Waiting {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** The thread holds a renderer and fonts: it starts with the first image and ends when none came. */
const IDLE = 20 * SECOND;
/** The longest an image may take, once it is its turn; a thread that hangs is replaced. */
const DEADLINE = 15 * SECOND;
const MOST_WAITING = 16;
/** Of the thread's heap: its largest document and fonts take a third of it. A thread beyond it ends. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };

/**
 * @param worker Address of the thread's program: `png-worker.js` in the build.
 * @param fontsDir Folder of the faces of scripts/build/image-fonts.mjs.
 */
export function createPngRenderer(worker: URL, fontsDir: string): PngRenderer {
  let thread: Worker | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  const end = (reason: string): Promise<unknown> => {
    clearTimeout(idle);
    clearTimeout(deadline);
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    const ended = thread?.terminate();
    thread = null;
    return Promise.resolve(ended);
  };
  /** For the image whose turn it is: those behind it only wait. */
  const beginTurn = (): void => {
    clearTimeout(deadline);
    const late = `No image came from its thread within ${DEADLINE / SECOND} s.`;
    deadline = setTimeout(() => void end(late), DEADLINE);
  };
  const start = (): Worker => {
    const started = new Worker(worker, { workerData: fontsDir, resourceLimits: HEAP });
    // A server that is stopping does not wait for pictures.
    started.unref();
    started.on("message", (answer: PngAnswer) => {
      const job = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.error === null) job?.resolve(answer.png);
      else job?.reject(new Error(`The image cannot be drawn: ${answer.error}`));
      if (waiting.size > 0) beginTurn();
      else {
        clearTimeout(deadline);
        idle = setTimeout(() => void end("idle"), IDLE).unref();
      }
    });
    started.on("error", (error: Error) => {
      if (started === thread) void end(`The image thread broke: ${error.message}`);
    });
    return started;
  };

  return {
    async render(svg, width) {
      if (waiting.size >= MOST_WAITING) {
        throw new ProblemError("busy", "Many images are being drawn. Ask again in a moment.");
      }
      clearTimeout(idle);
      thread ??= start();
      const job: PngJob = { id: ++lastId, svg, width };
      const drawn = new Promise<Uint8Array>((resolve, reject) => {
        waiting.set(job.id, { resolve, reject });
      });
      thread.postMessage(job, []);
      if (waiting.size === 1) beginTurn();
      return drawn;
    },
    async stop() {
      await end("Matchdesk is stopping.");
    },
  };
}
