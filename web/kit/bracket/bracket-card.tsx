import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import { formatCardHead, hasDropped } from "#core/embed/drawing/bracket-texts.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { CARD_STYLES, type CardForm, findNameSize } from "#core/layout/card-forms.ts";
import type { CardBox } from "#core/layout/layout-types.ts";
import { fitNameAndSize } from "#core/lib/fit-name-and-size.ts";
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
import { NextBracketLink } from "./next-bracket-link.tsx";
import { useChangeCount } from "#web/hooks/use-change-count.ts";
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

/** Space of a card that is neither seed, flag, name nor score: paddings and borders. */
const PADDING = 18;
/** Width of code and date in the form S. */
const GUTTER = 43;
/** Width of the arrow at a contestant who came down, and of "advanced". */
const ARROW = 14;
const ADVANCED = 54;
/** By how much seeds of four digits are wider. */
const LONG_SEED = 5;

/**
 * Card of a match, or of a place without one, in the form of its column. Memoized: highlighting and
 * a score change render only the affected cards (measured in bench/).
 */
export const BracketCard = memo(function BracketCard(props: BracketCardProps) {
  const { box, place, round, match, tools, highlightedSide, hasConflict, isTabStop } = props;
  const sides = createPlaceCardSides(tools, place, match, props.upperFeeder, props.lowerFeeder);
  const label = { place, match, sides, conflict: hasConflict };
  const card = {
    className: styles["card"],
    style: {
      left: box.x,
      top: box.y,
      width: box.width,
      height: box.height,
      ...(sides.length > 2 && { "--card-rows": sides.length }),
    },
    "data-ranking": sides.length > 2 || undefined,
    "data-card": "",
    "data-form": box.form,
    "data-place": box.place,
    "data-state": match?.state ?? "open",
    "data-open": sides.some(({ isOpen }) => isOpen) || undefined,
    "data-highlighted": highlightedSide < 0 ? undefined : highlightedSide,
    "data-marked": props.isMarked || undefined,
    "data-conflict": hasConflict || undefined,
    "aria-label": formatMatchAriaLabel(tools, label),
    tabIndex: isTabStop ? 0 : -1,
  };
  const context = { ...props, sides, round };
  const content = box.form === "row" ? renderRow(context) : renderCard(context);
  if (match !== undefined) {
    return (
      <a {...card} href={matchPage(match.site, match.id)}>
        {content}
      </a>
    );
  }
  const title = describeEmptyPlace(tools, place);
  return place.continuesIn === null ? (
    <span {...card} {...DISABLED_LINK} title={title}>
      {content}
    </span>
  ) : (
    <NextBracketLink {...card} to={place.continuesIn} slug={tools.slug} title={title}>
      {content}
    </NextBracketLink>
  );
});

/** Class of the parts of the second line. */
type LineClass = string | false | undefined;

interface ContentProps extends BracketCardProps {
  readonly sides: Sides;
}

// A function instead of a component if there is no state: a bracket has hundreds of these parts,
// and React takes longer for the component than for its elements (measured in bench/).

/** Number of the match, and both sides around their scores. */
function renderRow({ box, place, match, tools, highlightedSide, sides }: ContentProps) {
  const room = (box.width - CARD_STYLES.row.seed - 2 * CARD_STYLES.row.cell - 20) / 2;
  const shared = { form: box.form, height: box.height, room, tools };
  const score = { isLive: match?.state === "live", note: "" };
  return (
    <>
      <span className={styles["number"]} translate="no" data-live={score.isLive || undefined}>
        {place.row}
      </span>
      {renderName({ ...shared, side: sides[0], isHighlighted: highlightedSide === 0 })}
      <Score {...score} side={sides[0]} />
      <Score {...score} side={sides[1]} />
      {renderName({ ...shared, side: sides[1], isHighlighted: highlightedSide === 1 })}
    </>
  );
}

/** Code, start and what follows, and a line for each side. */
function renderCard(props: ContentProps) {
  const { box, place, round, match, tools } = props;
  const [first, second, ...others] = props.sides;
  const { form, width } = box;
  const head = formatCardHead(tools.texts, { place, round, match, form, width });
  const isLive = match?.state === "live";
  return (
    <>
      <span className={styles["head"]} data-next={head.next} data-live={isLive || undefined}>
        <b translate="no">{head.title}</b>
        {formatGames(match, tools.messages.match.disqualified) || head.start}
      </span>
      {renderLine(props, first, 0)}
      {renderLine(props, second, 1)}
      {others.map((side, index) => renderLine(props, side, index + 2))}
    </>
  );
}

/** Formats the scores of all matches of a place that holds several; "" before the first score. */
function formatGames(match: MatchView | undefined, disqualified: string): string {
  return (match?.part?.matches ?? [])
    .filter(({ scores }) => scores.some((score) => score !== null))
    .map(({ scores }) => formatScoreList(disqualified, scores))
    .join(", ");
}

/** Seed, flag, name and score of a side. */
function renderLine(props: ContentProps, side: Side, index: number) {
  const { box, place, match, tools, highlightedSide, sides } = props;
  const lower = index > 0 && styles["lower"];
  const note = hasAdvanced(side, sides) ? tools.messages.bracket.advanced : side.note;
  const before = note === "" && hasDropped(place, sides, side) ? "↓" : note;
  const line = (
    <>
      {side.seed === null ? null : (
        <span className={joinClassNames(styles["seed"], lower)}>{side.seed}</span>
      )}
      {tools.hasFlags ? renderFlag(side, lower) : null}
      {renderName({
        form: box.form,
        height: box.height,
        room: findRoom(box, tools) - (before === "" ? 0 : note === "" ? ARROW : ADVANCED),
        tools,
        side,
        isHighlighted: highlightedSide === index,
        lower,
      })}
      <Score side={side} isLive={match?.state === "live"} note={before} lower={lower} />
    </>
  );
  if (index < 2) return line;
  return (
    <span key={index} className={styles["further"]} style={{ "--card-row": index + 2 }}>
      {line}
    </span>
  );
}

/** Returns the width for a name beside seed, flag and score. */
function findRoom({ form, width }: CardBox, { hasFlags, seeds }: CardContext): number {
  const style = CARD_STYLES[form];
  const seed = seeds === "none" ? 0 : style.seed + (seeds === "long" ? LONG_SEED : 0);
  const flag = style.flag === null || !hasFlags ? 0 : style.flag[0];
  return width - seed - flag - style.cell - PADDING - (style.head === 0 ? GUTTER : 0);
}

/** Whether a winner's score does not show that they won. */
function hasAdvanced(side: Side, [first, second, other]: Sides): boolean {
  const isLevel = first.score !== "" && first.score === second.score;
  return side.standing === "winner" && isLevel && other === undefined;
}

function renderFlag({ contestant, country }: Side, lower: LineClass) {
  if (contestant === null) return <span className={joinClassNames(styles["slot"], lower)} />;
  if (country === "") return null;
  return <FlagImage country={country} className={joinClassNames(styles["flag"], lower)} />;
}

interface NameProps {
  readonly side: Side;
  readonly form: CardForm;
  readonly height: number;
  /** Maximum width of the name, in units. */
  readonly room: number;
  readonly tools: CardContext;
  readonly isHighlighted: boolean;
  readonly lower?: LineClass;
}

function renderName({ side, form, height, room, tools, isHighlighted, lower }: NameProps) {
  const { contestant, isOpen, name, standing } = side;
  const size = isOpen ? CARD_STYLES[form].open : findNameSize(form, height);
  const isAlike = tools.sharedBeginnings.has(getNamePrefix(name));
  const font = { size, strong: standing === "winner" || isHighlighted };
  const fitted = fitNameAndSize(name, room, font, isAlike);
  const isUnchanged = !fitted.cut && fitted.width === 100;
  const isShownAsIs = isUnchanged && form !== "row";
  const style = { fontSize: fitted.size, fontStretch: `${fitted.width}%` };
  return (
    <bdi
      className={joinClassNames(styles["name"], lower)}
      dir="auto"
      translate={isOpen ? undefined : "no"}
      lang={contestant === null ? undefined : findHanLanguage(name, contestant.country)}
      data-standing={standing}
      data-on-path={isHighlighted || undefined}
      title={isUnchanged ? undefined : name}
      style={isShownAsIs ? undefined : style}
    >
      {fitted.text}
    </bdi>
  );
}

interface ScoreProps {
  readonly side: Side;
  readonly isLive: boolean;
  /** Text before the score: "advanced", an arrow for who came down, or "". */
  readonly note: string;
  readonly lower?: LineClass;
}

function Score({ side: { score, standing }, isLive, note, lower }: ScoreProps) {
  const changes = useChangeCount(score);
  return (
    <span
      // A new element restarts the animation if the score changes again while it runs.
      key={changes}
      className={joinClassNames(styles["score"], lower, changes > 0 && changed["changed"])}
      data-standing={standing}
      data-live={isLive || undefined}
      data-before={note || undefined}
      translate="no"
    >
      {score}
    </span>
  );
}
