import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { createScoreFormat, formatScore } from "#core/i18n/format-score.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ScorePair } from "#web/kit/score-pair.tsx";

interface ResultCellsProps {
  readonly match: MatchView;
  /** The slot whose score is first. */
  readonly own: MatchSlotView;
  readonly opponent: MatchSlotView;
}

/** The scores of a match of two that has begun, that of `own` first. */
export function ResultCells({ match, own, opponent }: ResultCellsProps) {
  const messages = useFirstPageMessages();
  const format = createScoreFormat(match.slots);
  const sideOf = (slot: MatchSlotView) => ({
    text: formatScore(messages, slot, format),
    standing: slot.result === "winner" ? slot.result : undefined,
  });
  return <ScorePair sides={[sideOf(own), sideOf(opponent)]} live={isLiveAndListed(match)} />;
}
