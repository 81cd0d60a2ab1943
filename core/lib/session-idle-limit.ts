import { HOUR } from "./time.ts";

/** Milliseconds without a request for staff after which a session ends. */
export const SESSION_IDLE_LIMIT = 2 * HOUR;
