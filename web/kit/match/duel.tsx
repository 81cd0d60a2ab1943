import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import { isRanking } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { majorityOf } from "#core/match/wins-needed.ts";
import {
  createDuelSides,
  createRankedSides,
  getScoreEmphasis,
  type Side,
} from "#core/side/sides.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { LargeName } from "#web/kit/large-name.tsx";
import { ScoreCell } from "#web/kit/score.tsx";
import { ContestantTable } from "#web/kit/table/contestant-table.tsx";
import { Parts, Text } from "#web/kit/text.tsx";
import styles from "./duel.module.css";

/** Scores of more characters are smaller: times, and texts. */
const LONG = 4;

/** A match with large names and scores; one of more than two contestants as a list by rank. */
export function MatchDuel({ match }: { readonly match: MatchView }) {
  return isRanking(match) ? <Ranking match={match} /> : <Pair match={match} />;
}

function Pair({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const { firstTo } = useMessages("matchPage");
  const { bestOf } = match;
  const hasStarted = match.state !== "upcoming";
  const sides = createDuelSides(match, messages);
  const describe = useDescribeStatistics();
  const hasScores = hasStarted && sides.some(({ score }) => score !== "");
  return (
    <Duel
      sides={sides}
      facts={[listFacts(sides[0]), listFacts(sides[1])]}
      note={bestOf !== null && bestOf > 1 ? firstTo(majorityOf(bestOf), bestOf) : ""}
    >
      {hasScores ? (
        <>
          <Cell side={sides[0]} match={match} />
          <span className="visually-hidden"> {messages.match.to} </span>
          <Cell side={sides[1]} match={match} />
        </>
      ) : (
        <Start match={match} />
      )}
    </Duel>
  );

  function listFacts(side: Side): readonly string[] {
    const seed = side.seed === null ? [] : [messages.match.seed(side.seed)];
    return hasStarted ? [...seed, ...describe(side)] : seed;
  }
}

type DuelSide = Pick<Side, "key" | "name" | "country" | "standing">;

interface DuelProps {
  readonly sides: readonly [left: DuelSide, right: DuelSide];
  /** Of each side: seed, state and statistics. */
  readonly facts: readonly [left: readonly string[], right: readonly string[]];
  /** Between the sides: scores, a start, or a tally. */
  readonly children: ReactNode;
  /** Below it; "" for nothing. */
  readonly note: string;
}

/** Two contestants with large names; below each other in a narrow box. */
export function Duel({ sides, facts: [left, right], children, note }: DuelProps) {
  return (
    <div className={styles["box"]}>
      <div className={styles["duel"]}>
        <LargeName side={sides[0]} className={styles["left"]} />
        <Facts facts={left} />
        <div className={styles["middle"]}>{children}</div>
        <p className={styles["note"]}>{note}</p>
        <LargeName side={sides[1]} className={styles["right"]} />
        <Facts facts={right} />
      </div>
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className={styles["facts"]}>
      <Parts parts={facts} />
    </p>
  );
}

function Cell({ side, match }: { readonly side: Side; readonly match: MatchView }) {
  const { score } = side;
  return (
    <ScoreCell
      className={joinClassNames(styles["cell"], score.length > LONG && styles["long"])}
      text={score}
      live={isLiveAndListed(match)}
      standing={getScoreEmphasis(side)}
    />
  );
}

/** Start of an upcoming match; "v" if it is not known, or if another match has no scores. */
function Start({ match: { state, start } }: { readonly match: MatchView }) {
  const { versus } = useMessages("common").match;
  const venue = useVenueFormat();
  if (state !== "upcoming" || start === null) return <Text tone="faint">{versus}</Text>;
  const at = Date.parse(start);
  return (
    <p>
      <span className="visually-hidden">{versus} </span>
      <time dateTime={start} className="stack gap-0">
        {venue.time(at)}{" "}
        <Text type="small" tone="soft">
          {venue.whenDay(at)}
        </Text>
      </time>
    </p>
  );
}

/** The contestants of a match of more than two by rank. */
function Ranking({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const { rank } = useMessages("ranking");
  const describe = useDescribeStatistics();
  const hasStarted = match.state !== "upcoming";
  return (
    <ContestantTable
      isHeadHidden
      rows={createRankedSides(match, messages).map((side) => ({ contestant: side, side }))}
      before={[{ key: "place", head: rank, width: 2, cell: ({ side }) => side.place }]}
      columns={[
        {
          key: "figures",
          head: "",
          width: "text",
          align: "end",
          from: "medium",
          isBelow: true,
          cell: ({ side }) => (
            <Text type="meta" tone="faint">
              <Parts parts={hasStarted ? describe(side) : []} />
            </Text>
          ),
        },
        {
          key: "score",
          head: "",
          width: 4,
          align: "end",
          cell: ({ side }) => hasStarted && side.score !== "" && <Cell side={side} match={match} />,
        },
      ]}
    />
  );
}

/**
 * Returns a function that lists whether a contestant advanced from a match of more than two, and
 * their kills, deaths, time, deduction and group points, as far as they exist.
 */
function useDescribeStatistics(): (side: Side) => readonly string[] {
  const { panel, slot: messages } = useMessages("common").match;
  const { kills, deduction } = useMessages("standings");
  return ({ slot }) => {
    if (slot === undefined) return [];
    const figures = [
      [kills.long, slot.kills],
      [panel.deaths, slot.deaths],
      [panel.time, slot.time],
      // The service sends 0 if there was no deduction.
      [deduction.long, slot.deduction === 0 ? null : slot.deduction],
      [panel.points, slot.points === null ? null : formatHalves(slot.points)],
    ] as const;
    return [
      ...(slot.advances === undefined ? [] : [messages.advances[slot.advances]]),
      ...figures.flatMap(([name, value]) => (value === null ? [] : `${name} ${value}`)),
    ];
  };
}
