import { formatScoreList } from "#core/i18n/format-score.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import type { ManualScore } from "#core/desk/manual-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import type { Channel } from "#web/api/desk-channels.ts";
import { useVisibilityMessages } from "#web/i18n/visibility-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { type ChannelScore, deriveChannelScore, adjustManualScore } from "./channel-score.ts";
import { UndoAnnotationButton } from "#web/features/desk/annotations/undo-annotation-button.tsx";
import { ScoreStepper } from "./score-stepper.tsx";
import { useEditableChannel } from "./use-editable-channel.ts";
import styles from "./channel.module.css";
import form from "#web/components/edit-in-place.module.css";

interface ChannelControlProps {
  readonly channel: Channel;
  /** Match on the channel; `undefined` if there is none or while it is unknown. */
  readonly match: MatchView | undefined;
}

/** Controls of the match on a channel: manual score, swapped sides, removal, undo. */
export function ChannelControl({ channel, match }: ChannelControlProps) {
  const broadcast = useBroadcastMessages();
  const { value, write, failure } = useEditableChannel(channel.name, channel.value);
  const currentScore = match === undefined ? null : deriveChannelScore(match, value.score);
  const { overlay } = useVisibilityMessages();
  const publicPart = useGetPublicShare();
  return (
    <fieldset className={styles["control"]} aria-label={broadcast.channelOf(channel.name)}>
      {match !== undefined && currentScore !== null && match.slots.length === 2 && (
        <ScoreControl
          match={match}
          currentScore={currentScore}
          isSwapped={value.swapped}
          onScore={(score) => {
            write({ score });
          }}
        />
      )}
      {match !== undefined && publicPart([match.tournament]) === "none" && (
        <p className={styles["hidden"]}>{overlay}</p>
      )}
      <p className={styles["actions"]}>
        <ChannelButtons
          value={value}
          hasTwoSides={match?.slots.length === 2}
          isByHand={currentScore?.isByHand === true}
          onChange={write}
        />
        <UndoAnnotationButton
          kind="channel"
          scope={channel.name}
          name={broadcast.channelOf(channel.name)}
        />
      </p>
      {failure !== null && (
        <p className={form["failure"]} role="alert">
          {failure}
        </p>
      )}
    </fieldset>
  );
}

interface ChannelButtonsProps {
  readonly value: ChannelMatch;
  readonly hasTwoSides: boolean;
  /** Whether the score shown is the manual score. */
  readonly isByHand: boolean;
  readonly onChange: (change: Partial<ChannelMatch>) => void;
}

/** Buttons that swap the sides, return to the service's score and remove the match. */
function ChannelButtons({ value, hasTwoSides, isByHand, onChange }: ChannelButtonsProps) {
  const broadcast = useBroadcastMessages();
  return (
    <>
      {hasTwoSides && (
        <button
          type="button"
          className={form["quiet"]}
          aria-pressed={value.swapped}
          onClick={() => {
            onChange({ swapped: !value.swapped });
          }}
        >
          {broadcast.swap}
        </button>
      )}
      {isByHand && (
        <button
          type="button"
          className={form["quiet"]}
          onClick={() => {
            onChange({ score: null });
          }}
        >
          {broadcast.serviceAgain}
        </button>
      )}
      {value.match !== null && (
        <button
          type="button"
          className={form["quiet"]}
          onClick={() => {
            onChange({ match: null, score: null, swapped: false });
          }}
        >
          {broadcast.takeOff}
        </button>
      )}
    </>
  );
}

interface ScoreControlProps {
  readonly match: MatchView;
  readonly currentScore: ChannelScore;
  readonly isSwapped: boolean;
  /** Called with the manual score to store; `null` to return to the service's score. */
  readonly onScore: (score: ManualScore | null) => void;
}

/** Score steppers of both sides, in the order of the overlay, and the source of the score. */
function ScoreControl({ match, currentScore, isSwapped, onScore }: ScoreControlProps) {
  const messages = useFirstPageMessages();
  const broadcast = useBroadcastMessages();
  const { disqualified } = messages.match;
  const order = isSwapped ? [1, 0] : [0, 1];
  return (
    <>
      <div className={styles["sides"]}>
        {order.map((side, place) => {
          const slot = match.slots[side];
          if (slot === undefined) return null;
          const name = formatSlot(messages, slot);
          const isLeft = place === 0;
          const countBy = (by: 1 | -1) => adjustManualScore(currentScore, side, by);
          return (
            <ScoreStepper
              key={slot.contestant?.key ?? side}
              name={name}
              side={isLeft ? "left" : "right"}
              score={currentScore.scores[side] ?? null}
              messages={{
                label: isLeft ? broadcast.left(name) : broadcast.right(name),
                more: broadcast.more(name),
                less: broadcast.less(name),
                noScore: broadcast.noScore,
                disqualified,
              }}
              canCountUp={countBy(1) !== undefined}
              canCountDown={countBy(-1) !== undefined}
              onCount={(by) => {
                const score = countBy(by);
                if (score !== undefined) onScore(score);
              }}
            />
          );
        })}
      </div>
      <p className={styles["standing"]} data-by={currentScore.isByHand ? "hand" : "service"}>
        {describeScoreSource(currentScore, isSwapped, broadcast, disqualified)}
      </p>
    </>
  );
}

/** Describes whether the score is manual, with the service's score in the order of the overlay. */
function describeScoreSource(
  { isByHand, service: { scores, isOver } }: ChannelScore,
  swapped: boolean,
  broadcast: ReturnType<typeof useBroadcastMessages>,
  disqualified: string,
): string {
  if (isOver) return broadcast.over;
  if (!isByHand) return broadcast.byService;
  if (scores.every((score) => score === null)) return broadcast.byHandFirst;
  const orderedScores = swapped ? scores.toReversed() : scores;
  return broadcast.byHand(formatScoreList(disqualified, orderedScores));
}
