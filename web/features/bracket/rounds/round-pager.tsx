import { type Touch, type TouchEvent, useRef, useState } from "react";
import type { BracketModel } from "#web/features/bracket/parts/bracket-model.ts";
import { Icon } from "#web/components/icon.tsx";
import { Select } from "#web/components/select.tsx";
import { placeInPlay } from "#web/features/bracket/tree/first-view.ts";
import { RoundSection, type RoundSectionProps } from "./round-section.tsx";
import styles from "./round-pager.module.css";

interface RoundPagerProps extends Omit<RoundSectionProps, "round"> {
  /** Key of the round shown; "" is the one that was being played when the bracket was opened. */
  readonly round: string;
  readonly onRound: (round: string) => void;
}

/** Pixels a finger must travel to turn the page. */
const SWIPE = 48;

/** One round at a time, for a phone: swipe, arrows or the list of rounds lead to the others. */
export function RoundPager({ round: wanted, onRound, ...props }: RoundPagerProps) {
  const { model, tools } = props;
  const { bracket: messages } = tools.messages;
  const rounds = model.bracket.rounds.filter((round) => round.places.some((place) => !place.bye));
  // As it was when the reader came: a page that is read turns by no hand but theirs.
  const [inPlay] = useState(() => roundInPlay(model));
  const index = Math.max(
    0,
    rounds.findIndex((round) => round.key === (wanted === "" ? inPlay : wanted)),
  );
  const round = rounds[index];
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  if (round === undefined) return null;

  const turn = (by: number): void => {
    const to = rounds[index + by];
    if (to !== undefined) onRound(to.key);
  };
  const onTouchEnd = (event: TouchEvent): void => {
    const touch = event.changedTouches[0];
    if (from.current === null || touch === undefined) return;
    const x = touch.clientX - from.current.x;
    const y = touch.clientY - from.current.y;
    from.current = null;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
  };

  return (
    <div className={styles["pager"]}>
      <div className={styles["head"]}>
        <button
          type="button"
          aria-label={messages.previousRound}
          // Not disabled: at its end it keeps the keyboard.
          aria-disabled={index === 0}
          onClick={() => {
            turn(-1);
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
            turn(1);
          }}
        >
          <Icon name="caret-right" />
        </button>
      </div>
      <div
        // A new element slides in from its side.
        key={round.key}
        className={styles["page"]}
        onTouchStart={({ touches }) => {
          from.current = touches.length === 1 ? pointOf(touches[0]) : null;
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

/** The round of the match that is played now or next, else the last one. */
function roundInPlay({ places, matches, bracket }: BracketModel): string | undefined {
  return placeInPlay(places, matches)?.round ?? bracket.rounds.at(-1)?.key;
}

function pointOf(touch: Touch | undefined): { readonly x: number; readonly y: number } | null {
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
}
