import { useMemo, useState } from "react";
import type { BracketView } from "#core/contract/tournament.ts";
import { layoutBracket } from "#core/layout/layout.ts";
import type { BracketLayout } from "#core/layout/layout-model.ts";
import { findHideableRounds } from "./find-hideable-rounds.ts";
import type { BracketModel } from "./parts/bracket-model.ts";

/** The layout of a bracket, and whether it leaves out the finished rounds. */
interface HidingLayout {
  /** Layout of the rounds that are not hidden. */
  readonly layout: BracketLayout;
  /** Number of rounds that can be hidden. */
  readonly finished: number;
  readonly hidesFinished: boolean;
  readonly setHidesFinished: (hidesFinished: boolean) => void;
}

/** Returns the layout of a bracket; the viewer can hide its finished rounds. */
export function useBracketLayout(model: BracketModel): HidingLayout {
  const { rounds } = model.bracket;
  const [hidesFinished, setHidesFinished] = useState(false);
  // Memoized on values that a score change leaves unchanged: it then renders one card (see bench/).
  const fullLayout = useMemo(() => layoutBracket(rounds), [rounds]);
  const finished = findHideableRounds(model, fullLayout);
  const hidden = hidesFinished ? finished.join("\n") : "";
  const layout = useMemo(() => layoutOf(rounds, fullLayout, hidden), [rounds, fullLayout, hidden]);
  return { layout, finished: finished.length, hidesFinished, setHidesFinished };
}

/**
 * Returns the layout of the bracket without its hidden rounds.
 *
 * @param hidden Keys of the hidden rounds, one per line; "" for none.
 */
function layoutOf(
  rounds: BracketView["rounds"],
  fullLayout: BracketLayout,
  hidden: string,
): BracketLayout {
  return hidden === ""
    ? fullLayout
    : layoutBracket(rounds, { hidden: new Set(hidden.split("\n")) });
}
