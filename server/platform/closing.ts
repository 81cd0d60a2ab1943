/** What has to be closed at the end. */
export interface Closing {
  /** Adds a step; steps that were added later run earlier. */
  readonly add: (close: () => Promise<void> | void) => void;
  /** Runs every step once, one after the other. */
  readonly close: () => Promise<void>;
}

/** Creates a closing without steps. */
export function createClosing(): Closing {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (close) => void steps.push(close),
    async close() {
      for (const step of steps.splice(0).toReversed()) await step();
    },
  };
}
