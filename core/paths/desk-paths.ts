/**
 * URLs for staff. Separate from `paths.ts` because the first page loads only those.
 */
import { joinPathSegments } from "./paths.ts";

const ANNOTATIONS = "/api/v1/desk/facts";

/** URLs of the staff API, and of channels. */
export const deskPaths = {
  acts: "/api/v1/desk/acts",
  actsUndo: "/api/v1/desk/acts/undo",
  audience: "/api/v1/desk/audience",
  annotations: ANNOTATIONS,
  annotation: (kind: string, scope: string, seen: number): string =>
    `${ANNOTATIONS}?kind=${kind}&scope=${encodeURIComponent(scope)}&seen=${seen}`,
  annotationHistory: (kind: string, scope: string): string =>
    `${ANNOTATIONS}/history?kind=${kind}&scope=${encodeURIComponent(scope)}`,
  annotationUndo: `${ANNOTATIONS}/undo`,
  walls: "/api/v1/desk/walls",
  channel: (name: string): string => `/api/v1/channels/${joinPathSegments(name)}`,
} as const;
