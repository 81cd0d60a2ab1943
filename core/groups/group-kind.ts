import { groupBy } from "#core/lib/collections.ts";
import {
  type Appearance,
  appearancesOf,
  findContestantResult,
  tallyOf,
} from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { GroupKind } from "#core/model/group.ts";
import type { Match } from "#core/model/match.ts";

/** A group of the GSL format: two openings, winners' match, losers' match, decider. */
const PATH_CONTESTANTS = 4;
const PATH_MATCHES = 5;

/**
 * Returns whether the groups of a stage are ranked by path: one has all five matches, and none
 * contradicts the GSL format. One complete group is enough because all groups of a stage are alike.
 */
export function isGslStage(stage: readonly (readonly DerivedMatch[])[]): boolean {
  return stage.some((matches) => matches.length === PATH_MATCHES) && stage.every(fitsPath);
}

export function groupKind(
  matches: readonly DerivedMatch[],
  inPathStage: boolean,
  hasSwissRounds: boolean,
): GroupKind {
  if (matches.some(({ match }) => match.entries.length > 2)) return "ranked";
  if (inPathStage) return "path";
  return hasSwissRounds ? "swiss" : "round-robin";
}

/** Returns how many matches a group with `known` contestants has; `null` if unknown. */
export function expectedMatches(
  kind: GroupKind,
  matches: readonly DerivedMatch[],
  known: number,
): number | null {
  switch (kind) {
    case "path":
      return PATH_MATCHES;
    case "ranked":
    case "swiss":
      return null;
    case "round-robin":
      return roundRobinMatches(matches, known);
  }
}

/** Returns the number of matches if every pair meets as often as the pair that met most. */
function roundRobinMatches(matches: readonly DerivedMatch[], known: number): number | null {
  const meetings = new Map<string, number>();
  let size = known;
  let rounds = 1;
  for (const { match } of matches) {
    size = Math.max(size, match.roundOf ?? 0);
    const pair = pairOf(match);
    if (pair === null) continue;
    const times = (meetings.get(pair) ?? 0) + 1;
    meetings.set(pair, times);
    rounds = Math.max(rounds, times);
  }
  return size < 2 ? null : ((size * (size - 1)) / 2) * rounds;
}

/**
 * Returns a key of the pair, in either order; `null` with fewer than two contestants, and for a
 * contestant against themselves.
 */
export function pairOf({ entries: [a, b] }: Match): string | null {
  if (a === undefined || b === undefined || a.key === b.key) return null;
  return a.key < b.key ? `${a.key} ${b.key}` : `${b.key} ${a.key}`;
}

/**
 * Returns whether a group may be a path: at most four contestants and five matches, no draw other
 * than 0–0, no match of a contestant after two wins or two losses, and none that a contestant is
 * entered in before their previous match ended (in a round robin, all are known from the start).
 */
function fitsPath(matches: readonly DerivedMatch[]): boolean {
  const sizes = matches.map(({ match }) => match.roundOf ?? PATH_CONTESTANTS);
  const contestants = [...groupBy(appearancesOf(matches), ({ entry }) => entry.key).values()];
  return (
    matches.length <= PATH_MATCHES &&
    sizes.every((size) => size === PATH_CONTESTANTS) &&
    contestants.length <= PATH_CONTESTANTS &&
    contestants.every(staysOnPath)
  );
}

function staysOnPath(appearances: readonly Appearance[]): boolean {
  const endedCount = appearances.filter(({ derived }) => derived.status.state === "ended").length;
  const { won, lost } = tallyOf(appearances);
  const isFinished = endedCount === 2 && (won === 2 || lost === 2);
  const hasDrawn = appearances.some(
    (one) => findContestantResult(one) === "drawn" && Boolean(one.entry.score),
  );
  return (
    !hasDrawn && won <= 2 && lost <= 2 && appearances.length <= (isFinished ? 2 : endedCount + 1)
  );
}
