import type { MatchView } from "#core/contract/match.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { isRanking } from "#core/lib/contest.ts";
import { createDuelSides, type Side } from "#core/side/sides.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { ScorePair } from "#web/kit/score-pair.tsx";
import { Text } from "#web/kit/text.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { deriveChannelScore } from "./channel-score.ts";
import styles from "./channels.module.css";

interface OnAirPairProps {
  readonly match: MatchView;
  /** Value of the channel that shows the match. */
  readonly value: ChannelMatch;
}

/** Contestants of a match in the order of the overlay, with the score that it shows. */
export function OnAirPair({ match, value }: OnAirPairProps) {
  const messages = useFirstPageMessages();
  if (isRanking(match)) return <p className="strong">{formatSlots(match.slots, messages)}</p>;
  const { scores } = deriveChannelScore(match, value);
  const [first = null, second = null] = value.swapped ? scores.toReversed() : scores;
  const sides = createDuelSides(match, messages);
  const [left, right] = value.swapped ? [sides[1], sides[0]] : sides;
  const sideOf = (score: number | null) => ({
    text: score === null ? "" : formatScoreList(messages.match.disqualified, [score]),
  });
  return (
    <div className={styles["pair"]}>
      <Name side={left} lean="end" />
      <Flag country={left.country} />
      {first === null && second === null ? (
        <Text tone="faint">{messages.match.versus}</Text>
      ) : (
        <ScorePair sides={[sideOf(first), sideOf(second)]} live={match.state === "live"} />
      )}
      <Flag country={right.country} />
      <Name side={right} lean="start" />
    </div>
  );
}

interface NameProps {
  readonly side: Side;
  readonly lean: "start" | "end";
}

function Name({ side: { name, short, country, isOpen }, lean }: NameProps) {
  return (
    <ContestantName
      name={name}
      short={short}
      country={country}
      standing={isOpen ? "open" : "winner"}
      lean={lean}
    />
  );
}

/** Returns a short name of a match: its code, else its round, else its id. */
export function formatMatchCode({ code, round, id }: MatchView): string {
  return code ?? round?.name.short ?? id;
}
