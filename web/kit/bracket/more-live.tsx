import { createPortal } from "react-dom";
import { nameRound } from "#core/embed/drawing/bracket-texts.ts";
import type { BracketLayout, LayoutView } from "#core/layout/layout-types.ts";
import { useSharedBracket } from "./bracket-context.ts";
import styles from "./more-live.module.css";

interface MoreLiveProps {
  readonly layout: Pick<BracketLayout, "cards">;
  readonly view: LayoutView;
}

/** Buttons with the number of live matches of a round that are not in the first view; they show one. */
export function MoreLive({ layout, view }: MoreLiveProps) {
  const { rounds, model, tools, toolSlot, onSearch } = useSharedBracket();
  const visible = new Set(
    layout.cards
      .filter(({ x, y, width, height }) => x + width <= view.width && y + height <= view.height)
      .map(({ place }) => place),
  );
  const hidden = rounds.flatMap(({ key, places }) => {
    const own = places.filter(({ isLive, place }) => isLive && !visible.has(place));
    const [first] = own;
    return first === undefined ? [] : [{ key, count: own.length, first: first.place }];
  });
  if (hidden.length === 0 || toolSlot === null) return null;
  return createPortal(
    hidden.map(({ key, count, first }) => {
      const round = model.roundOf.get(key);
      const name = round === undefined ? "" : nameRound(tools.texts, round.name);
      return (
        <button
          key={key}
          type="button"
          className={styles["more"]}
          onClick={() => {
            onSearch({ match: model.placeOf.get(first)?.code ?? "", round: "" });
          }}
        >
          {tools.messages.bracket.moreLive(count, name)}
        </button>
      );
    }),
    toolSlot,
  );
}
