import { describeScenario } from "#core/i18n/describe-scenario.ts";
import { formatHalves, formatScores } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { ContestantScenario } from "#core/model/scenarios.ts";
import type { StandingView } from "#core/contract/tournament.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { ScenarioLines } from "#web/kit/scenario-lines.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { StandingsTableColumn } from "./get-standings-columns.ts";
import type { RoundMatch } from "./index-round-matches.ts";
import { StandingCells } from "./standing-cells.tsx";
import styles from "./swiss-table.module.css";

interface SwissRowProps {
  readonly standing: StandingView;
  /** Whether the contestant can still advance; `null` if nothing is proven. */
  readonly scenario: ContestantScenario | null;
  /** True for the last contestant who would advance now. */
  readonly isLastAdvancing: boolean;
  /** Whether some match of the group was drawn. */
  readonly hasDraws: boolean;
  readonly columns: readonly StandingsTableColumn[];
  /** The contestant's match of each round; `null` if none is known. */
  readonly matches: readonly (RoundMatch | null)[];
  readonly venue: VenueFormat;
}

/** Letters of results, as in the headers of other groups. */
const RESULTS = { winner: "won", draw: "drawn", loser: "lost" } as const;

/** Columns besides figures and rounds: position, contestant, record. */
const FIXED_COLUMNS = 3;

/** A contestant of a Swiss group: record, points, and opponent and result of each round. */
export function SwissRow({
  standing,
  scenario,
  isLastAdvancing,
  hasDraws,
  columns,
  matches,
  venue,
}: SwissRowProps) {
  const messages = useMessages("standings");
  const { won, drawn, lost } = standing;
  const byes = matches.filter((played) => played?.match.stateBy === "bye");
  // Only the sum is known, so several byes have no points of their own.
  const byePoints = byes.length === 1 ? standing.byePoints : 0;
  const lines = scenario === null ? [] : describeScenario(scenario, messages.scenarios);
  return (
    <>
      <tr data-scenario={lines.length > 0} data-last-advancing={isLastAdvancing}>
        <StandingCells standing={standing} />
        <td className={joinClassNames(styles["record"], "winner")}>
          {(hasDraws ? [won, drawn, lost] : [won, lost]).join("–")}
        </td>
        {columns.map(({ name, format }) => (
          <td key={name} className={styles["figure"]} data-name={name}>
            {format(standing)}
          </td>
        ))}
        {matches.map((played, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a round is identified by its number
          <td key={index} className={styles["round"]}>
            {played !== null && <RoundCell played={played} byePoints={byePoints} venue={venue} />}
          </td>
        ))}
      </tr>
      {lines.length > 0 && (
        <tr className={styles["scenario"]} data-last-advancing={isLastAdvancing}>
          <td colSpan={FIXED_COLUMNS + columns.length + matches.length}>
            <ScenarioLines lines={lines} />
          </td>
        </tr>
      )}
    </>
  );
}

interface RoundCellProps extends Pick<SwissRowProps, "venue"> {
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
