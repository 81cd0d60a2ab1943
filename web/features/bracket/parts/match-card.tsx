import { memo } from "react";
import type { CardSide } from "#core/layout/card-sides.ts";
import type { PlaceBox } from "#core/layout/layout-model.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import { CardRows } from "./card-rows.tsx";
import { type CardContext, describeEmptyPlace, createPlaceCardSides } from "./bracket-model.ts";
import styles from "./match-card.module.css";
import { formatMatchAriaLabel } from "./format-match-aria-label.ts";
import { NextBracketLink } from "./next-bracket-link.tsx";
import { SmallRows } from "./small-rows.tsx";
import type { DetailLevel } from "./visible-area-and-detail.ts";

interface MatchCardProps {
  readonly box: PlaceBox;
  readonly place: PlaceView;
  readonly round: RoundView | undefined;
  readonly match: MatchView | undefined;
  /** Feeders of the upper and the lower slot; `undefined` if there is a contestant or no feeder. */
  readonly upperFeeder: MatchView | undefined;
  readonly lowerFeeder: MatchView | undefined;
  readonly tools: CardContext;
  readonly detail: DetailLevel;
  /** Index of the side on the highlighted path; -1 if the path does not include this match. */
  readonly highlightedSide: number;
  readonly hasConflict: boolean;
  /** Whether Tab focuses this card; only one card of a tree has it. */
  readonly isTabStop: boolean;
}

const CLASS_OF = { card: styles["card"], name: styles["small"], shape: styles["shape"] };

/** A place that leads nowhere is a disabled link, so that the keyboard can reach it. */
const DISABLED_LINK = { role: "link", "aria-disabled": true };

/**
 * Card of a match in the tree, or of a place without a match. Memoized: panning, highlighting and a
 * score change render only the affected cards (measured in bench/).
 */
export const MatchCard = memo(function MatchCard(props: MatchCardProps) {
  const { box, place, round, match, tools, detail, highlightedSide, hasConflict, isTabStop } =
    props;
  const sides = createPlaceCardSides(tools, place, match, props.upperFeeder, props.lowerFeeder);
  const shared = {
    className: CLASS_OF[detail],
    style: { left: box.x, top: box.y },
    "aria-label": formatMatchAriaLabel(tools, {
      place,
      round,
      match,
      sides,
      conflict: hasConflict,
    }),
    tabIndex: isTabStop ? 0 : -1,
    "data-place": box.place,
    "data-state": match?.state ?? "open",
    "data-absence": match === undefined ? place.absence : undefined,
    "data-highlighted": highlightedSide < 0 ? undefined : highlightedSide,
    "data-conflict": hasConflict || undefined,
  };
  const content = <CardContent {...props} sides={sides} />;
  if (match !== undefined) {
    return (
      <a {...shared} href={tools.hrefOf(match)}>
        {content}
      </a>
    );
  }
  const title = describeEmptyPlace(tools, place);
  return place.continuesIn === null ? (
    <span {...shared} {...DISABLED_LINK} title={title}>
      {content}
    </span>
  ) : (
    <NextBracketLink {...shared} to={place.continuesIn} slug={tools.slug} title={title}>
      {content}
    </NextBracketLink>
  );
});

interface CardContentProps extends MatchCardProps {
  readonly sides: readonly [CardSide, CardSide];
}

function CardContent({ detail, ...props }: CardContentProps) {
  switch (detail) {
    case "shape":
      return null;
    case "name":
      return <SmallRows sides={props.sides} />;
    case "card":
      return <CardRows {...props} />;
  }
}
