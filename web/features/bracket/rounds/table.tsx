import type { CardSide } from "#core/layout/card-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import { joinClassNames } from "#web/components/join-class-names.ts";
import styles from "./table.module.css";
import {
  type BracketModel,
  type CardContext,
  findFeeder,
  findMatchAtPlace,
  describeEmptyPlace,
  createPlaceCardSides,
  formatCardStartOrAbsence,
} from "#web/features/bracket/parts/bracket-model.ts";
import { NextBracketLink } from "#web/features/bracket/parts/next-bracket-link.tsx";
import { interceptPlainClick } from "#web/features/bracket/parts/intercept-plain-click.ts";

interface BracketTableProps {
  readonly model: BracketModel;
  readonly tools: CardContext;
  readonly conflicts: ReadonlySet<string>;
  readonly onOpen: (match: MatchView) => void;
}

/** The whole bracket as a table with a row per match, for copying and for screen readers. */
export function BracketTable(props: BracketTableProps) {
  const { model, tools } = props;
  const { messages } = tools;
  const { columns } = messages.bracket;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
    <section className={styles["scroll"]} aria-label={messages.bracket.table} tabIndex={0}>
      <table className={styles["table"]}>
        <caption className="visually-hidden">{messages.bracket.label(model.bracket.title)}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.bracket.rounds.flatMap((round) =>
            round.places
              .filter((place) => !place.bye)
              .map((place) => (
                <PlaceRow key={place.place} {...props} round={round} place={place} />
              )),
          )}
        </tbody>
      </table>
    </section>
  );
}

interface PlaceRowProps extends BracketTableProps {
  readonly round: RoundView;
  readonly place: PlaceView;
}

/** Row of a bracket place, with or without a match. */
function PlaceRow({ model, tools, conflicts, onOpen, round, place }: PlaceRowProps) {
  const { messages } = tools;
  const match = findMatchAtPlace(model, place);
  const feeders = [findFeeder(model, place, 0), findFeeder(model, place, 1)];
  const sides = createPlaceCardSides(tools, place, match, ...feeders);
  const hasConflict = place.match !== null && conflicts.has(place.match);
  return (
    <tr>
      <th scope="row" translate="no">
        {match === undefined ? (
          place.code
        ) : (
          <a
            href={tools.hrefOf(match)}
            onClick={(event) => {
              if (interceptPlainClick(event)) onOpen(match);
            }}
          >
            {place.code}
          </a>
        )}
      </th>
      <td>{messages.match.roundName(round.name).long}</td>
      <td>{formatCardStartOrAbsence(tools, place, match)}</td>
      <ContestantsCell sides={sides} formatSeed={messages.match.seed} />
      <ScoresCell sides={sides} />
      <td>
        <StateCell place={place} match={match} tools={tools} />
        {hasConflict ? `, ${messages.match.mark.conflict}` : ""}
      </td>
      <td translate="no">{place.winnerTo?.code}</td>
      <td>
        {place.loserTo?.code ?? (round.losersTo && messages.match.roundName(round.losersTo).medium)}
      </td>
    </tr>
  );
}

interface StateCellProps {
  readonly place: PlaceView;
  readonly match: MatchView | undefined;
  readonly tools: CardContext;
}

/** State of a match, or why there is none, with a link to the bracket that continues. */
function StateCell({ place, match, tools }: StateCellProps) {
  if (match !== undefined) return tools.messages.match.state[match.state];
  const reason = describeEmptyPlace(tools, place);
  if (place.continuesIn === null) return reason;
  return (
    <NextBracketLink to={place.continuesIn} slug={tools.slug}>
      {reason}
    </NextBracketLink>
  );
}

interface ContestantsCellProps {
  readonly sides: readonly CardSide[];
  readonly formatSeed: (seed: number) => string;
}

function ContestantsCell({ sides, formatSeed }: ContestantsCellProps) {
  return (
    <td>
      {sides.map(({ name, seed, standing, isOpen }, index) => (
        <div
          key={index === 0 ? "first" : "second"}
          className={joinClassNames(
            standing !== null && styles[standing],
            isOpen && styles["open"],
          )}
        >
          <bdi dir="auto" translate="no">
            {name}
          </bdi>
          {seed === null ? null : <span className={styles["seed"]}> {formatSeed(seed)}</span>}
        </div>
      ))}
    </td>
  );
}

function ScoresCell({ sides }: { readonly sides: readonly CardSide[] }) {
  return (
    <td className={styles["score"]}>
      {sides.map(({ score, standing }, index) => (
        <div
          key={index === 0 ? "first" : "second"}
          className={joinClassNames(standing !== null && styles[standing])}
        >
          {score}
        </div>
      ))}
    </td>
  );
}
