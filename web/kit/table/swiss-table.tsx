import { formatHalves, formatScores } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantTable } from "./contestant-table.tsx";
import {
  AdvancesTo,
  createFigureColumns,
  createPositionColumn,
  type GroupTableProps,
  listFigures,
  markLastAdvancing,
  showConditions,
} from "./standing-columns.tsx";
import type { Column } from "./table.tsx";
import styles from "./swiss-table.module.css";

interface SwissTableProps extends GroupTableProps {
  /** Rounds of the group, as keys of their matches. */
  readonly rounds: NonNullable<GroupView["rounds"]>;
  readonly name: string;
  /** Matches of the group; empty until loaded. */
  readonly matches: readonly MatchView[];
  readonly venue: VenueFormat;
}

/** Standings of a Swiss group, with a column per round. The columns scroll beside the names. */
export function SwissTable({ heading, group, rounds, name, matches, venue }: SwissTableProps) {
  const messages = useMessages("standings");
  const { standings, scenarios } = group;
  const hasDraws = standings.some(({ drawn }) => drawn > 0);
  const matchesOf = indexRoundMatches(rounds, matches);
  const record: Column<StandingView> = {
    key: "record",
    head: messages.record(hasDraws),
    width: 4.25,
    align: "end",
    cell: ({ won, drawn, lost }) => (hasDraws ? [won, drawn, lost] : [won, lost]).join("–"),
  };
  // The record replaces the other figures.
  const figures = listFigures(group).filter((key) => key === "points" || key === "difference");
  const rows = rounds.map(([first = ""], index): Column<StandingView> => ({
    key: first,
    head: messages.round(index + 1),
    width: 8,
    paper: PAPER / rounds.length,
    cell: ({ contestant, byePoints }) => {
      const own = matchesOf.get(contestant.key) ?? [];
      const played = own[index] ?? null;
      // Only the sum is known, so several byes have no points of their own.
      const byes = own.filter((each) => each?.match.stateBy === "bye").length;
      return (
        played !== null && (
          <RoundCell played={played} byePoints={byes === 1 ? byePoints : 0} venue={venue} />
        )
      );
    },
  }));
  return (
    <ContestantTable
      heading={heading}
      rows={standings}
      scrolls={messages.rounds(name)}
      before={[createPositionColumn(messages, true)]}
      columns={[record, ...createFigureColumns(standings, figures, messages), ...rows]}
      beside={AdvancesTo}
      stateOf={markLastAdvancing(group)}
      details={{
        contentOf: (_, index) => showConditions(scenarios?.contestants[index] ?? null, 1, messages),
        isAlwaysOpen: true,
      }}
    />
  );
}

/** Width of all rounds on paper, beside names and figures, in rem. */
const PAPER = 32;

/** Letters of results, as in the headers of other groups. */
const RESULTS = { winner: "won", draw: "drawn", loser: "lost" } as const;

interface RoundCellProps extends Pick<SwissTableProps, "venue"> {
  readonly played: RoundMatch;
  /** Points that the bye of this round gave; 0 if unknown. */
  readonly byePoints: number;
}

/** Opponent and result of one round: "W Aino 2–0", "Bye +1", "Aino Sat 16:00". */
function RoundCell({ played, byePoints, venue }: RoundCellProps) {
  const { match, own, other } = played;
  const standings = useMessages("standings");
  const messages = useMessages("common");
  const { slot, mark } = messages.match;
  if (match.stateBy === "bye") {
    return (
      <Text type="small" tone="faint">
        {standings.bye(byePoints > 0 ? formatHalves(byePoints) : "")}
      </Text>
    );
  }
  const result = match.state === "ended" && own.result !== null ? RESULTS[own.result] : null;
  const isLive = isLiveAndListed(match);
  const opponent = other === null ? slot.unknown : formatSlot(messages, other);
  return (
    <MatchLink match={match} className={styles["match"]}>
      {result !== null && (
        <abbr className={result === "won" ? "winner" : "tone-faint"} title={standings[result].long}>
          {standings[result].short}
        </abbr>
      )}
      <span className={styles["opponent"]}>
        <ContestantName name={opponent} country={other?.contestant?.country ?? ""} />
      </span>
      <Text className={styles["score"]} tone={isLive ? "live" : "soft"} strong={isLive}>
        {isLive && `${mark.live} `}
        {formatPlay(match)}
      </Text>
    </MatchLink>
  );

  /** Formats the score, or before play the start; a match that will not be played has none. */
  function formatPlay({ state, start, unresolved }: MatchView): string {
    if (state !== "upcoming") return other === null ? "" : formatScores(messages, [own, other]);
    if (unresolved !== null) return messages.match.rowAbsence.notPlayed;
    return start === null ? messages.match.state.upcoming : venue.when(Date.parse(start));
  }
}

/** A contestant's match of one round. */
interface RoundMatch {
  readonly match: MatchView;
  /** The contestant's own slot. */
  readonly own: MatchSlotView;
  /** The opponent's slot; `null` for a bye, and while the opponent is unknown. */
  readonly other: MatchSlotView | null;
}

/**
 * Returns the matches of every contestant of a Swiss group by key: one per round, `null` if
 * unknown.
 */
function indexRoundMatches(
  rounds: NonNullable<GroupView["rounds"]>,
  matches: readonly MatchView[],
): ReadonlyMap<string, readonly (RoundMatch | null)[]> {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const found = new Map<string, (RoundMatch | null)[]>();
  for (const [index, keys] of rounds.entries()) {
    for (const match of keys.flatMap((key) => byKey.get(key) ?? [])) {
      for (const own of match.slots) {
        if (own.contestant === null) continue;
        const { key } = own.contestant;
        const row = found.get(key) ?? rounds.map(() => null);
        const other = match.slots.find((slot) => slot !== own && slot.contestant !== null) ?? null;
        row[index] = { match, own, other };
        found.set(key, row);
      }
    }
  }
  return found;
}
