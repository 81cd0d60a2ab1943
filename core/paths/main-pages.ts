/**
 * The main pages, in the order of the navigation: URL path, key to press after `g`, and names in
 * the messages (`shortLabel` for the bottom bar).
 */
export const MAIN_PAGES = [
  { to: "/", key: "n", label: "now", shortLabel: "now" },
  { to: "/matches", key: "m", label: "matches", shortLabel: "matches" },
  { to: "/tournaments", key: "t", label: "tournaments", shortLabel: "events" },
  { to: "/schedule", key: "s", label: "schedule", shortLabel: "schedule" },
] as const;
