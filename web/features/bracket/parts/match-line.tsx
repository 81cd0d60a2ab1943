import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import { CardRows } from "./card-rows.tsx";
import { type CardContext, createPlaceCardSides } from "./bracket-model.ts";
import styles from "./match-line.module.css";
import { interceptPlainClick } from "./intercept-plain-click.ts";
import { formatMatchAriaLabel } from "./format-match-aria-label.ts";
import { NextBracketLink } from "./next-bracket-link.tsx";

interface MatchLineProps {
  readonly place: PlaceView;
  readonly round: RoundView;
  readonly match: MatchView | undefined;
  /** Feeders of the upper and the lower slot; `undefined` if there is a contestant or no feeder. */
  readonly upperFeeder: MatchView | undefined;
  readonly lowerFeeder: MatchView | undefined;
  readonly tools: CardContext;
  readonly hasConflict: boolean;
  /** Index of the side of the highlighted contestant; -1 if the contestant is not in it. */
  readonly highlightedSide: number;
  readonly onOpen: (match: MatchView) => void;
}

/** Maximum width of a name on the narrowest phone, in pixels. */
const LINE_ROOM = 200;

/** A match in the list of a round: the card of the tree at the width of the page. */
export const FullWidthMatchCard = memo(function MatchLine(props: MatchLineProps) {
  const { place, round, match, tools, hasConflict, highlightedSide, onOpen } = props;
  const sides = createPlaceCardSides(tools, place, match, props.upperFeeder, props.lowerFeeder);
  const shared = {
    className: styles["line"],
    "data-state": match?.state ?? "open",
    "data-absence": match === undefined ? place.absence : undefined,
    "data-highlighted": highlightedSide < 0 ? undefined : highlightedSide,
    "data-conflict": hasConflict || undefined,
  };
  const content = (
    <>
      <CardRows {...props} sides={sides} nameRoom={LINE_ROOM} />
      {place.winnerTo === null ? null : (
        <span className={styles["next"]} translate="no">
          → {place.winnerTo.code}
        </span>
      )}
    </>
  );
  const label = formatMatchAriaLabel(tools, { place, round, match, sides, conflict: hasConflict });
  if (match === undefined) {
    return place.continuesIn === null ? (
      <div {...shared}>{content}</div>
    ) : (
      <NextBracketLink {...shared} to={place.continuesIn} slug={tools.slug} aria-label={label}>
        {content}
      </NextBracketLink>
    );
  }
  return (
    <a
      {...shared}
      aria-label={label}
      href={tools.hrefOf(match)}
      onClick={(event) => {
        if (interceptPlainClick(event)) onOpen(match);
      }}
    >
      {content}
    </a>
  );
});
