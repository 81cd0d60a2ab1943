import { MAX_PLACEMENTS, MAX_RULE_POINTS } from "#core/lib/input-limits.ts";
import type { PlacementPoints } from "#core/model/group.ts";

/** Placement points of a known competition. */
export interface PlacementPreset extends Pick<PlacementPoints, "placements" | "perKill"> {
  /** Stable id in kebab case. */
  readonly id: string;
  /** Name of the competition; `null` if it is described by its points. */
  readonly name: string | null;
}

/** Placement points that staff can choose from. */
export const PLACEMENT_PRESETS: readonly PlacementPreset[] = [
  {
    id: "f1-2010",
    name: "F1 2010",
    placements: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
    perKill: 0,
  },
  {
    id: "algs",
    name: "ALGS",
    placements: [12, 9, 7, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1],
    perKill: 1,
  },
  { id: "pubg", name: "PUBG", placements: [10, 6, 5, 4, 3, 2, 1, 1], perKill: 1 },
  { id: "ten-eight", name: null, placements: [10, 8, 6, 5, 4, 3, 2, 1], perKill: 1 },
];

/** Points per placement that staff typed, or why they cannot be used. */
export type ParsedPlacements =
  | { readonly placements: readonly number[]; readonly problem: null }
  | { readonly placements: null; readonly problem: "none" | "too-many" }
  | { readonly placements: null; readonly problem: "no-points"; readonly word: string };

/** Parses "25 18 15 …": numbers from 0, separated by spaces, commas or semicolons. */
export function parsePlacements(text: string): ParsedPlacements {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  const invalid = words.find((word) => !isPoints(word));
  if (invalid !== undefined) return { placements: null, problem: "no-points", word: invalid };
  if (words.length === 0) return { placements: null, problem: "none" };
  if (words.length > MAX_PLACEMENTS) return { placements: null, problem: "too-many" };
  return { placements: words.map(Number), problem: null };
}

function isPoints(word: string): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(word) && Number(word) <= MAX_RULE_POINTS;
}
