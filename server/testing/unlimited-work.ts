import { runToEnd } from "#core/lib/steps.ts";
import type { WorkLimiter } from "#server/work/work.ts";

/** A work queue without limits, for tests of single routes: all work runs at once. */
export const UNLIMITED_WORK: Pick<WorkLimiter, "admit" | "admitFile" | "admitImage" | "run"> = {
  admit: () => Promise.resolve(),
  admitFile: () => Promise.resolve(() => {}),
  admitImage: () => Promise.resolve(() => {}),
  run: (steps) => new Promise((resolve) => resolve(runToEnd(steps))),
};
