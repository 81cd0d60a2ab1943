import { memo } from "react";
import type { CardSide } from "#core/layout/card-sides.ts";
import type { PlaceBox } from "#core/layout/layout-model.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import { CardRows } from "./card-rows.tsx";
import { type DrawingTools, describeEmptyPlace, cardSidesOf } from "./bracket-model.ts";
import styles from "./match-card.module.css";
import { matchAriaLabel } from "./match-aria-label.ts";
import { SmallRows } from "./small-rows.tsx";
import type { Detail } from "./visible.ts";

interface MatchCardProps {
  readonly box: PlaceBox;
  readonly place: PlaceView;
  readonly round: RoundView | undefined;
  readonly match: MatchView | undefined;
  /** Matches that its open sides wait for. */
  readonly above: MatchView | undefined;
  readonly below: MatchView | undefined;
  readonly tools: DrawingTools;
  readonly detail: Detail;
  /** Side whose contestant's way is lit; -1 where it does not lead here. */
  readonly lit: number;
  readonly conflict: boolean;
  /** The one card that Tab stops at. */
  readonly isTabStop: boolean;
}

const CLASS_OF = { card: styles["card"], name: styles["small"], shape: styles["shape"] };

/** The place of a match that is not there yet is reached by keys like the others. */
const LEADS_NOWHERE = { role: "link", "aria-disabled": true };

/**
 * A match in the tree, or the place of one. Memoised: panning, lighting a way and a changed score
 * each render only the cards they touch (measured in bench/).
 */
export const MatchCard = memo(function MatchCard(props: MatchCardProps) {
  const { box, place, round, match, tools, detail, lit, conflict, isTabStop } = props;
  const sides = cardSidesOf(tools, place, match, props.above, props.below);
  const shared = {
    className: CLASS_OF[detail],
    style: { left: box.x, top: box.y },
    "aria-label": matchAriaLabel(tools, { place, round, match, sides, conflict }),
    tabIndex: isTabStop ? 0 : -1,
    "data-place": box.place,
    "data-state": match?.state ?? "open",
    "data-absence": match === undefined ? place.absence : undefined,
    "data-lit": lit < 0 ? undefined : lit,
    "data-conflict": conflict || undefined,
  };
  const content = <CardContent {...props} sides={sides} />;
  return match === undefined ? (
    <span {...shared} {...LEADS_NOWHERE} title={describeEmptyPlace(tools, place)}>
      {content}
    </span>
  ) : (
    <a {...shared} href={tools.hrefOf(match)}>
      {content}
    </a>
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
