/** Age of the data after which widgets and full-screen pages mark it as old, in milliseconds. */
export const STALE_AFTER_MS = 60_000;
