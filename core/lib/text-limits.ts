/** Maximum lengths of texts that staff enter, in UTF-16 units, for input fields and for the API. */

/** Name of a staff member, for every way to sign in. */
export const MAX_STAFF_NAME = 60;
/** Name of a channel: it is part of a URL and is spoken over headsets. */
export const MAX_CHANNEL_NAME = 40;
/** Note on an attention item or a match. */
export const MAX_NOTE = 500;
/** Name of the person to whom an attention item is handed over. */
export const MAX_HANDOVER_NAME = 100;
