import { finish } from "#core/lib/steps.ts";
import type { Work } from "#server/work/work.ts";

/** A work queue without limits, for tests of single routes: all work runs at once. */
export const FREE_WORK: Pick<Work, "admit" | "admitFile" | "admitImage" | "run"> = {
  admit: () => Promise.resolve(),
  admitFile: () => Promise.resolve(() => {}),
  admitImage: () => Promise.resolve(() => {}),
  run: (steps) => new Promise((resolve) => resolve(finish(steps))),
};
