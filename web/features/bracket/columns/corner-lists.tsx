import type { MatchView } from "#core/contract/match.ts";
import type { RankRowView } from "#core/contract/ranking.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { FlagImage } from "#web/components/flag.tsx";
import {
  type BracketModel,
  type CardContext,
  createPlaceCardSides,
  findFeeder,
} from "#web/features/bracket/parts/bracket-model.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import styles from "./last-column.module.css";

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly MatchView[];
  readonly model: BracketModel;
  readonly tools: CardContext;
  readonly limit: number;
}

/** Matches in a corner of a bracket, with the number of all. */
export function MatchList({ title, matches, model, tools, limit }: MatchListProps) {
  if (matches.length === 0 || limit < 1) return null;
  return (
    <section>
      <h2>
        {title} <small>{matches.length}</small>
      </h2>
      <ol>
        {matches.slice(0, limit).map((match) => (
          <MatchLine key={match.key} match={match} model={model} tools={tools} />
        ))}
      </ol>
    </section>
  );
}

type MatchLineProps = Pick<MatchListProps, "model" | "tools"> & { readonly match: MatchView };

function MatchLine({ match, model, tools }: MatchLineProps) {
  const own = model.places.find((one) => one.match === match.key);
  if (own === undefined) return null;
  const feeders = [findFeeder(model, own, 0), findFeeder(model, own, 1)];
  const [first, second, ...others] = createPlaceCardSides(tools, own, match, ...feeders);
  const { slot, versus } = tools.messages.match;
  const isLive = match.state === "live";
  return (
    <li>
      <a href={tools.hrefOf(match)}>
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
          <time>{match.start === null ? "" : tools.venue.when(Date.parse(match.start))}</time>
        )}
      </a>
    </li>
  );
}

interface PlacingsProps {
  readonly rows: readonly RankRowView[];
  readonly tools: CardContext;
  readonly limit: number;
  /** Whether there is no room for flags. */
  readonly isNarrow: boolean;
}

/** Ranks in two columns. */
export function Placings({ rows, tools, limit, isNarrow }: PlacingsProps) {
  const settled = rows.slice(0, Math.max(0, limit));
  if (settled.length === 0) return null;
  return (
    <section className={styles["placings"]} data-narrow={isNarrow || undefined}>
      <h2>
        {tools.messages.bracket.placings} <small>{rows.length}</small>
      </h2>
      <ol style={{ "--rows": Math.ceil(settled.length / 2) }}>
        {settled.map(({ from, to, contestant }) => (
          <li key={contestant.key}>
            <span className={styles["code"]}>{from === to ? from : `${from}–${to}`}</span>
            {contestant.country === "" ? (
              <span />
            ) : (
              <FlagImage country={contestant.country} className={styles["flag"]} />
            )}
            <ContestantName name={contestant.name} country={contestant.country} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FiguresProps {
  readonly scores: readonly string[];
  readonly isLive: boolean;
}

/** Both scores beside each other. */
export function Figures({ scores: [first, second], isLive }: FiguresProps) {
  return (
    <span className={styles["figures"]} data-live={isLive || undefined} translate="no">
      <b>{first}</b> <span>{second}</span>
    </span>
  );
}
