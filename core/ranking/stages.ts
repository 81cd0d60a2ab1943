import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf, findContestantResult } from "#core/match/appearance.ts";
import { comparePlayOrder } from "#core/match/play-order.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";
import type { RankRow } from "#core/model/ranking.ts";

/** One bracket or group of a tournament, and each contestant's matches in it. */
export interface Stage {
  /** `null` for a group. */
  readonly bracket: Bracket | null;
  /** Id of the group; `null` for a bracket. */
  readonly groupId: string | null;
  /** Returns each contestant's matches in the stage, in order of play. Computed when first needed. */
  readonly parts: () => ReadonlyMap<ContestantKey, readonly Appearance[]>;
}

export interface BracketStage extends Stage {
  readonly bracket: Bracket;
  /**
   * Returns the key of the bracket in which a contestant of this one plays next: several if these
   * start at the same time, none if the contestant plays in no later one.
   */
  readonly nextOf: (key: ContestantKey) => readonly SiteKey[];
}

/** Ranks the contestants of one bracket and of those for the places of its losers. */
export type RankStage = (stage: BracketStage) => readonly RankRow[] | null;

export interface Stages {
  readonly brackets: readonly BracketStage[];
  readonly groups: readonly Stage[];
}

/** Creates the stages of a tournament from all its matches. */
export function createStages(
  matches: readonly DerivedMatch[],
  brackets: readonly Bracket[],
): Stages {
  const inGroups = matches.filter(({ match }) => match.groupId !== null);
  const bracketStages = brackets.map((bracket): BracketStage => {
    const isOwn = ({ match }: DerivedMatch) => bracket.ids.includes(match.bracketId ?? "");
    const stage: BracketStage = {
      bracket,
      groupId: null,
      parts: createParts(() => matches.filter(isOwn)),
      nextOf: (key) => {
        const later = bracketStages
          .filter((other) => other !== stage && other.parts().has(key))
          .filter((other) => isBefore(stage, other, key))
          .map((other) => ({ other, start: Math.min(...startsOf(other, key)) }));
        const first = Math.min(...later.map(({ start }) => start));
        return later.flatMap(({ other, start }) => (start === first ? other.bracket.key : []));
      },
    };
    return stage;
  });
  return {
    brackets: bracketStages,
    groups: [...groupBy(inGroups, ({ match }) => match.groupId)].map(([groupId, own]) => ({
      bracket: null,
      groupId,
      parts: createParts(() => own),
    })),
  };
}

/**
 * Returns whether contestants advance from one stage to another. From a group: any contestant plays
 * in both. From a bracket: everyone who won their last match there plays on in another bracket, some
 * of them in this one next, and those who play in both are at most half of the contestants of one of
 * the two (of a pool, losers play on, too) and start no match of the next stage earlier.
 */
export function feeds(from: Stage | BracketStage, to: Stage): boolean {
  if (from === to || to.bracket === null) return false;
  const shared = [...from.parts().keys()].filter((key) => to.parts().has(key));
  if (shared.length === 0) return false;
  if (!("nextOf" in from)) return true;
  if (2 * shared.length > Math.max(from.parts().size, to.parts().size)) return false;
  const advancing = [...from.parts()].filter(([, parts]) => wonLast(parts)).map(([key]) => key);
  const { key: next } = to.bracket;
  const nexts = advancing.map(from.nextOf);
  return (
    nexts.some((keys) => keys.includes(next)) &&
    nexts.every((keys) => keys.length > 0) &&
    shared.every((key) => isBefore(from, to, key))
  );
}

/**
 * Returns whether a bracket plays for places of those who were eliminated in one round of another
 * one: its contestants are all losers of that round, and it starts later.
 */
export function isPlacementOf(placement: BracketStage, main: BracketStage): boolean {
  if (placement === main) return false;
  const lastRounds = new Set<string | undefined>();
  for (const key of placement.parts().keys()) {
    const last = main.parts().get(key)?.at(-1);
    if (last === undefined || findContestantResult(last) !== "lost") return false;
    if (!isBefore(main, placement, key)) return false;
    lastRounds.add(last.derived.round?.key);
  }
  const [round, ...others] = lastRounds;
  if (round === undefined || others.length > 0) return false;
  const losers = [...main.parts().values()].filter((parts) => {
    const last = parts.at(-1);
    return last?.derived.round?.key === round && findContestantResult(last) === "lost";
  });
  return losers.length === placement.parts().size;
}

function createParts(matches: () => readonly DerivedMatch[]): Stage["parts"] {
  let parts: ReturnType<Stage["parts"]> | null = null;
  return () => {
    parts ??= groupBy(
      appearancesOf(matches().toSorted(comparePlayOrder)),
      ({ entry }) => entry.key,
    );
    return parts;
  };
}

function wonLast(parts: readonly Appearance[]): boolean {
  return parts
    .slice(-1)
    .some((last) => last.derived.status.by === "bye" || findContestantResult(last) === "won");
}

/** Returns whether a contestant starts no match of a stage before one of an earlier stage. */
export function isBefore(earlier: Stage, later: Stage, key: ContestantKey): boolean {
  return Math.max(...startsOf(earlier, key)) <= Math.min(...startsOf(later, key));
}

function startsOf({ parts }: Stage, key: ContestantKey): readonly number[] {
  const own = must(parts().get(key), "a shared contestant is in both stages");
  return own.map(({ derived }) => derived.match.start).filter((start) => start !== null);
}
