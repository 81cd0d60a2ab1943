import type { RoundView } from "#core/contract/tournament.ts";
import { nameRound } from "#core/embed/drawing/bracket-texts.ts";
import type { SpineBox } from "#core/layout/layout-types.ts";
import type { CardContext } from "#web/features/bracket/parts/bracket-model.ts";
import styles from "./bracket-columns.module.css";

interface FoldedRoundProps {
  readonly spine: SpineBox;
  readonly round: RoundView;
  readonly tools: CardContext;
  readonly onOpen: () => void;
}

/** Distance of ticks from the right edge of a spine. */
const TICK_END = 8;

/** A folded round: a button with its name, and a tick for each match. */
export function FoldedRound({ spine, round, tools, onOpen }: FoldedRoundProps) {
  const { x, y, width, height, ticks } = spine;
  const ended = round.places.filter(({ bye }) => !bye).length;
  return (
    <button
      type="button"
      className={styles["spine"]}
      aria-expanded="false"
      style={{ left: x, top: y, width, height }}
      onClick={onOpen}
    >
      <span>
        <b>{nameRound(tools.texts, round.name)}</b> {tools.messages.bracket.endedCount(ended)}
      </span>
      <svg aria-hidden="true" focusable="false">
        <path d={ticks.map((at) => `M${width - TICK_END} ${at}h6`).join("")} />
      </svg>
    </button>
  );
}
