import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { Flag } from "#web/kit/flag.tsx";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { NoScore, ScoreCells } from "#web/kit/score-cells.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { RowEnd, RowStartAndCode } from "./row-parts.tsx";
import { getScoreEmphasis, type Side, createDuelSides } from "#core/side/sides.ts";
import styles from "./match-row.module.css";

export interface MatchRowProps {
  readonly match: MatchView;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  /** Key of the contestant to show on the left; by default the service's order is used. */
  readonly first?: string | undefined;
  /** Event day shown by a heading above; absent if there is none. */
  readonly headingDay?: string | undefined;
}

/** A match of two contestants: names beside each other, in a narrow list over each other. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, venue, first } = props;
  const messages = useFirstPageMessages();
  const isBye = match.stateBy === "bye";
  const [left, right] = createDuelSides(match, messages, first);
  const { contestants } = usePreferences();
  const nameOf = (side: Side) => {
    const { name, country, standing, key } = side;
    return { name, country, standing, followed: key !== undefined && contestants.includes(key) };
  };
  const played = match.state !== "upcoming" && !isBye;
  return (
    <li className={styles["item"]}>
      <MatchLink match={match} className={styles["row"]} played={played}>
        <RowStartAndCode {...props} />
        <span className={styles["left"]}>
          <ContestantName {...nameOf(left)} lean="end" />
        </span>
        <span className={styles["leftFlag"]}>
          <Flag country={left.country} />
        </span>
        <span className={styles["score"]}>
          {played ? (
            <ScoreCells
              live={isLiveAndListed(match)}
              sides={[scoreProps(left), scoreProps(right)]}
            />
          ) : (
            !isBye && <NoScore />
          )}
        </span>
        <span className={styles["right"]}>
          <ContestantName {...nameOf(right)} />
        </span>
        <span className={styles["rightFlag"]}>
          <Flag country={right.country} />
        </span>
        <span className={styles["bestOf"]}>
          {match.bestOf !== null && !isBye && messages.match.bestOf(match.bestOf)}
        </span>
        <RowEnd match={match} venue={venue} />
      </MatchLink>
    </li>
  );
});

function scoreProps(side: Side) {
  return { text: side.score, standing: getScoreEmphasis(side) };
}
