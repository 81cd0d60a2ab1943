/** Pages by the key to press after `g`: URL path, and name in the navigation. */
export const PAGE_KEYS = {
  n: { to: "/", label: "now" },
  m: { to: "/matches", label: "matches" },
  t: { to: "/tournaments", label: "tournaments" },
  s: { to: "/schedule", label: "schedule" },
} as const;
