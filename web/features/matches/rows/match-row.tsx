import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { NoScore, ScoreCells } from "#web/components/score-cells.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { MatchLink } from "./match-link.tsx";
import { RowLead } from "./row-lead.tsx";
import { RowMarks } from "./row-marks.tsx";
import { SideFlag } from "./side-flag.tsx";
import { scoreStanding, type RowSide, orderSides } from "./sides.ts";
import styles from "./match-row.module.css";

export interface MatchRowProps {
  readonly match: MatchView;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  /** Key of the contestant that stands left whatever the order sent. */
  readonly first?: string | undefined;
  /** Event day that a heading above has said already. */
  readonly saidDay?: string | undefined;
}

/** A match of two in one line; in two where the list is narrow. Drawn again only when it changed. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, now, venue, first, saidDay } = props;
  const messages = useMessages();
  const { slot } = messages.match;
  const isBye = match.stateBy === "bye";
  const nobody = absentSide(slot.unknown, undefined);
  const other = isBye ? absentSide(slot.bye, "") : nobody;
  const [left = nobody, right = other] = orderSides(match, messages, first);
  const { contestants } = usePreferences();
  const nameOf = (side: RowSide) => {
    const { name, country = "", standing, key } = side;
    return { name, country, standing, followed: key !== undefined && contestants.includes(key) };
  };
  const played = match.state !== "upcoming" && !isBye;
  return (
    <li className={styles["item"]}>
      <MatchLink match={match} className={styles["row"]} played={played}>
        <RowLead match={match} now={now} venue={venue} saidDay={saidDay} />
        <span className={styles["left"]}>
          <ContestantName {...nameOf(left)} lean="end" />
        </span>
        <span className={styles["leftFlag"]}>
          <SideFlag side={left} />
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
          <SideFlag side={right} />
        </span>
        <span className={styles["bestOf"]}>
          {match.bestOf !== null && !isBye && messages.match.bestOf(match.bestOf)}
        </span>
        <RowMarks match={match} venue={venue} />
      </MatchLink>
    </li>
  );
});

function scoreProps(side: RowSide) {
  return { text: side.score, standing: scoreStanding(side) };
}

function absentSide(name: string, country: string | undefined): RowSide {
  return {
    name,
    country,
    key: undefined,
    seed: null,
    standing: "open",
    score: "",
    slot: undefined,
  };
}
