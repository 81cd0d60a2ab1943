/**
 * Takes the place of core/i18n/en/embed-details.ts in the widget's first script: only the messages of
 * brackets, because the script that it loads for all other views contains theirs.
 */
export { embedBracket as embedDetails } from "#core/i18n/en/embed-details.ts";
