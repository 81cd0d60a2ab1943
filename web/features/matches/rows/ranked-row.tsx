import { joinClassNames } from "#web/kit/join-class-names.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import type { MatchRowProps } from "./match-row.tsx";
import { RowEnd, RowStartAndCode } from "./row-parts.tsx";
import { SideScore } from "./side-score.tsx";
import { formatHalves } from "#core/i18n/format-score.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { createRankedSides } from "#core/side/sides.ts";
import row from "./match-row.module.css";
import styles from "./ranked-row.module.css";

/** Maximum number of contestants in a row. */
const MAX_CONTESTANTS = 4;

/**
 * A match of more than two contestants on one line: the first four by rank, before it names, and
 * the group points of the contestant with the key `first`.
 */
export function RankedRow(props: MatchRowProps) {
  const { match, venue, first } = props;
  const messages = useFirstPageMessages();
  const { slot, ranked } = messages.match;
  const isLive = isLiveAndListed(match);
  const sides = createRankedSides(match, messages);
  const hasRanks = sides.some(({ place, score }) => place !== "" || score !== "");
  const points = sides.find(({ key }) => key === first)?.slot?.points ?? null;
  const hiddenCount = sides.length - MAX_CONTESTANTS;
  return (
    <li className={row["item"]} data-ranked>
      <MatchLink match={match} className={joinClassNames(row["row"], styles["ranked"])}>
        <RowStartAndCode {...props} />
        {hasRanks ? (
          <span className={styles["field"]}>
            {sides.slice(0, MAX_CONTESTANTS).map((side, index) => (
              <span key={side.key ?? index} className={styles["place"]}>
                <span className={styles["rank"]}>{side.place}</span>
                <ContestantName name={side.name} country={side.country} standing={side.standing} />
                {side.score !== "" && <SideScore side={side} live={isLive} />}
              </span>
            ))}
            {hiddenCount > 0 && <span className={styles["rest"]}>{slot.more(hiddenCount)}</span>}
          </span>
        ) : (
          <span className={styles["names"]}>{formatSlots(match.slots, messages)}</span>
        )}
        <span className={styles["of"]}>
          {(hiddenCount > 0 || !hasRanks) && (
            <span className={styles["count"]}>
              {ranked.of(sides.length)}
              {points !== null && " · "}
            </span>
          )}
          {points !== null && ranked.points(formatHalves(points))}
        </span>
        <RowEnd match={match} venue={venue} />
      </MatchLink>
    </li>
  );
}
