import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { BracketLayout, LayoutRound } from "#core/layout/layout-types.ts";
import type { BracketModel } from "#web/features/bracket/parts/bracket-model.ts";
import styles from "./strip.module.css";

/** A round in a strip. */
interface Stop {
  readonly key: string;
  /** Short name: "R1", "QF". */
  readonly label: string;
  readonly name: string;
  readonly round: LayoutRound;
  readonly isShown: boolean;
}

interface StopsProps {
  readonly stops: readonly Stop[];
  readonly onRound: (key: string) => void;
}

/** Buttons of rounds, each with a mark for every match: played, live or open. */
export function Stops({ stops, onRound }: StopsProps) {
  return stops.map(({ key, label, name, round, isShown }) => (
    <button
      key={key}
      type="button"
      className={styles["stop"]}
      aria-label={name}
      aria-current={isShown || undefined}
      onClick={() => {
        onRound(key);
      }}
    >
      <span>{label}</span>
      <Marks round={round} />
    </button>
  ));
}

/** Sizes of a mark, in pixels; rounds of more matches have a bar of the same width. */
const MARK = { width: 4, height: 11, gap: 1 };
const MOST_MARKS = 16;

function Marks({ round }: { readonly round: LayoutRound }) {
  const places = round.places.filter(({ bye }) => !bye);
  const count = Math.min(places.length, MOST_MARKS);
  const step = MARK.width + MARK.gap;
  const marks = Array.from({ length: count }, (_, index) => {
    const own = places.slice(
      Math.floor((index * places.length) / count),
      Math.floor(((index + 1) * places.length) / count),
    );
    const isLive = own.some((place) => place.isLive);
    const state = isLive ? "live" : own.every(({ isEnded }) => isEnded) ? "ended" : "open";
    return { key: own[0]?.place ?? "", x: index * step, state };
  });
  return (
    <svg width={count * step} height={MARK.height} aria-hidden="true" focusable="false">
      {marks.map(({ key, x, state }) => (
        <rect
          key={key}
          x={x + 0.5}
          y={0.5}
          width={MARK.width - 1}
          height={MARK.height - 1}
          data-state={state}
        />
      ))}
    </svg>
  );
}

/** Returns the stops of a band, or of both finals. */
export function createStops(
  rounds: readonly LayoutRound[],
  model: BracketModel,
  roundName: (name: { long: string; medium: string; short: string }) => { long: string },
  isShown: (key: string) => boolean,
): readonly Stop[] {
  return rounds
    .filter(({ places }) => places.some(({ bye }) => !bye))
    .flatMap((round) => {
      const view = model.roundOf.get(round.key);
      if (view === undefined) return [];
      const { key } = round;
      const label = view.name.short.replace(/^[UL]B/, "");
      return { key, label, name: roundName(view.name).long, round, isShown: isShown(key) };
    });
}

interface RoundStripProps {
  readonly rounds: readonly LayoutRound[];
  readonly layout: BracketLayout;
  readonly model: BracketModel;
  readonly labels: { readonly rounds: string; readonly upper: string; readonly lower: string };
  readonly roundName: Parameters<typeof createStops>[2];
  /** Element that scrolls the bracket. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Pixels of a unit. */
  readonly scale: number;
  /** Shows a round that is folded. */
  readonly onRound: (key: string) => void;
}

/** All rounds of a bracket that does not fit into its view; those in view are marked. */
export function RoundStrip(props: RoundStripProps): ReactNode {
  const { rounds, layout, model, labels, roundName, frame, scale, onRound } = props;
  const columns = useColumnsInView(layout, frame, scale);
  const isShown = (key: string): boolean => columns.split("\n").includes(key);
  const show = (key: string): void => {
    const card = layout.cards.find(({ round }) => round === key);
    if (card === undefined) {
      onRound(key);
      return;
    }
    const element = frame.current?.querySelector(`[data-place="${CSS.escape(card.place)}"]`);
    element?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  };
  const bands = [
    { label: labels.upper, of: rounds.filter(({ section }) => section !== "lower") },
    { label: labels.lower, of: rounds.filter(({ section }) => section === "lower") },
  ].filter(({ of }) => of.length > 0);
  return (
    <nav className={styles["strip"]} aria-label={labels.rounds}>
      {bands.map(({ label, of }) => (
        <div key={label} className={styles["band"]}>
          {bands.length > 1 ? <b>{label}</b> : null}
          <Stops stops={createStops(of, model, roundName, isShown)} onRound={show} />
        </div>
      ))}
    </nav>
  );
}

/** Returns the keys of the rounds whose columns are in view, one per line. */
function useColumnsInView(
  { heads }: BracketLayout,
  frame: RefObject<HTMLElement | null>,
  scale: number,
): string {
  const [left, setLeft] = useState(0);
  const width = (frame.current?.clientWidth ?? Infinity) / scale;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const follow = (): void => {
      setLeft(element.scrollLeft);
    };
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      element.removeEventListener("scroll", follow);
    };
  }, [frame]);
  return heads
    .filter((head) => head.x >= left / scale && head.x + head.width <= left / scale + width)
    .flatMap((head) => head.rounds)
    .join("\n");
}
