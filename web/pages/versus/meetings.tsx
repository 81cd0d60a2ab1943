import type { MatchView } from "#core/contract/match.ts";
import { findLevelResult, resultOf } from "#core/contestants/road.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ResultCells } from "#web/features/matches/comparison/result-cells.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { PartAndDate } from "./part-and-date.tsx";
import styles from "./shared-opponents.module.css";

interface MeetingsProps {
  /** Ended matches of the two against each other, oldest first. */
  readonly matches: readonly MatchView[];
  /** Key of the left contestant. */
  readonly left: string;
}

/** Matches of two contestants against each other: the score of each at their own side. */
export function Meetings({ matches, left }: MeetingsProps) {
  const { record } = useMessages("matchPage");
  return (
    <section>
      <SectionHeading>{record.headToHead}</SectionHeading>
      <ul>
        {matches.map((match) => (
          <Meeting key={match.key} match={match} left={left} />
        ))}
      </ul>
    </section>
  );
}

function Meeting({ match, left }: { readonly match: MatchView; readonly left: string }) {
  const messages = useMessages("common");
  const [first, second] = match.slots;
  if (first === undefined || second === undefined) return null;
  const [own, opponent] = second.contestant?.key === left ? [second, first] : [first, second];
  return (
    <li className={styles["meeting"]}>
      <MatchLink match={match} className={styles["result"]}>
        <bdi dir="auto" translate="no" className={styles["tournament"]}>
          {match.tournament.title}
        </bdi>
        <PartAndDate match={match} />
      </MatchLink>
      {match.state === "upcoming" ? (
        <span />
      ) : (
        <ResultCells match={match} own={own} opponent={opponent} />
      )}
      <span className={styles["round"]}>{describeResult()}</span>
    </li>
  );

  function describeResult(): string {
    const { result, state } = messages.match;
    if (match.state !== "ended") return state[match.state];
    const outcome = resultOf(match, own);
    if (outcome === null) return result.unknownShort;
    if (outcome === "drawn") return result.draw;
    const name = (outcome === "won" ? own : opponent).contestant?.name ?? "";
    const isLevel = findLevelResult({ own, opponent, result: outcome }) !== null;
    return isLevel ? result.advanced(name) : result.won(name);
  }
}
