import { formatScoreList } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import type { BroadcastMessages } from "#core/i18n/en/staff-pages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import {
  adjustManualScore,
  type ChannelScore,
  deriveChannelScore,
  type ManualScorePart,
  NO_MANUAL_SCORE,
} from "./channel-score.ts";
import { ScoreStepper } from "./score-stepper.tsx";
import styles from "./channel.module.css";

interface ScoreControlProps {
  readonly match: MatchView;
  readonly value: ChannelMatch;
  /** Called with the manual score to store. */
  readonly onScore: (score: ManualScorePart) => void;
}

/** Score steppers of both sides, in the order of the overlay; nothing without two sides. */
export function ScoreSteppers({ match, value, onScore }: ScoreControlProps) {
  const messages = useFirstPageMessages();
  const broadcast = useMessages("broadcast");
  if (match.slots.length !== 2) return null;
  const currentScore = deriveChannelScore(match, value);
  return (
    <div className={styles["sides"]}>
      {(value.swapped ? [1, 0] : [0, 1]).map((side, place) => {
        const slot = match.slots[side];
        if (slot === undefined) return null;
        const name = formatSlot(messages, slot);
        return (
          <ScoreStepper
            key={slot.contestant?.key ?? side}
            name={name}
            country={slot.contestant?.country ?? ""}
            isLive={match.state === "live"}
            score={currentScore.scores[side] ?? null}
            messages={{
              label: place === 0 ? broadcast.left(name) : broadcast.right(name),
              more: broadcast.more(name),
              less: broadcast.less(name),
              noScore: broadcast.noScore,
              disqualified: messages.match.disqualified,
            }}
            onCount={(by) => {
              const score = adjustManualScore(currentScore, side, by);
              if (score !== null) onScore(score);
            }}
          />
        );
      })}
    </div>
  );
}

/** Sentence with the source of the score, and the button that returns to the service's score. */
export function ScoreSource({ match, value, onScore }: ScoreControlProps) {
  const { disqualified } = useFirstPageMessages().match;
  const broadcast = useMessages("broadcast");
  if (match.slots.length !== 2) return null;
  const currentScore = deriveChannelScore(match, value);
  return (
    <p className={styles["source"]} data-by={currentScore.isByHand ? "hand" : "service"}>
      {describeScoreSource(currentScore, value.swapped, broadcast, disqualified)}
      {currentScore.isByHand && (
        <>
          {" "}
          <button
            type="button"
            className={styles["link"]}
            onClick={() => {
              onScore(NO_MANUAL_SCORE);
            }}
          >
            {broadcast.serviceAgain}
          </button>
        </>
      )}
    </p>
  );
}

/** Describes what the service reports and how long a manual score stays, as the overlay orders it. */
function describeScoreSource(
  { isByHand, scores, service }: ChannelScore,
  isSwapped: boolean,
  broadcast: BroadcastMessages,
  disqualified: string,
): string {
  if (!isByHand) return service.isOver ? broadcast.over : broadcast.byService;
  const format = (list: ChannelScore["scores"]): string =>
    formatScoreList(disqualified, isSwapped ? list.toReversed() : list);
  if (service.scores.every((score) => score === null)) return broadcast.byHandFirst(format(scores));
  const isAhead = scores.every((score, side) => (score ?? 0) >= (service.scores[side] ?? 0));
  return isAhead
    ? broadcast.byHandAhead(format(service.scores), format(scores))
    : broadcast.byHand(format(service.scores), format(scores));
}
