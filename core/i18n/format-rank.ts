import type { RankReasonView } from "#core/contract/ranking.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { RankingMessages } from "./en/contestants.ts";
import { formatScores } from "./format-score.ts";
import { nameMatch, type PartMessages } from "./name-match.ts";

/** The messages needed to describe a reason, besides those of rankings. */
type CommonMessages = PartMessages & Parameters<typeof formatScores>[0];

type MatchView = NonNullable<Extract<RankReasonView, { readonly match: unknown }>["match"]>;
type RankMatch = Omit<MatchView, "site" | "id">;
type RankGroup = Omit<Extract<RankReasonView, { type: "group" }>["group"], "site" | "id">;

/** Why a contestant has its rank, as the API sends it, without sites and ids. */
type RankReason =
  | { readonly type: "won" | "lost" | "disqualified"; readonly match: RankMatch }
  | { readonly type: "placed"; readonly match: RankMatch; readonly placement: number }
  | { readonly type: "group"; readonly group: RankGroup }
  | { readonly type: "playing" | "undecided"; readonly match: RankMatch | null };

/** Short names of rounds after which no winner advances. */
const LAST_ROUND = /^(?:F|GF2?|3rd)$/;

/** Formats possible ranks: "3", "5–8", or "at least 4th" while the contestant is in play. */
export function formatRank(
  { from, to }: { readonly from: number; readonly to: number },
  isPlaying: boolean,
  messages: Pick<RankingMessages, "atLeast">,
): string {
  if (isPlaying) return messages.atLeast(to);
  return from === to ? `${from}` : `${from}–${to}`;
}

/** Describes why a contestant has its rank: "Lost the Final to Bo, 2–3". */
export function describeRankReason(
  reason: RankReason,
  { reasons }: RankingMessages,
  common: CommonMessages,
  { when }: Pick<VenueFormat, "when">,
): string {
  switch (reason.type) {
    case "lost": {
      const words = isLostLevel(reason.match) ? reasons.lostLevel : reasons.lost;
      return words(matchIn(reason.match, common));
    }
    case "won":
    case "disqualified":
      return reasons[reason.type](matchIn(reason.match, common));
    case "placed":
      return reasons.placed(reason.placement, matchIn(reason.match, common));
    case "group": {
      const { name, number, position, played, won, isAssumed } = reason.group;
      const text = reasons.group(position, name ?? common.groupName(number), played, won);
      return isAssumed ? `${text} (${reasons.assumed})` : text;
    }
    case "playing": {
      const { match } = reason;
      if (match === null) return reasons.playing("");
      const { name } = matchIn(match, common);
      if (match.state === "live") return reasons.live(name);
      const start = match.start === null ? "" : when(Date.parse(match.start));
      return reasons.playing([name, start].filter((part) => part !== "").join(", "));
    }
    case "undecided": {
      if (reason.match === null) return reasons.undecided(null);
      const match = matchIn(reason.match, common);
      const isEnded = reason.match.state === "ended" && reason.match.result === null;
      return isEnded ? reasons.unknownWinner(match) : reasons.undecided(match);
    }
  }
}

/** Returns whether the score of a lost match is level although the opponent advanced. */
function isLostLevel({ round, opponent, scores }: RankMatch): boolean {
  const [own, other] = scores ?? [];
  const hasNext = round !== null && !LAST_ROUND.test(round.short);
  const isScored = own !== undefined && own.score !== null && !own.disqualified;
  return hasNext && opponent !== null && isScored && own.score === other?.score;
}

function matchIn(
  { code, round, opponent, scores }: RankMatch,
  messages: CommonMessages,
): Parameters<RankingMessages["reasons"]["won"]>[0] {
  return {
    ...nameMatch({ code, round }, messages),
    opponent: opponent === null ? "" : wrapInBidiIsolate(opponent.name),
    // With a word joiner, because a line may break after the dash.
    score: formatScores(messages, scores ?? []).replace("–", "–\u2060"),
  };
}
