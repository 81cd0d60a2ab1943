/** Letters that the fonts of the first page may lack. */
const OTHER_LETTERS = /[\u0530-\u0900\u0980-\u1dff\u2190-\uffff]/;

/** Loads the fonts that a text, for example a response, needs. */
export function loadMissingFonts(text: string): void {
  if (!OTHER_LETTERS.test(text)) return;
  void import("./load-script-fonts.ts")
    .then(({ loadScriptFonts }) => loadScriptFonts(text))
    .catch(() => {
      // An update of Matchdesk has removed the file: the browser uses its own fonts.
    });
}
