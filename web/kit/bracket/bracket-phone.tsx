import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  type Touch,
  type TouchEvent,
} from "react";
import { formatColumnHead } from "#core/embed/drawing/bracket-texts.ts";
import { layoutPhone, PHONE_PAGE, type PhoneLayout } from "#core/layout/layout-phone.ts";
import type { LayoutRound } from "#core/layout/layout-types.ts";
import { RoundCards } from "./round-cards.tsx";
import { PhoneStrip, Stops } from "#web/kit/round-stops.tsx";
import { useSharedBracket } from "./bracket-context.ts";
import { BracketLines } from "./bracket-lines.tsx";
import { useHighlightedPath } from "./use-highlighted-path.ts";
import { useTabStops } from "./use-tab-stops.ts";
import { SIZE_PROPERTIES } from "./sizes.ts";
import strip from "./strip.module.css";
import { createStops } from "./round-strip.tsx";
import styles from "./bracket-phone.module.css";

/** Minimum length of a swipe, in pixels. */
const MIN_SWIPE = 48;

/** Bands that a phone switches between: the finals belong to the upper one. */
type Band = "upper" | "lower";

/** Three rounds of a bracket below each other, each match under those that lead to it. */
export function BracketPhone() {
  const shared = useSharedBracket();
  const { model, rounds, tools, search, onSearch } = shared;
  const { texts, messages } = tools;
  const frame = useRef<HTMLDivElement>(null);
  const drawn = rounds.filter(({ places }) => places.some(({ bye }) => !bye));
  const marked = model.places.find(({ code }) => code === search.match)?.round;
  // Fixed when the page opens: only the viewer changes the round afterwards.
  const [initial] = useState(() => findRoundInPlay(drawn));
  const current = drawn.find(({ key }) => key === (marked ?? search.round)) ?? initial;
  const band: Band = current?.section === "lower" ? "lower" : "upper";
  const own = drawn.filter(({ section }) => (section === "lower") === (band === "lower"));
  const index = own.findIndex(({ key }) => key === current?.key);
  const show = (key: string | undefined): void => {
    if (key !== undefined) onSearch({ round: key, match: "" });
  };
  const swipe = useSwipe((by) => show(own[index + by]?.key));
  const { path, handlers } = useHighlightedPath();
  const visible = useMemo(
    () => [own[index - 1], own[index], own[index + 1]] as const,
    // The three rounds are the same objects while the layout is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `own` follows from `rounds` and `band`
    [rounds, band, index],
  );
  const layout = usePhoneLayout(visible);
  const stops = useTabStops(layout, frame);
  useMarkedCard(frame, search.match);
  const [before, present, after] = visible;
  if (present === undefined) return null;
  const keys = [before, present, after].flatMap((round) => round?.key ?? []);
  const views = keys.flatMap((key) => model.roundOf.get(key) ?? []);
  const head = formatColumnHead(texts, views, model.matches);
  const others = drawn.filter(({ section }) => (section === "lower") !== (band === "lower"));
  const live = others.flatMap(({ places }) => places).filter(({ isLive }) => isLive).length;
  return (
    <div
      className={styles["phone"]}
      style={SIZE_PROPERTIES}
      data-seeds={tools.seeds}
      data-flags={tools.hasFlags ? undefined : "none"}
    >
      <div className={styles["head"]}>
        <h2>{head.title}</h2>
        <small>
          {head.live === "" ? null : <em>{head.live} · </em>}
          {head.rest}
        </small>
      </div>
      <section
        ref={frame}
        // A new element starts at its own height.
        key={present.key}
        className={styles["cards"]}
        aria-label={messages.bracket.label(model.bracket.title)}
        style={{ height: layout.height }}
        {...stops.handlers}
        {...swipe}
        {...handlers}
      >
        <BracketLines layout={layout} path={path} />
        {views.map((round) => (
          <section key={round.key} aria-label={texts.match.roundName(round.name).long}>
            <h3 className="visually-hidden">{texts.match.roundName(round.name).long}</h3>
            <RoundCards
              boxes={layout.cards.filter((box) => box.round === round.key)}
              path={path}
              tabStops={stops.places}
            />
          </section>
        ))}
      </section>
      <PhoneStrip label={messages.bracket.rounds} isFixed>
        {others.length === 0 ? null : (
          <button
            type="button"
            className={strip["switch"]}
            onClick={() => {
              show(findRoundInPlay(others)?.key);
            }}
          >
            <b>{messages.bracket[band]}</b>
            <span>
              {messages.bracket[band === "lower" ? "upper" : "lower"]}
              {live === 0 ? null : <em>, {texts.liveCount(live)}</em>}
            </span>
          </button>
        )}
        <Stops stops={createStops(own, shared, (key) => keys.includes(key))} onRound={show} />
      </PhoneStrip>
    </div>
  );
}

/** Returns the latest round with a live match, else the first that is open, else the last. */
function findRoundInPlay(rounds: readonly LayoutRound[]): LayoutRound | undefined {
  const live = rounds.filter(({ places }) => places.some(({ isLive }) => isLive));
  return live.at(-1) ?? findOpenRound(rounds) ?? rounds.at(-1);
}

function findOpenRound(rounds: readonly LayoutRound[]): LayoutRound | undefined {
  return rounds.find(({ places }) => places.some(({ bye, isEnded }) => !bye && !isEnded));
}

type ThreeRounds = readonly [
  LayoutRound | undefined,
  LayoutRound | undefined,
  LayoutRound | undefined,
];

/** Lays out three rounds, of which the second is the chosen one, at the width of the window. */
function usePhoneLayout(rounds: ThreeRounds): PhoneLayout {
  const [width, setWidth] = useState(() => document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const measure = (): void => {
      setWidth(document.documentElement.clientWidth);
    };
    addEventListener("resize", measure);
    return () => {
      removeEventListener("resize", measure);
    };
  }, []);
  return useMemo(() => {
    const [before, present, after] = rounds.map((round) => (round === undefined ? [] : [round]));
    return layoutPhone([before ?? [], present ?? [], after ?? []], width, PHONE_PAGE);
  }, [rounds, width]);
}

/** Scrolls to the match that the address names. */
function useMarkedCard(frame: RefObject<HTMLElement | null>, match: string): void {
  const revealed = useRef("");
  useLayoutEffect(() => {
    if (match === revealed.current) return;
    revealed.current = match;
    frame.current?.querySelector("[data-marked]")?.scrollIntoView({ block: "center" });
  });
}

/**
 * Returns touch handlers for horizontal swipes with one finger: 1 is to the left, -1 to the right.
 */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? pointOf(touches[0]) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > MIN_SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

function pointOf(touch: Touch | undefined): { readonly x: number; readonly y: number } | null {
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
}
