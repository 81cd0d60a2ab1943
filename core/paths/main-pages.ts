/** The main pages, in the order of the navigation: URL path, key to press after `g`, and message. */
export const MAIN_PAGES = [
  { to: "/", key: "n", label: "now" },
  { to: "/matches", key: "m", label: "matches" },
  { to: "/tournaments", key: "t", label: "tournaments" },
  { to: "/schedule", key: "s", label: "schedule" },
] as const;
