/** Messages of frozen pages. English only: a static file server cannot detect the viewer's language. */
export const enFrozen = {
  tournaments: "Tournaments",
  picture: "Picture",
  calendar: "Calendar",
  csv: "CSV",
  json: "JSON",
  foot: (day: string) => `As it stood on ${day}. Nothing changes here any more.`,
};
