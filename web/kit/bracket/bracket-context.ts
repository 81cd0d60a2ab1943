import { createContext, useContext } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { LayoutRound } from "#core/layout/layout-types.ts";
import type { BracketModel, CardContext } from "./bracket-model.ts";
import type { BracketSearch } from "./bracket-search.ts";

/** What all parts of a bracket share, apart from the cards, which a change of another match does not render. */
export interface SharedBracket {
  readonly model: BracketModel;
  /** Rounds of the bracket for its layout; the same object while it does not change. */
  readonly rounds: readonly LayoutRound[];
  readonly tools: CardContext;
  /** Keys of matches in conflict; empty for viewers who are not staff. */
  readonly conflicts: ReadonlySet<string>;
  readonly search: BracketSearch;
  /** Element of the page that receives the tools; `null` to show none there. */
  readonly toolSlot: Element | null;
  /** Changes the given search parameters and leaves the others unchanged. */
  readonly onSearch: (search: Partial<BracketSearch>) => void;
  /** Called when a match is activated by mouse, touch or Enter. */
  readonly onOpen: (match: MatchView) => void;
}

export const BracketContext = createContext<SharedBracket | null>(null);

/** Returns what the parts of the bracket around a component share. */
export function useSharedBracket(): SharedBracket {
  const shared = useContext(BracketContext);
  if (shared === null) throw new Error("There is no bracket around this component.");
  return shared;
}
