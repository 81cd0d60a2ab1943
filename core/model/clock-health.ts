/** Comparison of the service's clock with this machine's. */
export interface ClockHealth {
  /** Service time minus this machine's time, in ms; `null` if the clocks count as equal. */
  readonly difference: number | null;
  /** Whether the clocks agreed earlier, so that one became wrong. Never true in a replay. */
  readonly agreedBefore: boolean;
  /** Whether the difference stops `RETENTION_DAYS` from deleting anything. */
  readonly deletionRefused: boolean;
}
