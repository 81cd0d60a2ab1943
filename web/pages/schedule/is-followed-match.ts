import type { MatchView } from "#core/contract/match.ts";
import type { Preferences } from "#web/preferences/preferences.ts";

/** Returns whether the viewer follows the tournament or a contestant of a match. */
export function isFollowedMatch(
  { slots, tournament: { site, slug } }: MatchView,
  { contestants, tournaments }: Pick<Preferences, "contestants" | "tournaments">,
): boolean {
  return (
    tournaments.includes(`${site}/${slug}`) ||
    slots.some(({ contestant }) => contestant !== null && contestants.includes(contestant.key))
  );
}
