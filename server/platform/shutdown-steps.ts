/** Steps for shutting down. */
export interface ShutdownSteps {
  /** Adds a step. Steps run in reverse order. */
  readonly add: (close: () => Promise<void> | void) => void;
  /** Runs all steps one after the other. Each step runs only once. */
  readonly close: () => Promise<void>;
}

/** Creates a shutdown without steps. */
export function createShutdownSteps(): ShutdownSteps {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (close) => void steps.push(close),
    async close() {
      for (const step of steps.splice(0).toReversed()) await step();
    },
  };
}
