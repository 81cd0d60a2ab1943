import type { Instant } from "#core/model/match.ts";
import type { WireContestant, WireMatch } from "#core/wire/schema.ts";
import { getPartialScores } from "./scores.ts";
import type { ReplayTimes } from "./times.ts";

/**
 * Returns a match as the service shows it at a time of its replay. Before it begins: no scores, and
 * only contestants known by then. While it is live: a partial score. Afterwards: as in the file.
 * `locked` is "1" only after the end; all other flags are always those of the file.
 *
 * @param match the match with its result
 */
export function getMatchAtTime(match: WireMatch, times: ReplayTimes, now: Instant): WireMatch {
  const { begins, ends, known } = times;
  if (now >= ends) return match;
  const progress = now < begins ? 0 : (now - begins) / (ends - begins);
  const scores = getPartialScores(match, progress);
  return {
    ...match,
    locked: match.locked === "1" ? "0" : match.locked,
    contestants: match.contestants
      .map((contestant, index) => maskContestant(contestant, scores[index] ?? 0, progress))
      .filter((_, index) => (known[index] ?? ends) <= now),
  };
}

function maskContestant(
  contestant: WireContestant,
  score: number,
  progress: number,
): WireContestant {
  return {
    ...contestant,
    score: contestant.score === null ? null : `${score}`,
    kills: scaleTotal(contestant.kills, progress),
    deaths: scaleTotal(contestant.deaths, progress),
    time: null,
    deduction: contestant.deduction === null ? null : "0",
  };
}

function scaleTotal(total: string | null, progress: number): string | null {
  if (total === null) return null;
  const number = Number(total);
  return `${number > 0 ? Math.floor(number * progress) : 0}`;
}
