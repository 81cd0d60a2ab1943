import { HOUR } from "#core/lib/time.ts";

/** Time for which the old start of a match is shown after it was moved, in milliseconds. */
export const SHOW_MOVE_FOR = 2 * HOUR;
