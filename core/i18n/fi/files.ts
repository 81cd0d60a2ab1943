import type { FileMessages } from "#core/i18n/en/files.ts";

/** The Finnish messages of calendars and exported files. */
export const fiFiles: FileMessages = {
  calendar: "Kalenteri",
  subscribe: "Tilaa",
  subscribeHint: "Siirrot ja peruutukset päivittyvät itsestään.",
  download: "Lataa",
  downloadHint: "Tilanne nyt (.ics)",
  export: "Vie",
  csv: "CSV",
  csvHint: "Taulukkolaskentaan",
  json: "JSON",
  jsonHint: "Ohjelmille",
};
