import { type RefObject, useEffect, useState } from "react";
import type { BracketLayout, LayoutRound } from "#core/layout/layout-types.ts";
import { type Stop, Stops } from "#web/kit/round-stops.tsx";
import { type SharedBracket, useSharedBracket } from "./bracket-context.ts";
import styles from "./strip.module.css";

/** Returns the stops of a band, or of both finals. */
export function createStops(
  rounds: readonly LayoutRound[],
  { model, tools }: Pick<SharedBracket, "model" | "tools">,
  isShown: (key: string) => boolean,
): readonly Stop[] {
  return rounds
    .filter(({ places }) => places.some(({ bye }) => !bye))
    .flatMap((round) => {
      const view = model.roundOf.get(round.key);
      if (view === undefined) return [];
      const { key } = round;
      const label = view.name.short.replace(/^[UL]B/, "");
      const marks = round.places
        .filter(({ bye }) => !bye)
        .map(({ isLive, isEnded }) => (isLive ? "live" : isEnded ? "ended" : "open"));
      return {
        key,
        label,
        name: tools.texts.match.roundName(view.name).long,
        marks,
        isShown: isShown(key),
      };
    });
}

interface RoundStripProps {
  readonly layout: BracketLayout;
  /** Element that scrolls the bracket. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Pixels of a unit. */
  readonly scale: number;
}

/** All rounds of a bracket that does not fit into its view; those in view are marked. */
export function RoundStrip({ layout, frame, scale }: RoundStripProps) {
  const shared = useSharedBracket();
  const { rounds, tools, onSearch } = shared;
  const labels = tools.messages.bracket;
  const columns = useColumnsInView(layout, frame, scale);
  const isShown = (key: string): boolean => columns.split("\n").includes(key);
  const show = (key: string): void => {
    const card = layout.cards.find(({ round }) => round === key);
    if (card === undefined) {
      onSearch({ from: key, round: "", match: "" });
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
          <Stops stops={createStops(of, shared, isShown)} onRound={show} />
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
