import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { RoadResult, RoadStep } from "#core/contestants/road.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatDateUnlessToday } from "./format-moment.ts";
import { ResultCells } from "./result-cells.tsx";
import styles from "./road-lines.module.css";

/** Lines that share their columns; in a narrow list each is on two lines. */
export function RoadLines({ children }: { readonly children: ReactNode }) {
  return <ol className={styles["lines"]}>{children}</ol>;
}

interface RoadLineProps {
  /** Match that the whole line links to; absent if its parts have links. */
  readonly link?: MatchView;
  /** Code, round or rank, then the round or tournament, then the date; under the name in a narrow list. */
  readonly lead: ReactNode;
  readonly part?: ReactNode;
  readonly date?: ReactNode;
  /** Country code; "" or absent for no flag. */
  readonly country?: string | undefined;
  /** The opponent, or the tournament. */
  readonly name: ReactNode;
  /** Scores, from the view of one contestant. */
  readonly scores?: ReactNode;
  readonly result?: ReactNode;
  /** What the result led to, or a text in the place of scores. */
  readonly note?: ReactNode;
  /** `next`: the contestant plays it now or next; `possible`: only after wins. */
  readonly kind?: "next" | "possible" | undefined;
}

/** A match as one contestant sees it, or their last match of a tournament. */
export function RoadLine(props: RoadLineProps) {
  const { link, lead, part, date, country = "", name, scores, result, note, kind } = props;
  const content = (
    <>
      <span className={styles["facts"]}>
        <span className={styles["lead"]}>{lead}</span>
        <span className={styles["part"]}>{part}</span>
        <span className={styles["date"]}>{date}</span>
      </span>
      {country !== "" && (
        <span className={styles["flag"]}>
          <Flag country={country} />
        </span>
      )}
      <span className={styles["name"]}>{name}</span>
      <span className={styles["scores"]}>{scores}</span>
      <span className={styles["result"]}>{result}</span>
      <span className={styles["note"]}>{note}</span>
    </>
  );
  return (
    <li className={styles["item"]} data-kind={kind}>
      {link === undefined ? (
        <div className={styles["line"]}>{content}</div>
      ) : (
        <MatchLink match={link} className={styles["line"]}>
          {content}
        </MatchLink>
      )}
    </li>
  );
}

/** "Won", "Drawn" or "Lost" in its colour; nothing without a result. */
export function RoadResultText({ result }: { readonly result: RoadResult | null }) {
  const { record } = useMessages("matchPage");
  if (result === null) return null;
  return (
    <Text strong tone={result === "drawn" ? "soft" : result === "won" ? "win" : "lose"}>
      {record.result[result]}
    </Text>
  );
}

interface RoadProps {
  readonly road: readonly RoadStep<MatchView>[];
}

/** Matches of one contestant as lines, each with the opponent and the own score first. */
export function Road({ road }: RoadProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  return (
    <RoadLines>
      {road.map(({ match, own, opponent }) => (
        <RoadLine
          key={match.key}
          link={match}
          lead={match.code}
          date={match.start !== null && formatDateUnlessToday(Date.parse(match.start), now, venue)}
          country={opponent.contestant?.country}
          name={
            <ContestantName
              name={formatSlot(messages, opponent)}
              country={opponent.contestant?.country ?? ""}
              standing={opponent.result === "winner" ? "winner" : undefined}
            />
          }
          scores={<ResultCells match={match} own={own} opponent={opponent} />}
        />
      ))}
    </RoadLines>
  );
}
