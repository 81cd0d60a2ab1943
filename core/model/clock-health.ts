/** How the service's clock compares to this machine's. */
export interface ClockHealth {
  /** Service time minus this machine's, in milliseconds, while it counts as a difference; else null. */
  readonly difference: number | null;
  /** Whether the two agreed before: then one of them became wrong. Never so in a replay. */
  readonly agreedBefore: boolean;
  /** Whether `RETENTION_DAYS` deletes nothing because of the difference. */
  readonly deletionRefused: boolean;
}

/** Two clocks that agree. */
export const CLOCKS_AGREE: ClockHealth = {
  difference: null,
  agreedBefore: true,
  deletionRefused: false,
};
