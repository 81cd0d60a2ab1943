import type { AnnotationValues } from "#core/desk/annotation.ts";
import {
  parsePlacements,
  PLACEMENT_PRESETS,
  type PlacementPreset,
} from "#core/groups/placement-presets.ts";

/** Placement points in the form, as typed. */
export interface PlacementDraft {
  /** False if the group is ranked by the sum of its scores. */
  readonly hasPoints: boolean;
  /** Such as "25 18 15". */
  readonly placements: string;
  readonly perKill: string;
  /** "" if all matches count. */
  readonly bestOf: string;
  readonly deduct: boolean;
  readonly deductions: readonly DeductionDraft[];
}

export interface DeductionDraft {
  /** Key of the contestant. */
  readonly contestant: string;
  readonly name: string;
  readonly points: string;
}

/** The form of a group without placement points. */
export const EMPTY_DRAFT: PlacementDraft = {
  hasPoints: false,
  placements: "",
  perKill: "0",
  bestOf: "",
  deduct: true,
  deductions: [],
};

/** Returns the form of the placement points that staff entered. */
export function createPlacementDraft(stated: AnnotationValues["placement-points"]): PlacementDraft {
  return {
    hasPoints: true,
    placements: stated.placements.join(" "),
    perKill: String(stated.perKill),
    bestOf: stated.bestOf === null ? "" : String(stated.bestOf),
    deduct: stated.deduct,
    deductions: stated.deductions.map((one) => ({ ...one, points: String(one.points) })),
  };
}

/** Returns the preset that the form contains; `null` if it contains other points. */
export function findPresetOf({ placements, perKill }: PlacementDraft): PlacementPreset | null {
  const typed = parsePlacements(placements).placements?.join(" ");
  const isTyped = (preset: PlacementPreset): boolean =>
    preset.placements.join(" ") === typed && preset.perKill === Number(perKill);
  return PLACEMENT_PRESETS.find(isTyped) ?? null;
}
