import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from "react";
import { skipByes } from "#core/layout/contestant-path.ts";
import type { BracketLayout, CardBox } from "#core/layout/layout-types.ts";
import { interceptPlainClick } from "#web/routing/intercept-plain-click.ts";
import { useSharedBracket } from "./bracket-context.ts";
import { type BracketModel, findMatch } from "./bracket-model.ts";
import type { KeyOf } from "#web/keys/key-tables.ts";

type Band = "upper" | "lower";

/**
 * Opens the match of a card in `frame` on a click, and makes one card of each band focusable with
 * Tab. Right goes to the winner's next match, left to a match before, up and down stay in the
 * round, L goes to the loser's next match, Home and End to the first and the last card.
 */
export function useTabStops(
  layout: Pick<BracketLayout, "cards" | "lines">,
  frame: RefObject<HTMLElement | null>,
) {
  const { model, onOpen } = useSharedBracket();
  const [chosen, setChosen] = useState<Readonly<Partial<Record<Band, string>>>>({});
  const [before, setBefore] = useState("");
  const { cards } = layout;
  const isLive = ({ place }: CardBox): boolean => findMatch(model, place)?.state === "live";
  const places = (["upper", "lower"] as const).flatMap((band) => {
    const own = cards.filter((card) => bandOf(card) === band);
    const stop = own.find(({ place }) => place === chosen[band]) ?? own.find(isLive) ?? own[0];
    return stop === undefined ? [] : [stop.place];
  });
  const onClick = (event: MouseEvent): void => {
    const match = findMatch(model, findCardElement(event.target)?.dataset["place"]);
    if (match !== undefined && interceptPlainClick(event)) onOpen(match);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const element = findCardElement(event.target);
    const from = cards.find(({ place }) => place === element?.dataset["place"]);
    const to = from && findTarget(event.key, from, { layout, model, before });
    if (to === undefined) return;
    event.preventDefault();
    setBefore(from?.place ?? "");
    setChosen((all) => ({ ...all, [bandOf(to)]: to.place }));
    frame.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(to.place)}"]`)?.focus();
  };
  return { places: new Set(places), handlers: { onClick, onKeyDown } };
}

/** Returns the card that contains an event's target; `null` if it is outside of all cards. */
export function findCardElement(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
}

interface Surroundings {
  readonly layout: Pick<BracketLayout, "cards" | "lines">;
  readonly model: BracketModel;
  /** The place that had the focus before; the left arrow goes back to it. */
  readonly before: string;
}

function findTarget(
  key: string,
  from: CardBox,
  { layout: { cards, lines }, model, before }: Surroundings,
): CardBox | undefined {
  const at = (place: string | undefined) => cards.find((card) => card.place === place);
  const round = cards.filter((card) => card.round === from.round).sort((a, b) => a.y - b.y);
  const targets: Readonly<Partial<Record<string, () => CardBox | undefined>>> = {
    ArrowRight: () => at(lines.find((line) => line.from === from.place)?.to),
    ArrowLeft: () => {
      const feeders = lines.filter((line) => line.to === from.place);
      return at((feeders.find((line) => line.from === before) ?? feeders[0])?.from);
    },
    ArrowUp: () => round[round.indexOf(from) - 1],
    ArrowDown: () => round[round.indexOf(from) + 1],
    l: () => at(skipByes(model.placeOf.get(from.place)?.loserTo, model.placeOf)),
    Home: () => at(model.places.find(({ place }) => at(place) !== undefined)?.place),
    End: () => at(model.places.findLast(({ place }) => at(place) !== undefined)?.place),
  } satisfies Readonly<Record<KeyOf<"bracket">, () => CardBox | undefined>>;
  return targets[key === "L" ? "l" : key]?.();
}

function bandOf({ round }: CardBox): Band {
  return round.startsWith("lower ") ? "lower" : "upper";
}
