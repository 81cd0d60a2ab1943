/** Key to press before the key of a page. */
export const GO_KEY = "g";

/** The main pages, in the order of the navigation: URL path, key to press after `GO_KEY`, and message. */
export const MAIN_PAGES = [
  { to: "/", key: "n", label: "now" },
  { to: "/matches", key: "m", label: "matches" },
  { to: "/tournaments", key: "t", label: "tournaments" },
  { to: "/schedule", key: "s", label: "schedule" },
] as const;

/** The pages for staff, in the order of their navigation. */
export const DESK_PAGES = [
  { to: "/desk", key: "d", label: "desk" },
  { to: "/desk/changes", key: "c", label: "changes" },
  { to: "/desk/facts", key: "e", label: "annotations" },
  { to: "/desk/screens", key: "o", label: "screens" },
] as const;
