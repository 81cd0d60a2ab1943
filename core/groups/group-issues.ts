import { type Appearance, findContestantResult } from "#core/match/appearance.ts";
import { hasScore } from "#core/match/outcome.ts";
import type { Issue } from "#core/model/match.ts";

/**
 * Returns the contradictions in the matches of a group.
 *
 * @param appearances Appearances of all its contestants.
 * @param contestants Number of its contestants.
 */
export function findGroupIssues(
  appearances: readonly Appearance[],
  contestants: number,
  scoresArePoints: boolean,
): readonly Issue[] {
  return [...undecided(appearances, scoresArePoints), ...tooMany(appearances, contestants)];
}

/** Returns issues for ended matches that the standings leave out, without a known winner. */
function undecided(appearances: readonly Appearance[], scoresArePoints: boolean): readonly Issue[] {
  return appearances
    .filter((one) => one.index === 0 && hasEnded(one) && findContestantResult(one) === null)
    .filter(({ derived }) => !scoresArePoints || hasScore(derived.match))
    .map(({ derived }) => ({
      match: derived.match.key,
      code: "group-match-undecided",
      message: "This match ended without a known winner: the standings leave it out.",
    }));
}

function hasEnded({ derived: { match, status } }: Appearance): boolean {
  return match.entries.length > 1 && status.state === "ended" && status.by !== "bye";
}

/** Returns an issue if a group has more contestants than its matches state. */
function tooMany(appearances: readonly Appearance[], contestants: number): readonly Issue[] {
  const stated = Math.max(...appearances.map(({ derived }) => derived.match.roundOf ?? Infinity));
  if (contestants <= stated) return [];
  const message = `The group's matches state ${stated} contestants, but it has ${contestants}.`;
  return [{ match: null, code: "group-too-large", message }];
}
