import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { NoScore, ScoreCells } from "#web/kit/score-cells.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { deriveChannelScore } from "./channel-score.ts";
import styles from "./channel-row.module.css";

interface OnAirPairProps {
  readonly match: MatchView;
  /** Value of the channel that shows the match. */
  readonly value: ChannelMatch;
}

/** Contestants of a match in the order of the overlay, with the score that it shows. */
export function OnAirPair({ match, value }: OnAirPairProps) {
  const messages = useFirstPageMessages();
  const [left, right] = value.swapped ? match.slots.toReversed() : match.slots;
  if (left === undefined || right === undefined || match.slots.length > 2)
    return <p className={styles["text"]}>{formatSlots(match.slots, messages)}</p>;
  const { scores } = deriveChannelScore(match, value);
  const [first = null, second = null] = value.swapped ? scores.toReversed() : scores;
  const sideOf = (score: number | null) => ({
    text: score === null ? "" : formatScoreList(messages.match.disqualified, [score]),
  });
  return (
    <div className={styles["pair"]}>
      <Contestant slot={left} />
      {first === null && second === null ? (
        <NoScore />
      ) : (
        <ScoreCells sides={[sideOf(first), sideOf(second)]} live={match.state === "live"} />
      )}
      <Contestant slot={right} />
    </div>
  );
}

function Contestant({ slot }: { readonly slot: MatchSlotView }) {
  const messages = useFirstPageMessages();
  const country = slot.contestant?.country ?? "";
  const name = formatSlot(messages, slot);
  return (
    <>
      <Flag country={country} />
      <span className={styles["side"]} data-name={name}>
        <ContestantName
          name={name}
          country={country}
          standing={slot.contestant === null ? "open" : undefined}
        />
      </span>
    </>
  );
}

/** Returns a short name of a match: its code, else its round, else its id. */
export function formatMatchCode({ code, round, id }: MatchView): string {
  return code ?? round?.name.short ?? id;
}
