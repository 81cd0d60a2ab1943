/** Words of the pages that are left when a desk is gone. In English: a file server knows no reader. */
export const enFrozen = {
  tournaments: "Tournaments",
  picture: "Picture",
  calendar: "Calendar",
  csv: "CSV",
  json: "JSON",
  foot: (day: string) => `As it stood on ${day}. Nothing changes here any more.`,
};
