import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { isRanking } from "#core/lib/contest.ts";
import { createDuelSides, type Side } from "#core/side/sides.ts";
import { type Channel, putOnAir } from "#web/api/desk-channels.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { AnnotationField } from "#web/features/desk/annotations/annotation-editor.tsx";
import { ActButton, Failure } from "#web/features/desk/parts.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Facts } from "#web/kit/facts/facts.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { ScorePair } from "#web/kit/score-pair.tsx";
import { Text } from "#web/kit/text.tsx";
import { UndoChannelButton } from "./channel-history.tsx";
import {
  adjustManualScore,
  type ChannelScore,
  deriveChannelScore,
  type ManualScorePart,
  NO_MANUAL_SCORE,
} from "./channel-score.ts";
import { useEditableChannel } from "./use-editable-channel.ts";
import stepper from "#web/kit/broadcast/stepper.module.css";
import styles from "./channels.module.css";

interface ChannelControlProps {
  readonly channel: Channel;
  /** Match on the channel; `undefined` if there is none or while it is unknown. */
  readonly match: MatchView | undefined;
  /** Whether the latest change can be undone here. */
  readonly hasUndo: boolean;
}

/** Controls of the match on a channel: score, swapped sides, short names, removal, undo. */
export function ChannelControl({ channel, match, hasUndo }: ChannelControlProps) {
  const broadcast = useMessages("broadcast");
  const { value, write, failure } = useEditableChannel(channel);
  const { overlay } = useMessages("visibility");
  const publicPart = useGetPublicShare();
  const [hasShortNames, setHasShortNames] = useState(false);
  return (
    <fieldset className="stack" aria-label={broadcast.channelOf(channel.name)}>
      {match !== undefined && (
        <>
          <ScoreSteppers match={match} value={value} onScore={write} />
          <ScoreSource match={match} value={value} onScore={write} />
          {publicPart([match.tournament]) === "none" && (
            <p className="text-small tone-warn">{overlay}</p>
          )}
        </>
      )}
      <Row as="p" wrap>
        {match?.slots.length === 2 && (
          <ActButton aria-pressed={value.swapped} onAct={() => write({ swapped: !value.swapped })}>
            {broadcast.swap}
          </ActButton>
        )}
        {match !== undefined && (
          <Button aria-expanded={hasShortNames} onClick={() => setHasShortNames(!hasShortNames)}>
            {broadcast.shortNames}
          </Button>
        )}
        {value.match !== null && (
          <ActButton onAct={() => write(putOnAir(null, value))}>{broadcast.takeOff}</ActButton>
        )}
        {hasUndo && <UndoChannelButton channel={channel.name} />}
      </Row>
      {match !== undefined && hasShortNames && (
        <Facts>
          {match.slots
            .flatMap(({ contestant }) => contestant ?? [])
            .map(({ key, name }) => (
              <AnnotationField key={key} kind="short-name" scopes={[key]} label={name} />
            ))}
        </Facts>
      )}
      <Failure of={failure} />
    </fieldset>
  );
}

interface ScoreControlProps {
  readonly match: MatchView;
  readonly value: ChannelMatch;
  /** Called with the manual score to store. */
  readonly onScore: (score: ManualScorePart) => void;
}

/** Score steppers of both sides, in the order of the overlay; nothing without two sides. */
export function ScoreSteppers(props: ScoreControlProps) {
  const { slots } = props.match;
  if (slots.length !== 2) return null;
  return (
    <Stack gap={1}>
      {(props.value.swapped ? [1, 0] : [0, 1]).map((side, place) => (
        <ScoreStepper
          key={slots[side]?.contestant?.key ?? side}
          {...props}
          side={side}
          isLeft={place === 0}
        />
      ))}
    </Stack>
  );
}

/** Contestants of a match in the order of the overlay, with the score that it shows. */
export function OnAirPair({ match, value }: Omit<ScoreControlProps, "onScore">) {
  const messages = useFirstPageMessages();
  if (isRanking(match)) return <p className="strong">{formatSlots(match.slots, messages)}</p>;
  const { scores } = deriveChannelScore(match, value);
  const [left = null, right = null] = value.swapped ? scores.toReversed() : scores;
  const sides = createDuelSides(match, messages);
  const [first, last] = value.swapped ? [sides[1], sides[0]] : sides;
  const sideOf = (score: number | null) => ({
    text: score === null ? "" : formatScoreList(messages.match.disqualified, [score]),
  });
  return (
    <div className={styles["pair"]}>
      {renderName(first, "end")}
      <Flag country={first.country} />
      {left === null && right === null ? (
        <span className="tone-faint">{messages.match.versus}</span>
      ) : (
        <ScorePair sides={[sideOf(left), sideOf(right)]} live={match.state === "live"} />
      )}
      <Flag country={last.country} />
      {renderName(last, "start")}
    </div>
  );
}

function renderName({ name, short, country, isOpen }: Side, lean: "start" | "end") {
  const standing = isOpen ? "open" : "winner";
  return <ContestantName {...{ name, short, country, standing, lean }} />;
}

interface ScoreStepperProps extends ScoreControlProps {
  /** Index of its slot. */
  readonly side: number;
  /** Whether it is at the left of the overlay. */
  readonly isLeft: boolean;
}

/** Score of one side, changed by buttons or by arrow keys on the figure. */
function ScoreStepper({ match, value, onScore, side, isLeft }: ScoreStepperProps) {
  const messages = useFirstPageMessages();
  const broadcast = useMessages("broadcast");
  const slot = match.slots[side];
  if (slot === undefined) return null;
  const name = formatSlot(messages, slot);
  const country = slot.contestant?.country ?? "";
  const current = deriveChannelScore(match, value);
  const score = current.scores[side] ?? null;
  const scoreText = score === null ? "–" : formatScoreList(messages.match.disqualified, [score]);
  const count = (by: 1 | -1): void => {
    const next = adjustManualScore(current, side, by);
    if (next !== null) onScore(next);
  };
  return (
    <div className={stepper["side"]}>
      <Flag country={country} />
      <ContestantName name={name} country={country} standing="winner" />
      <Row as="span" gap={1}>
        <Button
          className={stepper["step"]}
          aria-label={broadcast.less(name)}
          onClick={() => count(-1)}
        >
          −
        </Button>
        <span
          className={stepper["figure"]}
          data-live={match.state === "live" || undefined}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- every digit typed into a field would go on air
          role="spinbutton"
          tabIndex={0}
          aria-label={isLeft ? broadcast.left(name) : broadcast.right(name)}
          aria-valuenow={score ?? 0}
          aria-valuetext={score === null ? broadcast.noScore : scoreText}
          onKeyDown={(event) => {
            const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : null;
            if (by === null) return;
            event.preventDefault();
            count(by);
          }}
        >
          {scoreText}
        </span>
        <Button
          className={stepper["step"]}
          aria-label={broadcast.more(name)}
          onClick={() => count(1)}
        >
          +
        </Button>
      </Row>
    </div>
  );
}

/** Sentence with the source of the score, and the button that returns to the service's score. */
function ScoreSource({ match, value, onScore }: ScoreControlProps) {
  const { disqualified } = useFirstPageMessages().match;
  const broadcast = useMessages("broadcast");
  if (match.slots.length !== 2) return null;
  const currentScore = deriveChannelScore(match, value);
  return (
    <Text as="p" type="small" tone={currentScore.isByHand ? "soft" : "faint"}>
      {describeScoreSource(currentScore, value.swapped, broadcast, disqualified)}
      {currentScore.isByHand && (
        <>
          {" "}
          <Button look="link" onClick={() => onScore(NO_MANUAL_SCORE)}>
            {broadcast.serviceAgain}
          </Button>
        </>
      )}
    </Text>
  );
}

/** Describes what the service reports and how long a manual score stays, as the overlay orders it. */
function describeScoreSource(
  { isByHand, scores, service }: ChannelScore,
  isSwapped: boolean,
  broadcast: PageMessages["broadcast"],
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
