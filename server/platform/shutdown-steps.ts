/** Steps for shutting down. */
export type ShutdownSteps = ReturnType<typeof createShutdownSteps>;

/** Creates a shutdown without steps. */
export function createShutdownSteps() {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    /** Adds a step. Steps run in reverse order. */
    add: (close: () => Promise<void> | void) => void steps.push(close),
    /** Runs all steps one after the other. Each step runs only once. */
    async close() {
      for (const step of steps.splice(0).toReversed()) await step();
    },
  };
}
