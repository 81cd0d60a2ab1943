/** Messages of calendars and exported files. */
export const enFiles = {
  calendar: "Calendar",
  subscribe: "Subscribe",
  subscribeHint: "Moved starts and cancellations follow by themselves.",
  download: "Download",
  downloadHint: "As it stands now (.ics)",
  export: "Export",
  csv: "CSV",
  csvHint: "For spreadsheets",
  json: "JSON",
  jsonHint: "For programs",
};

/** The table a language must fill. */
export type FileMessages = typeof enFiles;
