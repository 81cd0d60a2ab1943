import type { MatchView } from "#core/contract/match.ts";
import type { SwissBlock } from "#core/groups/arrange-swiss.ts";
import type { SwissLimits } from "#core/groups/swiss-limits.ts";
import type { SwissRecord, SwissRecords } from "#core/groups/swiss-records.ts";
import { formatHalves, formatScores } from "#core/i18n/format-score.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { createDuelSides, type Side } from "#core/side/sides.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./swiss-rounds.module.css";

/** Properties that all blocks of a group share. */
export interface SwissBlockContext {
  readonly isByPoints: boolean;
  readonly limits: SwissLimits | null;
  /** Names of the contestants by key. */
  readonly names: ReadonlyMap<string, string>;
  readonly venue: VenueFormat;
}

interface SwissRecordBlockProps extends SwissBlockContext {
  readonly block: SwissBlock<MatchView>;
  /** Records before the round. */
  readonly before: SwissRecords;
}

/** A record with the matches of its contestants, and those who have none. */
export function SwissRecordBlock({
  block,
  before,
  isByPoints,
  names,
  venue,
}: SwissRecordBlockProps) {
  const { swiss } = useMessages("standings");
  const { match: words } = useMessages("common");
  const { records, matches, fate, stopped, arrivals } = block;
  const points = isByPoints ? before : null;
  const head = records.map(format).join(` ${words.versus} `);
  return (
    <section className={styles["block"]}>
      <h4 className={styles["record"]} data-fate={fate}>
        {isByPoints ? swiss.points : records.length === 0 ? swiss.recordUnknown : head}
        {fate === null && matches.length === 0 ? (
          <small>{swiss.notListed}</small>
        ) : fate === null ? (
          <BlockState matches={matches} venue={venue} />
        ) : (
          <b>
            {fate === "through" && "→ "}
            {swiss.fates[fate]}
          </b>
        )}
      </h4>
      <ul>
        {matches.map((match) => (
          <li key={match.key} className={styles["row"]}>
            {match.stateBy === "bye" ? (
              <ByeRow match={match} points={points} />
            ) : (
              <MatchRow match={match} points={points} venue={venue} />
            )}
          </li>
        ))}
        {stopped.map((key) => (
          <li key={key} className={styles["decided"]} data-fate={fate}>
            <bdi dir="auto" translate="no">
              {names.get(key)}
            </bdi>
          </li>
        ))}
        {arrivals.map(({ result, of, count }) => (
          <li key={`${result} ${format(of)}`} className={styles["arrivals"]}>
            {swiss.arrivals[result](count, format(of))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function format({ wins, losses }: SwissRecord): string {
  return `${wins}–${losses}`;
}

interface BlockStateProps extends Pick<SwissBlockContext, "venue"> {
  readonly matches: readonly MatchView[];
}

/** Live matches of a block, else its starts if nothing ended, and its number of games if all have one. */
function BlockState({ matches, venue }: BlockStateProps) {
  const { match: words, tournament } = useMessages("common");
  const live = matches.filter(isLiveAndListed).length;
  const games = new Set(matches.map(({ bestOf }) => bestOf ?? 0));
  const [bestOf = 0] = games;
  const parts = [
    live > 0 ? tournament.liveCount(live) : formatStarts(matches, venue),
    games.size === 1 && bestOf > 0 ? words.bestOf(bestOf) : "",
  ].filter((part) => part !== "");
  return <small>{parts.join(", ")}</small>;
}

/** Formats the starts of upcoming matches: "14:45", "14:45 – 17:00"; "" if one is unknown. */
function formatStarts(matches: readonly MatchView[], venue: VenueFormat): string {
  const upcoming = matches.filter(
    ({ state, unresolved }) => state === "upcoming" && unresolved === null,
  );
  const starts = upcoming.flatMap(({ start }) => (start === null ? [] : Date.parse(start)));
  if (starts.length === 0 || starts.length < upcoming.length) return "";
  const ends = [Math.min(...starts), Math.max(...starts)];
  return [...new Set(ends.map(venue.when))].join(" – ");
}

interface MatchRowProps extends Pick<SwissBlockContext, "venue"> {
  readonly match: MatchView;
  /** Records before the match whose points are shown; `null` if none are. */
  readonly points: SwissRecords | null;
}

function MatchRow({ match, points, venue }: MatchRowProps) {
  const messages = useMessages("common");
  const { match: words, bracket } = messages;
  const sides = createDuelSides(match, messages);
  const names = sides.map(({ name }) => name);
  const isLive = isLiveAndListed(match);
  const scores = match.state === "upcoming" ? "" : formatScores(messages, match.slots);
  const cell = scores === "" ? words.versus : scores;
  return (
    <MatchLink
      match={match}
      className={styles["match"]}
      label={`${names.join(` ${cell} `)}, ${describeState()}`}
    >
      <Name side={sides[0]} points={points} />
      <span className={styles["score"]} data-state={isLive ? "live" : match.state}>
        {cell}
      </span>
      <Name side={sides[1]} points={points} />
    </MatchLink>
  );

  function describeState(): string {
    const { state, start, unresolved, outcome } = match;
    if (unresolved !== null) return words.rowAbsence.notPlayed;
    if (state === "live") return bracket.says.live;
    if (state === "upcoming") {
      return bracket.says.upcoming(start === null ? "" : venue.dateTime(Date.parse(start)));
    }
    if (outcome.draw) return words.result.draw;
    const winner = outcome.winner === null ? undefined : names[outcome.winner];
    return winner === undefined ? words.result.noWinner : bracket.says.won(winner);
  }
}

interface NameProps extends Pick<MatchRowProps, "points"> {
  readonly side: Side;
}

function Name({ side: { key = "", name, standing }, points }: NameProps) {
  const record = points?.get(key);
  return (
    <span className={styles["name"]} data-standing={standing}>
      <bdi dir="auto" translate="no">
        {name}
      </bdi>
      {record && <small>&nbsp;{formatHalves(record.points)}</small>}
    </span>
  );
}

/** A contestant without an opponent, and what the bye gave. */
function ByeRow({ match, points }: Pick<MatchRowProps, "match" | "points">) {
  const { bye } = useMessages("standings");
  const [side] = createDuelSides(match, useMessages("common"));
  const given = Math.max(side.slot?.score ?? 0, 0);
  return (
    <span className={styles["match"]}>
      <Name side={side} points={points} />
      <span className={styles["score"]} />
      <span className={styles["name"]} data-standing="open">
        {bye(given > 0 ? formatHalves(given) : "")}
      </span>
    </span>
  );
}
