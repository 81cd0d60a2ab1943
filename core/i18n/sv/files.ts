import type { FileMessages } from "#core/i18n/en/files.ts";

/** The Swedish messages of calendars and exported files. */
export const svFiles: FileMessages = {
  calendar: "Kalender",
  subscribe: "Prenumerera",
  subscribeHint: "Uppdateras automatiskt när matcher flyttas eller ställs in.",
  download: "Ladda ner",
  downloadHint: "Bara de nuvarande matcherna (.ics)",
  export: "Exportera",
  csv: "CSV",
  csvHint: "För kalkylblad",
  json: "JSON",
  jsonHint: "För program",
};
