import type { RoundName } from "#core/model/round.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { RankingMessages } from "./en/ranking.ts";
import { formatScores } from "./format-score.ts";

/** The match in a reason. */
interface RankMatch {
  readonly code: string | null;
  readonly round: RoundName | null;
  readonly opponent: { readonly name: string } | null;
  readonly scores:
    | readonly { readonly score: number | null; readonly disqualified: boolean }[]
    | null;
}

/** Why a contestant has its rank, as the API sends it. */
type RankReason =
  | { readonly type: "won" | "lost" | "disqualified"; readonly match: RankMatch }
  | { readonly type: "placed"; readonly match: RankMatch; readonly placement: number }
  | {
      readonly type: "group";
      readonly group: {
        readonly number: number;
        readonly name: string | null;
        readonly position: number;
        readonly played: number;
        readonly won: number | null;
      };
    }
  | { readonly type: "playing" | "undecided"; readonly match: RankMatch | null };

/** The messages needed to describe a reason, besides those of rankings. */
interface CommonMessages {
  readonly groupName: (number: number) => string;
  readonly match: {
    readonly disqualified: string;
    readonly roundName: (name: RoundName) => RoundName;
  };
}

/** Formats possible ranks: "3", "5–8", or "at least 4th" while the contestant is in play. */
export function formatRank(
  { from, to }: { readonly from: number; readonly to: number },
  isPlaying: boolean,
  messages: Pick<RankingMessages, "atLeast">,
): string {
  if (isPlaying) return messages.atLeast(to);
  return from === to ? `${from}` : `${from}–${to}`;
}

/** Describes why a contestant has its rank: "Lost the final to Bo, 2–3". */
export function describeRankReason(
  reason: RankReason,
  { reasons }: RankingMessages,
  common: CommonMessages,
): string {
  switch (reason.type) {
    case "won":
    case "lost":
    case "disqualified":
      return reasons[reason.type](matchIn(reason.match, common));
    case "placed":
      return reasons.placed(reason.placement, matchIn(reason.match, common));
    case "group": {
      const { name, number, position, played, won } = reason.group;
      return reasons.group(position, name ?? common.groupName(number), played, won);
    }
    case "playing":
    case "undecided":
      return reasons[reason.type](reason.match?.code ?? "");
  }
}

function matchIn(
  { code, round, opponent, scores }: RankMatch,
  messages: CommonMessages,
): Parameters<RankingMessages["reasons"]["won"]>[0] {
  return {
    round: round === null ? null : messages.match.roundName(round),
    code: code ?? "",
    opponent: opponent === null ? "" : wrapInBidiIsolate(opponent.name),
    // With a word joiner, because a line may break after the dash.
    score: formatScores(messages, scores ?? []).replace("–", "–\u2060"),
  };
}
