/** Page links of the header and, with short labels, of the bottom bar. */
export const NAV_ENTRIES = [
  {
    to: "/",
    label: "now",
    shortLabel: "now",
    activeOptions: { exact: true, includeSearch: false },
  },
  {
    to: "/matches",
    label: "matches",
    shortLabel: "matches",
    activeOptions: { includeSearch: false },
  },
  { to: "/tournaments", label: "tournaments", shortLabel: "events", activeOptions: {} },
  {
    to: "/schedule",
    label: "schedule",
    shortLabel: "schedule",
    activeOptions: { includeSearch: false },
  },
] as const;
