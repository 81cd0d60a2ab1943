import { Fragment, memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import { formatCardHead, hasDropped } from "#core/embed/drawing/bracket-texts.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { CARD_STYLES, findNameSize } from "#core/layout/card-forms.ts";
import type { CardBox } from "#core/layout/layout-types.ts";
import { fitNameAndSize, isShortFor } from "#core/lib/fit-name-and-size.ts";
import { getNamePrefix } from "#core/lib/fit-name.ts";
import { matchPage } from "#core/paths/paths.ts";
import type { Sides } from "#core/side/place-sides.ts";
import type { Side } from "#core/side/sides.ts";
import changed from "#web/kit/changed.module.css";
import { findHanLanguage } from "#web/kit/find-han-language.ts";
import { FlagImage } from "#web/kit/flag.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { type CardContext, createPlaceCardSides } from "./bracket-model.ts";
import { describeEmptyPlace, formatMatchAriaLabel } from "./format-match-aria-label.ts";
import { Link } from "#web/routing/routing.tsx";
import { SIZES } from "./sizes.ts";
import { useChangeCounts } from "#web/hooks/use-change-counts.ts";
import styles from "./bracket-card.module.css";

interface BracketCardProps {
  readonly box: CardBox;
  readonly place: PlaceView;
  readonly round: RoundView | undefined;
  readonly match: MatchView | undefined;
  /** Feeders of the upper and the lower slot; `undefined` if there is a contestant or no feeder. */
  readonly upperFeeder: MatchView | undefined;
  readonly lowerFeeder: MatchView | undefined;
  readonly tools: CardContext;
  /** Index of the side on the highlighted path; -1 if the path does not include this match. */
  readonly highlightedSide: number;
  readonly hasConflict: boolean;
  /** Whether the address names this match. */
  readonly isMarked: boolean;
  /** Whether Tab focuses this card; only one card of a band has it. */
  readonly isTabStop: boolean;
}

/** A place that leads nowhere is a disabled link, so that the keyboard can reach it. */
const DISABLED_LINK = { role: "link", "aria-disabled": true };

/** Upper and lower border of a card. */
const BORDERS = 2;
/** Space of a card that is neither seed, flag, name nor score: paddings and borders. */
const PADDING = 18;
const ROW_PADDING = 20;
/** Width of the arrow at a contestant who came down, and of "advanced". */
const ARROW = 14;
const ADVANCED = 54;
/** By how much seeds of four digits are wider. */
const LONG_SEED = 5;

/**
 * Card of a match, or of a place without one, in the form of its column. Memoized: highlighting and
 * a score change render only the affected cards (measured in bench/). Its parts are few, because a
 * bracket has hundreds; pseudo-elements and inherited variables take longer than elements (bench/).
 */
export const BracketCard = memo(function BracketCard(props: BracketCardProps) {
  const { box, place, match, tools, highlightedSide, hasConflict, isTabStop } = props;
  const sides = createPlaceCardSides(tools, place, match, props.upperFeeder, props.lowerFeeder);
  const changes = useChangeCounts(sides.map(({ score }) => score));
  const label = { place, match, sides, conflict: hasConflict };
  const lines = box.form === "row" ? 1 : sides.length;
  const lineHeight = (box.height - BORDERS - CARD_STYLES[box.form].head) / lines;
  const card = {
    className: styles["card"],
    style: {
      left: box.x,
      top: box.y,
      width: box.width,
      height: box.height,
      lineHeight: `${lineHeight}px`,
    },
    "data-form": box.form,
    "data-place": box.place,
    "data-state": match?.state,
    "data-open": sides.some(({ isOpen }) => isOpen) || undefined,
    "data-highlighted": highlightedSide < 0 ? undefined : highlightedSide,
    "data-marked": props.isMarked || undefined,
    "data-conflict": hasConflict || undefined,
    "aria-label": formatMatchAriaLabel(tools, label),
    tabIndex: isTabStop ? 0 : -1,
  };
  const line = { ...props, sides, lineHeight };
  const [first, second, ...others] = sides;
  const content = (
    <>
      {renderHead(props)}
      {tools.seeds === "none" || box.form === "row" ? null : (
        <span className={styles["seeds"]}>{sides.map(({ seed }) => seed ?? "").join("\n")}</span>
      )}
      {renderLine(line, first, 0, changes[0])}
      {renderLine(line, second, 1, changes[1])}
      {others.map((side, index) => renderLine(line, side, index + 2, changes[index + 2]))}
    </>
  );
  if (match !== undefined) {
    return (
      <a {...card} href={matchPage(match.site, match.id)}>
        {content}
      </a>
    );
  }
  const title = describeEmptyPlace(tools, place);
  if (place.continuesIn === null) {
    return (
      <span {...card} {...DISABLED_LINK} title={title}>
        {content}
      </span>
    );
  }
  const { site, id } = place.continuesIn;
  const params = { site, slug: tools.slug, id };
  // The router's link, unlike those to matches, because a bracket has few such places.
  return (
    <Link {...card} to="/tournaments/$site/$slug/bracket/$id" params={params} title={title}>
      {content}
    </Link>
  );
});

// Functions instead of components, because they have no state: a bracket has hundreds of these parts,
// and React takes longer for the component than for its elements (measured in bench/).

/** Code, start and what follows; in a row the number of the match. */
function renderHead({ box: { form, width }, place, round, match, tools }: BracketCardProps) {
  if (form === "row") return <span className={styles["head"]}>{place.row}</span>;
  const head = formatCardHead(tools.texts, { place, round, match, form, width });
  return (
    <span className={styles["head"]} data-next={head.next || undefined}>
      <b>{head.title}</b>
      {formatGames(match, tools.messages.match.disqualified) || head.start}
    </span>
  );
}

/** Formats the scores of all matches of a place that holds several; "" before the first score. */
function formatGames(match: MatchView | undefined, disqualified: string): string {
  return (match?.part?.matches ?? [])
    .filter(({ scores }) => scores.some((score) => score !== null))
    .map(({ scores }) => formatScoreList(disqualified, scores))
    .join(", ");
}

interface LineProps extends BracketCardProps {
  readonly sides: Sides;
  /** Height of a line in units. */
  readonly lineHeight: number;
}

/** Seed, flag, name and score of a side; `changes` counts how often the score has changed. */
function renderLine(props: LineProps, side: Side, index: number, changes = 0) {
  const { box, place, tools, sides, lineHeight } = props;
  const lower = index > 0 && styles["lower"];
  const isRow = box.form === "row";
  const note = hasAdvanced(side, sides) ? tools.messages.bracket.advanced : side.note;
  const before = isRow ? "" : note === "" && hasDropped(place, sides, side) ? "↓" : note;
  const room = findRoom(box, tools) - (before === "" ? 0 : note === "" ? ARROW : ADVANCED);
  const top = index < 2 ? undefined : { top: CARD_STYLES[box.form].head + index * lineHeight };
  return (
    <Fragment key={index}>
      {renderName(props, side, index, room)}
      <span
        // A new element restarts the animation if the score changes again while it runs.
        key={changes}
        className={joinClassNames(styles["score"], lower, changes > 0 && changed["changed"])}
        data-before={before || undefined}
        style={top}
      >
        {side.score}
      </span>
    </Fragment>
  );
}

/** Returns the width for a name beside seed, flag and score. */
function findRoom({ form, width }: CardBox, { hasFlags, seeds }: CardContext): number {
  const style = CARD_STYLES[form];
  if (form === "row") return (width - style.seed - 2 * style.cell - ROW_PADDING) / 2;
  const seed = seeds === "none" ? 0 : style.seed + (seeds === "long" ? LONG_SEED : 0);
  const flag = style.flag === null || !hasFlags ? 0 : style.flag[0];
  return width - seed - flag - style.cell - PADDING - (style.head === 0 ? SIZES.gutter : 0);
}

/** Whether a winner's score does not show that they won. */
function hasAdvanced(side: Side, [first, second, other]: Sides): boolean {
  const isLevel = first.score !== "" && first.score === second.score;
  return side.standing === "winner" && isLevel && other === undefined;
}

function renderName(props: LineProps, side: Side, index: number, room: number) {
  const { box, tools, highlightedSide } = props;
  const { form } = box;
  const { contestant, isOpen, name, standing } = side;
  const isHighlighted = highlightedSide === index;
  const size = isOpen ? CARD_STYLES[form].open : findNameSize(form, box.height);
  const isAlike = tools.sharedBeginnings.has(getNamePrefix(name));
  const font = { size, strong: standing === "winner" || isHighlighted };
  const fitted = isShortFor(name, room, size)
    ? { text: name, cut: false, width: 100, size }
    : fitNameAndSize(name, room, font, isAlike);
  const isUnchanged = !fitted.cut && fitted.width === 100;
  const style = { fontSize: fitted.size, fontStretch: `${fitted.width}%` };
  return (
    <bdi
      className={joinClassNames(styles["name"], index > 0 && styles["lower"])}
      translate={standing === "open" ? "yes" : undefined}
      lang={contestant === null ? undefined : findHanLanguage(name, contestant.country)}
      data-standing={standing}
      data-on-path={isHighlighted || undefined}
      title={isUnchanged ? undefined : name}
      style={isUnchanged && form !== "row" ? undefined : style}
    >
      {tools.hasFlags && form !== "row" ? renderFlag(side) : null}
      {fitted.text}
    </bdi>
  );
}

function renderFlag({ contestant, country }: Side) {
  if (contestant === null) return <span className={styles["slot"]} />;
  if (country === "") return null;
  return <FlagImage country={country} className={styles["flag"]} />;
}
