import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { createScoreFormat, formatScore } from "#core/i18n/format-score.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./result-cells.module.css";

interface ResultCellsProps {
  readonly match: MatchView;
  /** The slot whose score is first. */
  readonly own: MatchSlotView;
  readonly opponent: MatchSlotView;
}

/** The scores of a match of two that has begun, in two cells. */
export function ResultCells({ match, own, opponent }: ResultCellsProps) {
  const messages = useFirstPageMessages();
  const format = createScoreFormat(match.slots);
  return (
    <span className={styles["cells"]} data-live={isLiveAndListed(match) || undefined}>
      {[own, opponent].map((slot, index) => (
        <span
          key={slot === own ? "own" : "opponent"}
          className={styles["cell"]}
          data-winner={slot.result === "winner" || undefined}
        >
          {index > 0 && <span className="visually-hidden">{messages.match.to} </span>}
          {formatScore(messages, slot, format)}
        </span>
      ))}
    </span>
  );
}
