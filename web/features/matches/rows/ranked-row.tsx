import { classNames } from "#web/components/class-names.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { MatchLink } from "./match-link.tsx";
import type { MatchRowProps } from "./match-row.tsx";
import { RowLead } from "./row-lead.tsx";
import { RowMarks } from "./row-marks.tsx";
import { SideScore } from "./side-score.tsx";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { orderRankedSides } from "./sides.ts";
import styles from "./match-row.module.css";

/** Contestants that a row has room for. */
const SHOWN = 4;

/** A ranking in one line: its first four by place, before play its contestants by name. */
export function RankedRow({ match, now, venue, saidDay }: MatchRowProps) {
  const messages = useMessages();
  const { slot } = messages.match;
  const live = isLiveAndListed(match);
  const sides = orderRankedSides(match, messages);
  const hasPlaces = sides.some(({ place }) => place !== "");
  const rest = sides.length - SHOWN;
  return (
    <li className={styles["item"]}>
      <MatchLink match={match} className={classNames(styles["row"], styles["ranked"])}>
        <RowLead match={match} now={now} venue={venue} saidDay={saidDay} />
        {hasPlaces ? (
          <span className={styles["field"]}>
            {sides.slice(0, SHOWN).map((side, index) => (
              <span key={side.key ?? index} className={styles["place"]}>
                <span className={styles["rank"]}>{side.place}</span>
                <ContestantName
                  name={side.name}
                  country={side.country ?? ""}
                  standing={side.standing}
                />
                {side.score !== "" && <SideScore side={side} live={live} />}
              </span>
            ))}
            {rest > 0 && <span className={styles["rest"]}>{slot.more(rest)}</span>}
          </span>
        ) : (
          <span className={styles["names"]}>{formatSlots(match.slots, messages)}</span>
        )}
        <span className={styles["of"]}>{(rest > 0 || !hasPlaces) && slot.of(sides.length)}</span>
        <RowMarks match={match} venue={venue} />
      </MatchLink>
    </li>
  );
}
