/**
 * Times of the lease in milliseconds. A stopped leader is replaced after about `duration + beat`.
 */
export interface LeaseTimes {
  /** Time from taking or renewing the lease until it expires. */
  readonly duration: number;
  /** Interval between two renewals of the leader or two attempts of a follower. */
  readonly beat: number;
  /** Time limit of a renewal, or of an attempt over an open connection. */
  readonly response: number;
  /** Time limit of one statement of a commit. */
  readonly statement: number;
  /** Time after which the server ends a transaction of an idle process; less than `duration`. */
  readonly idle: number;
}

/**
 * Allows a takeover within 15 s: 9 s until the expiry, 2 s until the next attempt, 4 s to spare.
 */
export const LEASE_TIMES: LeaseTimes = {
  duration: 9_000,
  beat: 2_000,
  response: 3_000,
  statement: 6_000,
  idle: 5_000,
};
