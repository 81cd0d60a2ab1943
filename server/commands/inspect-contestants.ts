import { findEntryResult } from "#core/match/appearance.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { createContestantParser } from "#core/wire/named-contestant.ts";
import type { World } from "#core/world/world.ts";

/** Returns the contestants of this name with their matches. */
export function inspectContestants(world: World, name: string) {
  return contestantsNamed(world, name).map((contestant) => presentContestant(world, contestant));
}

/** Returns the contestants of this name: per game one, or one per spelling. */
function contestantsNamed(world: World, name: string): readonly Contestant[] {
  const parseContestant = createContestantParser();
  const games = new Set([...world.contestants.values()].map(({ gameSlug }) => gameSlug));
  return [...games].flatMap((game) => {
    const parsed = parseContestant(game, name);
    if (parsed === null || typeof parsed === "string") return [];
    return [...world.contestants.values()].filter(
      ({ key }) => key.startsWith(parsed.key) && /^(-\d+)?$/.test(key.slice(parsed.key.length)),
    );
  });
}

function presentContestant(world: World, contestant: Contestant) {
  return {
    key: contestant.key,
    name: contestant.name,
    game: contestant.game,
    countries: contestant.countries,
    ambiguity: contestant.ambiguity,
    /** Group matches by start, then bracket matches by depth. */
    matches: contestant.matches.flatMap((key) => {
      const derived = world.matches.get(key);
      return derived === undefined ? [] : [presentAppearance(world, derived, contestant)];
    }),
  };
}

function presentAppearance(world: World, derived: DerivedMatch, { key }: Contestant) {
  const { match, round, status } = derived;
  const index = match.entries.findIndex((entry) => entry.key === key);
  const opponent = match.entries.length === 2 ? match.entries[1 - index] : undefined;
  const group = world.groups.get(`${match.site}/${match.groupId ?? ""}`);
  const result = findEntryResult(derived, index);
  return {
    id: match.key,
    /** Round key, or `group N`; `null` for a match in neither a bracket nor a group. */
    round: round?.key ?? (group === undefined ? null : `group ${group.number}`),
    state: status.state,
    /** `null` for a bye, an unknown opponent, and in matches of more than two contestants. */
    opponent: opponent?.name ?? null,
    score: match.entries[index]?.score ?? null,
    opponentScore: opponent?.score ?? null,
    result: result === "drawn" ? "draw" : result,
  };
}
