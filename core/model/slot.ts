import type { SiteKey } from "./match.ts";
import type { RoundName } from "./round.ts";

/** Source of the contestant of a slot. */
export type SlotSource =
  | { readonly type: "seed"; readonly seed: number | null }
  | { readonly type: "winner"; readonly of: PlaceRef; readonly certainty: "found" | "assumed" }
  | { readonly type: "loser"; readonly of: PlaceRef; readonly certainty: "found" | "assumed" }
  /** `count` contestants who advance from a match of more than two. */
  | {
      readonly type: "advancing";
      readonly of: PlaceRef;
      readonly count: number;
      readonly certainty: "found" | "assumed";
    }
  /** One of this round's losers; which one is not known yet. */
  | { readonly type: "loser-of-round"; readonly round: string; readonly name: RoundName }
  /**
   * Nobody: the contestants of `nobodyFrom` are both out; `null` for a bye of the draw.
   */
  | { readonly type: "bye"; readonly nobodyFrom: PlaceRef | null }
  | { readonly type: "unknown" };

/** Reference to a bracket place: its code, and its match if one was seen. */
export interface PlaceRef {
  /** Unique within the bracket: `ROUNDKEY#ROW`, e.g. `lower ro8s1#3`. */
  readonly place: string;
  /** Match code, e.g. `UBQF-2`. */
  readonly code: string;
  readonly match: SiteKey | null;
}

/** A slot of a match: its contestant, or the source of the contestant while it is open. */
export interface Slot {
  /** Index into the match's entries; `null` while the slot is open. */
  readonly entry: number | null;
  readonly source: SlotSource;
}
