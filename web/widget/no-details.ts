/**
 * Takes the place of core/i18n/en/embed-details.ts in the widget's first script: the scripts that it
 * loads later contain these messages.
 */
export const embedDetails = {};
