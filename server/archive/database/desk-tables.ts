/** Tables of what staff write down. */

export interface DeskFactTable {
  /** Grows by one with everything that is written down. */
  id: number;
  kind: string;
  /** What it is about: see `core/desk/annotation-kinds.ts`. */
  scope: string;
  /** As JSON; null where it was cleared. */
  value: string | null;
  who: string;
  at: number;
}

export interface ClaimTable {
  /** Id of the row of attention. */
  id: string;
  at: number;
  /** `Claim` as JSON. */
  body: string;
}
