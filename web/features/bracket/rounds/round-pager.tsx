import { useState } from "react";
import type { RoundView } from "#core/contract/tournament.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import type { BracketModel } from "#web/features/bracket/parts/bracket-model.ts";
import { Icon } from "#web/components/icon.tsx";
import { Select } from "#web/components/select.tsx";
import { findLiveOrNextPlace } from "#web/features/bracket/tree/find-initial-card.ts";
import { RoundSection, type RoundSectionProps } from "./round-section.tsx";
import { useSwipe } from "./use-swipe.ts";
import styles from "./round-pager.module.css";

interface RoundPagerProps extends Omit<RoundSectionProps, "round"> {
  /** Key of the round shown; "" for the round that was in play when the page opened. */
  readonly round: string;
  readonly onRound: (round: string) => void;
}

/** One round at a time, for phones. Swipe, arrow buttons and a select change the round. */
export function RoundPager({ round: selectedRound, onRound, ...props }: RoundPagerProps) {
  const { model, tools } = props;
  const rounds = model.bracket.rounds.filter((round) => round.places.some((place) => !place.bye));
  // Fixed when the page opens: only the viewer changes the round afterwards.
  const [initialRound] = useState(() => roundInPlay(model));
  const index = Math.max(
    0,
    rounds.findIndex(
      (round) => round.key === (selectedRound === "" ? initialRound : selectedRound),
    ),
  );
  const round = rounds[index];
  const showRound = (by: number): void => {
    const target = rounds[index + by];
    if (target !== undefined) onRound(target.key);
  };
  const swipeHandlers = useSwipe(showRound);
  if (round === undefined) return null;

  return (
    <div className={styles["pager"]}>
      <PagerHeader
        rounds={rounds}
        index={index}
        round={round}
        messages={tools.messages}
        onRound={onRound}
        onStep={showRound}
      />
      <div
        // A new element starts the slide-in animation.
        key={round.key}
        className={styles["page"]}
        {...swipeHandlers}
      >
        <RoundSection round={round} quiet {...props} />
      </div>
      <div className={styles["dots"]} aria-hidden="true">
        {rounds.map(({ key }) => (
          <span key={key} data-current={key === round.key || undefined} />
        ))}
      </div>
    </div>
  );
}

interface PagerHeaderProps {
  readonly rounds: readonly RoundView[];
  /** Index of `round` in `rounds`. */
  readonly index: number;
  readonly round: RoundView;
  readonly messages: Messages;
  readonly onRound: (round: string) => void;
  /** Goes to the previous (-1) or next (1) round. */
  readonly onStep: (by: 1 | -1) => void;
}

/** Select of the round between buttons to the previous and the next one. */
function PagerHeader({ rounds, index, round, messages, onRound, onStep }: PagerHeaderProps) {
  const { bracket, match } = messages;
  return (
    <div className={styles["header"]}>
      <button
        type="button"
        aria-label={bracket.previousRound}
        // Not `disabled`, so that it keeps the focus at the first round.
        aria-disabled={index === 0}
        onClick={() => {
          onStep(-1);
        }}
      >
        <Icon name="caret-left" />
      </button>
      <Select
        label={bracket.round}
        value={round.key}
        options={rounds.map(({ key, name }) => ({
          value: key,
          label: match.roundName(name).medium,
        }))}
        onChange={onRound}
        look="bare"
      />
      <span className={styles["meta"]}>
        {round.bestOf === null ? null : <span>{match.bestOf(round.bestOf)}</span>}
        <span>{bracket.roundOf(index + 1, rounds.length)}</span>
      </span>
      <button
        type="button"
        aria-label={bracket.nextRound}
        aria-disabled={index === rounds.length - 1}
        onClick={() => {
          onStep(1);
        }}
      >
        <Icon name="caret-right" />
      </button>
    </div>
  );
}

/** Returns the key of the round with the live or next match, else of the last round. */
function roundInPlay({ places, matches, bracket }: BracketModel): string | undefined {
  return findLiveOrNextPlace(places, matches)?.round ?? bracket.rounds.at(-1)?.key;
}
