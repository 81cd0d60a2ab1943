/**
 * Messages of frozen pages. English only, because a static file server cannot detect the viewer's
 * language.
 */
export const enFrozen = {
  tournaments: "Tournaments",
  picture: "Image",
  calendar: "Calendar",
  csv: "CSV",
  json: "JSON",
  rankingCsv: "Ranking as CSV",
  foot: (day: string) => `Archived on ${day}. This page is no longer updated.`,
};
