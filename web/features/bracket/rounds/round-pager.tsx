import { type Touch, type TouchEvent, useRef, useState } from "react";
import type { BracketModel } from "#web/features/bracket/parts/bracket-model.ts";
import { Icon } from "#web/components/icon.tsx";
import { Select } from "#web/components/select.tsx";
import { placeInPlay } from "#web/features/bracket/tree/first-view.ts";
import { RoundSection, type RoundSectionProps } from "./round-section.tsx";
import styles from "./round-pager.module.css";

interface RoundPagerProps extends Omit<RoundSectionProps, "round"> {
  /** Key of the round shown; "" for the round that was in play when the page opened. */
  readonly round: string;
  readonly onRound: (round: string) => void;
}

/** Minimum length of a swipe, in pixels. */
const MIN_SWIPE = 48;

/** One round at a time, for phones. Swipe, arrow buttons and a select change the round. */
export function RoundPager({ round: selectedRound, onRound, ...props }: RoundPagerProps) {
  const { model, tools } = props;
  const { bracket: messages } = tools.messages;
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
  const touchStart = useRef<{ readonly x: number; readonly y: number } | null>(null);
  if (round === undefined) return null;

  const showRound = (by: number): void => {
    const target = rounds[index + by];
    if (target !== undefined) onRound(target.key);
  };
  const onTouchEnd = (event: TouchEvent): void => {
    const touch = event.changedTouches[0];
    if (touchStart.current === null || touch === undefined) return;
    const x = touch.clientX - touchStart.current.x;
    const y = touch.clientY - touchStart.current.y;
    touchStart.current = null;
    if (Math.abs(x) > MIN_SWIPE && Math.abs(x) > 2 * Math.abs(y)) showRound(x < 0 ? 1 : -1);
  };

  return (
    <div className={styles["pager"]}>
      <div className={styles["header"]}>
        <button
          type="button"
          aria-label={messages.previousRound}
          // Not `disabled`, so that it keeps the focus at the first round.
          aria-disabled={index === 0}
          onClick={() => {
            showRound(-1);
          }}
        >
          <Icon name="caret-left" />
        </button>
        <Select
          label={messages.round}
          value={round.key}
          options={rounds.map(({ key, name }) => ({
            value: key,
            label: tools.messages.match.roundName(name).medium,
          }))}
          onChange={onRound}
          look="bare"
        />
        <span className={styles["meta"]}>
          {round.bestOf === null ? null : (
            <span>{props.tools.messages.match.bestOf(round.bestOf)}</span>
          )}
          <span>{messages.roundOf(index + 1, rounds.length)}</span>
        </span>
        <button
          type="button"
          aria-label={messages.nextRound}
          aria-disabled={index === rounds.length - 1}
          onClick={() => {
            showRound(1);
          }}
        >
          <Icon name="caret-right" />
        </button>
      </div>
      <div
        // A new element starts the slide-in animation.
        key={round.key}
        className={styles["page"]}
        onTouchStart={({ touches }) => {
          touchStart.current = touches.length === 1 ? pointOf(touches[0]) : null;
        }}
        onTouchEnd={onTouchEnd}
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

/** Returns the key of the round with the live or next match, else of the last round. */
function roundInPlay({ places, matches, bracket }: BracketModel): string | undefined {
  return placeInPlay(places, matches)?.round ?? bracket.rounds.at(-1)?.key;
}

function pointOf(touch: Touch | undefined): { readonly x: number; readonly y: number } | null {
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
}
