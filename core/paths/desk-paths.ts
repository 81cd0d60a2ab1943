/** Addresses that only the desk asks for: apart from the others, for the first page loads those. */
import { at } from "./paths.ts";

const FACTS = "/api/v1/desk/facts";

export const deskPaths = {
  audience: "/api/v1/desk/audience",
  facts: FACTS,
  fact: (kind: string, scope: string): string =>
    `${FACTS}?kind=${kind}&scope=${encodeURIComponent(scope)}`,
  factHistory: (kind: string, scope: string): string =>
    `${FACTS}/history?kind=${kind}&scope=${encodeURIComponent(scope)}`,
  factUndo: `${FACTS}/undo`,
  channel: (name: string): string => `/api/v1/channels/${at(name)}`,
} as const;

/** Pages that a broadcast loads as a picture. */
export const overlayPage = {
  channel: (name: string): string => `/overlay/channel/${at(name)}`,
  of: (kind: "match" | "bracket", site: string, id: string): string =>
    `/overlay/${kind}/${at(site, id)}`,
} as const;
