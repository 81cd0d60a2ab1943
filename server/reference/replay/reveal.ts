import type { Instant } from "#core/model/match.ts";
import type { WireContestant, WireMatch } from "#core/wire/schema.ts";
import { scoresAt } from "./scores.ts";
import type { ReplayTimes } from "./times.ts";

/**
 * A match as the service shows it at a moment of its replay: before it begins without scores and
 * with the contestants known by then, while it runs with a partial score, afterwards as the file
 * has it. `locked` is "1" only after the end; every other flag is the file's at all times.
 *
 * @param match the match with its result
 */
export function matchAtTime(match: WireMatch, times: ReplayTimes, now: Instant): WireMatch {
  const { begins, ends, known } = times;
  if (now >= ends) return match;
  const progress = now < begins ? 0 : (now - begins) / (ends - begins);
  const scores = scoresAt(match, progress);
  return {
    ...match,
    locked: match.locked === "1" ? "0" : match.locked,
    contestants: match.contestants
      .map((contestant, index) => partial(contestant, scores[index] ?? 0, progress))
      .filter((_, index) => (known[index] ?? ends) <= now),
  };
}

function partial(contestant: WireContestant, score: number, progress: number): WireContestant {
  return {
    ...contestant,
    score: contestant.score === null ? null : `${score}`,
    kills: share(contestant.kills, progress),
    deaths: share(contestant.deaths, progress),
    time: null,
    deduction: contestant.deduction === null ? null : "0",
  };
}

function share(total: string | null, progress: number): string | null {
  if (total === null) return null;
  const number = Number(total);
  return `${number > 0 ? Math.floor(number * progress) : 0}`;
}
