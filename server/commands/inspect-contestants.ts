import { findEntryResult } from "#core/match/appearance.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { MatchState } from "#core/model/match-status.ts";
import { createContestantParser } from "#core/wire/named-contestant.ts";
import type { World } from "#core/world/world.ts";

export interface InspectedContestant extends Pick<
  Contestant,
  "key" | "name" | "game" | "countries" | "ambiguity"
> {
  /** Group matches by start, then bracket matches by depth. */
  readonly matches: readonly InspectedAppearance[];
}

/** One match of a contestant in the document. */
export interface InspectedAppearance {
  /** `SITE/ID`. */
  readonly id: SiteKey;
  /** Round key, or `group N`; `null` for a match in neither a bracket nor a group. */
  readonly round: string | null;
  readonly state: MatchState;
  /**
   * `null` for a bye, while the opponent is unknown, and in matches of more than two contestants.
   */
  readonly opponent: string | null;
  readonly score: number | null;
  readonly opponentScore: number | null;
  /** `null` if unknown. */
  readonly result: "won" | "lost" | "draw" | null;
}

/** Returns the contestants of this name with their matches. */
export function inspectContestants(world: World, name: string): readonly InspectedContestant[] {
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

function presentContestant(world: World, contestant: Contestant): InspectedContestant {
  return {
    key: contestant.key,
    name: contestant.name,
    game: contestant.game,
    countries: contestant.countries,
    ambiguity: contestant.ambiguity,
    matches: contestant.matches.flatMap((key) => {
      const derived = world.matches.get(key);
      return derived === undefined ? [] : [presentAppearance(world, derived, contestant)];
    }),
  };
}

function presentAppearance(
  world: World,
  derived: DerivedMatch,
  { key }: Contestant,
): InspectedAppearance {
  const { match, round, status } = derived;
  const index = match.entries.findIndex((entry) => entry.key === key);
  const opponent = match.entries.length === 2 ? match.entries[1 - index] : undefined;
  const group = world.groups.get(`${match.site}/${match.groupId ?? ""}`);
  const result = findEntryResult(derived, index);
  return {
    id: match.key,
    round: round?.key ?? (group === undefined ? null : `group ${group.number}`),
    state: status.state,
    opponent: opponent?.name ?? null,
    score: match.entries[index]?.score ?? null,
    opponentScore: opponent?.score ?? null,
    result: result === "drawn" ? "draw" : result,
  };
}
