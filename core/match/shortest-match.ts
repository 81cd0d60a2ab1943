import { MINUTE } from "#core/lib/time.ts";

/** Shortest duration that a match is assumed to have, in milliseconds. */
export const SHORTEST_MATCH = 15 * MINUTE;
