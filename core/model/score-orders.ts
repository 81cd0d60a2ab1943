/** Which score is best, as staff enter it: `lowest-above-0` if a score of 0 is no score. */
export const SCORE_ORDERS = ["highest", "lowest", "lowest-above-0"] as const;
