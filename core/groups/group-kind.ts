import { groupBy } from "#core/lib/collections.ts";
import { type Appearance, appearancesOf, resultOf, tallyOf } from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { GroupKind } from "#core/model/group.ts";
import type { Match } from "#core/model/match.ts";

/** A group of the GSL kind: two openings, winners' and losers' match, decider. */
const PATH_CONTESTANTS = 4;
const PATH_MATCHES = 5;

/**
 * Whether the groups of a stage are ranked by path: one shows all of the five matches, and nothing in
 * any of them speaks against it. The groups of a stage are alike, so that one of which not every match
 * is seen is known by its neighbours.
 *
 * @param stage The matches of every group of one stage of a tournament.
 */
export function isPathStage(stage: readonly (readonly DerivedMatch[])[]): boolean {
  return stage.some((matches) => matches.length === PATH_MATCHES) && stage.every(fitsPath);
}

/** What kind a group is, given whether its stage is one of paths. */
export function groupKind(matches: readonly DerivedMatch[], inPathStage: boolean): GroupKind {
  if (matches.some(({ match }) => match.entries.length > 2)) return "ranked";
  return inPathStage ? "path" : "round-robin";
}

/**
 * How many matches a group of its kind holds; null where nothing says.
 *
 * @param known How many contestants stand in its matches.
 */
export function expectedMatches(
  kind: GroupKind,
  matches: readonly DerivedMatch[],
  known: number,
): number | null {
  switch (kind) {
    case "path":
      return PATH_MATCHES;
    case "ranked":
      return null;
    case "round-robin":
      return roundRobinMatches(matches, known);
  }
}

/** Every contestant against every other, as often as the pair that met most. */
function roundRobinMatches(matches: readonly DerivedMatch[], known: number): number | null {
  const met = new Map<string, number>();
  let size = known;
  let rounds = 1;
  for (const { match } of matches) {
    size = Math.max(size, match.roundOf ?? 0);
    const pair = pairOf(match);
    if (pair === null) continue;
    const times = (met.get(pair) ?? 0) + 1;
    met.set(pair, times);
    rounds = Math.max(rounds, times);
  }
  return size < 2 ? null : ((size * (size - 1)) / 2) * rounds;
}

/** The same for two contestants whoever is named first; null for a match of one, or of nobody yet. */
function pairOf({ entries: [a, b] }: Match): string | null {
  if (a === undefined || b === undefined) return null;
  return a.key < b.key ? `${a.key} ${b.key}` : `${b.key} ${a.key}`;
}

/**
 * Nothing in a group speaks against a path: no more than four contestants and five matches, nobody
 * drew but in a walkover (0–0), nobody played on after two wins or two defeats, and nobody was known
 * for a match before the one before it was over (a round robin knows all of them from the start).
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
  const over = appearances.filter(({ derived }) => derived.status.state === "ended").length;
  const { won, lost } = tallyOf(appearances);
  const isThrough = over === 2 && (won === 2 || lost === 2);
  const drew = appearances.some((one) => resultOf(one) === "drawn" && Boolean(one.entry.score));
  return !drew && won <= 2 && lost <= 2 && appearances.length <= (isThrough ? 2 : over + 1);
}
