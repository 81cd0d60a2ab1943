import type { MatchView } from "#core/contract/match.ts";
import type { RankRowView } from "#core/contract/ranking.ts";
import { createScoreFormat, formatScore } from "#core/i18n/format-score.ts";
import { MINUTE } from "#core/lib/time.ts";
import { matchPage } from "#core/paths/paths.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { FlagImage } from "#web/kit/flag.tsx";
import { LargeFlag } from "#web/kit/large-flag.tsx";
import { useSharedBracket } from "./bracket-context.ts";
import {
  type BracketModel,
  createPlaceCardSides,
  findFeeder,
  findMatchAtPlace,
} from "./bracket-model.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { describeStart } from "#web/kit/match/describe-start.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { SIZES } from "./sizes.ts";
import styles from "./last-column.module.css";

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly MatchView[];
  readonly limit: number;
}

/** Matches in a corner of a bracket, with the number of all. */
export function MatchList({ title, matches, limit }: MatchListProps) {
  if (matches.length === 0 || limit < 1) return null;
  return (
    <section>
      <h2>
        {title} <small>{matches.length}</small>
      </h2>
      <ol>
        {matches.slice(0, limit).map((match) => (
          <Line key={match.key} match={match} />
        ))}
      </ol>
    </section>
  );
}

function Line({ match }: { readonly match: MatchView }) {
  const { model, tools } = useSharedBracket();
  const now = useServerNow(MINUTE);
  const own = model.places.find((one) => one.match === match.key);
  if (own === undefined) return null;
  const feeders = [findFeeder(model, own, 0), findFeeder(model, own, 1)];
  const [first, second, ...others] = createPlaceCardSides(tools, own, match, ...feeders);
  const { slot, versus } = tools.messages.match;
  const isLive = match.state === "live";
  const when = describeStart(match, { now, venue: tools.venue, messages: tools.messages });
  const isLate = when?.kind === "late";
  const start = match.start === null ? "" : tools.venue.when(Date.parse(match.start));
  return (
    <li>
      <a href={matchPage(match.site, match.id)}>
        <span className={styles["code"]} translate="no">
          {match.code}
        </span>
        <span key={`${first.name} ${second.name}`} ref={fitNameToBox} className={styles["pair"]}>
          <bdi dir="auto">{first.name}</bdi> <i>{others.length === 0 ? versus : "·"}</i>{" "}
          <bdi dir="auto">{second.name}</bdi>
          {others.length === 0 ? "" : ` ${slot.more(others.length)}`}
        </span>
        {isLive && others.length === 0 ? (
          <Figures scores={[first.score, second.score]} isLive />
        ) : (
          <time data-late={isLate || undefined}>{isLate ? when.text : start}</time>
        )}
      </a>
    </li>
  );
}

interface PlacingsProps {
  readonly rows: readonly RankRowView[];
  /** Lines that there is room for. */
  readonly limit: number;
}

/** Ranks below each other, or in two columns if they do not fit. */
export function Placings({ rows, limit }: PlacingsProps) {
  const { placings } = useSharedBracket().tools.messages.bracket;
  const settled = rows.slice(0, Math.max(0, 2 * limit));
  if (settled.length === 0) return null;
  const lines = settled.length <= limit ? settled.length : Math.ceil(settled.length / 2);
  return (
    <section className={styles["placings"]}>
      <h2>
        {placings} <small>{rows.length}</small>
      </h2>
      <ol style={{ "--rows": lines }}>
        {settled.map(({ from, to, contestant }) => (
          <li key={contestant.key}>
            <span className={styles["code"]}>{from === to ? from : `${from}–${to}`}</span>
            <FlagAndName contestant={contestant} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Flag and name of a contestant in cells of their own; empty if they are unknown. */
function FlagAndName({ contestant }: Pick<MatchView["slots"][number], "contestant">) {
  const { name = "", country = "" } = contestant ?? {};
  return (
    <>
      {country === "" ? <span /> : <FlagImage country={country} className={styles["flag"]} />}
      {contestant === null ? <span /> : <ContestantName name={name} country={country} />}
    </>
  );
}

interface FiguresProps {
  readonly scores: readonly string[];
  readonly isLive: boolean;
}

/** Both scores beside each other. */
function Figures({ scores: [first, second], isLive }: FiguresProps) {
  return (
    <span className={styles["figures"]} data-live={isLive || undefined} translate="no">
      <b>{first}</b> <span>{second}</span>
    </span>
  );
}

/** Height of the champion without their matches. */
const CHAMPION = 110;

interface ChampionProps {
  readonly champion: NonNullable<BracketModel["bracket"]["champion"]>;
  readonly height: number;
}

/** The champion with their matches, the last one first, if there is room for them. */
export function Champion({ champion, height }: ChampionProps) {
  const { model, tools } = useSharedBracket();
  const own = findOwnMatches(model, champion.key);
  const won = own.filter(({ side }) => side.result === "winner").length;
  const lost = own.filter(({ side }) => side.result === "loser").length;
  const rows = Math.floor((height - CHAMPION) / SIZES.own);
  return (
    <div className={styles["champion"]}>
      <h2>{tools.messages.tournament.champion}</h2>
      <p>
        {champion.country === "" ? null : <LargeFlag country={champion.country} />}
        <bdi key={champion.name} ref={fitNameToBox} dir="auto" translate="no" title={champion.name}>
          {champion.name}
        </bdi>
      </p>
      <small>{tools.messages.bracket.record(won, lost)}</small>
      {rows < own.length ? null : <OwnMatches matches={own} />}
    </div>
  );
}

interface OwnMatch {
  readonly match: MatchView;
  readonly side: MatchView["slots"][number];
  readonly opponent: MatchView["slots"][number];
}

/** Returns the decided matches of a contestant in this bracket, the last one first. */
function findOwnMatches(model: BracketModel, key: string): readonly OwnMatch[] {
  const own = model.places.flatMap((one) => {
    const match = one.bye ? undefined : findMatchAtPlace(model, one);
    const side = match?.slots.find(({ contestant }) => contestant?.key === key);
    const opponent = match?.slots.find((slot) => slot !== side);
    return match === undefined || side === undefined || opponent === undefined
      ? []
      : [{ match, side, opponent }];
  });
  return own.toSorted((a, b) => ((a.match.start ?? "") < (b.match.start ?? "") ? 1 : -1));
}

function OwnMatches({ matches }: { readonly matches: readonly OwnMatch[] }) {
  const messages = useMessages("common");
  return (
    <ol className={styles["road"]}>
      {matches.map(({ match, side, opponent }) => {
        const sides = [side, opponent];
        const format = createScoreFormat(sides);
        return (
          <li key={match.key}>
            <a href={matchPage(match.site, match.id)}>
              <span className={styles["code"]}>{match.code}</span>
              <FlagAndName contestant={opponent.contestant} />
              <Figures
                scores={sides.map((one) => formatScore(messages, one, format))}
                isLive={match.state === "live"}
              />
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** The followed contestant with their matches, the last one first. */
export function FollowedPath() {
  const { model, search } = useSharedBracket();
  const { contestant } = search;
  const own = contestant === "" ? [] : findOwnMatches(model, contestant);
  const name = own[0]?.side.contestant?.name;
  if (name === undefined) return null;
  return (
    <section>
      <h2 className={styles["followed"]}>
        <bdi dir="auto" translate="no">
          {name}
        </bdi>
      </h2>
      <OwnMatches matches={own} />
    </section>
  );
}
