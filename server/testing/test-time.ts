import type { TimeSources } from "#server/clock/clock.ts";

/** Time that stands still until a test moves it. */
export interface TestTime extends TimeSources {
  /** Lets time pass and does what falls due on the way, one after the other; answers when all is done. */
  pass(duration: number): Promise<void>;
  /** Sets the machine's clock to another time, as an operator or a time server does. */
  jump(by: number): void;
}

interface Due {
  readonly at: number;
  readonly run: () => void | Promise<void>;
}

/** More than falls due in any test: something goes round in circles. */
const MOST_RUNS = 20_000;

/** @param start Wall time at first, in milliseconds since the epoch. */
export function createTestTime(start: number): TestTime {
  const waiting = new Set<Due>();
  let elapsed = 0;
  let offset = start;

  return {
    wall: () => offset + elapsed,
    monotonic: () => elapsed,
    later: (wait, run) => {
      const due = { at: elapsed + wait, run };
      waiting.add(due);
      return () => waiting.delete(due);
    },
    async pass(duration) {
      const end = elapsed + duration;
      for (let runs = 0; ; runs += 1) {
        if (runs > MOST_RUNS) throw new Error("what falls due makes itself due again at once");
        const [next] = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        waiting.delete(next);
        elapsed = Math.max(elapsed, next.at);
        await next.run();
      }
      elapsed = end;
    },
    jump: (by) => {
      offset += by;
    },
  };
}
