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

/** Removes the Unicode isolates around names. */
export const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");
