import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import { CardRows } from "./card-rows.tsx";
import { type DrawingTools, cardSidesOf } from "./bracket-model.ts";
import styles from "./match-line.module.css";
import { opensHere } from "./opens-here.ts";
import { matchAriaLabel } from "./match-aria-label.ts";

interface MatchLineProps {
  readonly place: PlaceView;
  readonly round: RoundView;
  readonly match: MatchView | undefined;
  /** Matches that its open sides wait for. */
  readonly above: MatchView | undefined;
  readonly below: MatchView | undefined;
  readonly tools: DrawingTools;
  readonly conflict: boolean;
  /** Whether the lit contestant stands on one of its sides; -1 for none. */
  readonly lit: number;
  readonly onOpen: (match: MatchView) => void;
}

/** Room for a name on the narrowest phone, in pixels. */
const LINE_ROOM = 200;

/** A match in the list of a round: the card of the tree, as wide as the page. */
export const MatchLine = memo(function MatchLine(props: MatchLineProps) {
  const { place, round, match, tools, conflict, lit, onOpen } = props;
  const sides = cardSidesOf(tools, place, match, props.above, props.below);
  const shared = {
    className: styles["line"],
    "data-state": match?.state ?? "open",
    "data-absence": match === undefined ? place.absence : undefined,
    "data-lit": lit < 0 ? undefined : lit,
    "data-conflict": conflict || undefined,
  };
  const content = (
    <>
      <CardRows {...props} sides={sides} nameRoom={LINE_ROOM} />
      {place.winnerTo === null ? null : (
        <span className={styles["next"]}>→ {place.winnerTo.code}</span>
      )}
    </>
  );
  return match === undefined ? (
    <div {...shared}>{content}</div>
  ) : (
    <a
      {...shared}
      aria-label={matchAriaLabel(tools, { place, round, match, sides, conflict })}
      href={tools.hrefOf(match)}
      onClick={(event) => {
        if (opensHere(event)) onOpen(match);
      }}
    >
      {content}
    </a>
  );
});
