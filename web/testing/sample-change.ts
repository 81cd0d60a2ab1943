import type { ChangeView, MatchRef } from "#core/contract/change.ts";

export const aino = { key: "aino-1", name: "Aino", country: "fi" };
export const bo = { key: "bo-1", name: "Bo", country: "se" };

/** What all sample changes have in common. */
export const CHANGE = {
  seq: 1,
  at: "2026-01-25T12:00:00Z",
  match: "a/1",
  tournament: "a/cup",
  links: { page: "/matches/a/1", api: "/api/v1/matches/a/1" },
};

/** What differs between sample changes. */
export type ChangeDetails<T = ChangeView> = T extends ChangeView
  ? Omit<T, keyof typeof CHANGE>
  : never;

/** The match of the sample changes. */
export const CHANGED_MATCH: MatchRef = {
  key: "a/1",
  site: "a",
  id: "1",
  code: null,
  tournament: "Cup",
  gameSlug: "osu",
  contestants: [aino, bo],
  sources: [{ type: "unknown" }, { type: "seed", seed: 4 }],
};

/** Creates a correction of a match that Aino had won 2–1. */
export const corrected = (
  scores: readonly (number | null)[],
  winner: typeof aino | null,
): ChangeDetails => ({
  type: "corrected",
  from: { scores: [2, 1], winner: aino, draw: false },
  to: { scores, winner, draw: false },
  state: "ended",
});

/** Removes the Unicode isolates around names. */
export const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");
