/** Messages of calendars and exported files. */
export const enFiles = {
  calendar: "Calendar",
  subscribe: "Subscribe",
  subscribeHint: "Updates automatically when matches move or are cancelled.",
  download: "Download",
  downloadHint: "The current matches only (.ics)",
  export: "Export",
  csv: "CSV",
  csvHint: "For spreadsheets",
  json: "JSON",
  jsonHint: "For programs",
};

/** The table of messages that every language provides. */
export type FileMessages = typeof enFiles;
