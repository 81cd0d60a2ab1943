/** Limits of values entered by staff, in input fields and in the API. Lengths are in UTF-16 units. */

/** Length of the name of a staff member, whichever sign-in is used. */
export const MAX_STAFF_NAME = 60;
/** Length of the name of a channel: it is part of a URL and is spoken over headsets. */
export const MAX_CHANNEL_NAME = 40;
/** Length of the name of a wall in the list of walls. */
export const MAX_WALL_NAME = 40;
/** Length of a note on an attention item or a match. */
export const MAX_NOTE = 500;
/** Length of the name of the person to whom an attention item is handed over. */
export const MAX_HANDOVER_NAME = 100;
/** Most attention items of one request. */
export const MAX_CLAIMS = 500;
/** Longest snooze of an attention item, in minutes: a day. */
export const MAX_SNOOZE_MINUTES = 24 * 60;
/** Longest grace period before "not started", in minutes. */
export const MAX_GRACE_MINUTES = 240;
/** Most points for one result in a group; also the most that a result can cost. */
export const MAX_RULE_POINTS = 100;
/** Most placements of a match that give points, and most matches that count. */
export const MAX_PLACEMENTS = 200;
/** Most deductions of a group, and the most points of one. */
export const MAX_DEDUCTIONS = 50;
export const MAX_DEDUCTED_POINTS = 1_000;
/** Most contestants of one tie that staff decide, and most such ties of a group. */
export const MAX_TIED = 200;
export const MAX_TIES = 50;
/** Highest manual score. */
export const MAX_MANUAL_SCORE = 999;
/** Most contestants who advance from a group. */
export const MAX_ADVANCING = 999;
/** Most rounds of a Swiss group. */
export const MAX_SWISS_ROUNDS = 99;
