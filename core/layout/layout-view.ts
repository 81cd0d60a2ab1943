import { must } from "#core/lib/must.ts";
import { layoutBracket } from "./layout-bracket.ts";
import type { BracketLayout, LayoutChoices, LayoutRound, LayoutView } from "./layout-types.ts";
import { type BracketSection, findSections } from "./sections.ts";

/** Height of the strip with all rounds or sections, in units. */
export const STRIP_HEIGHT = 56;

/** A bracket in a view that scrolls to the right. */
export interface ViewLayout {
  readonly layout: BracketLayout;
  /** Whether a strip above the bracket shows all rounds, because not all of them are in view. */
  readonly hasStrip: boolean;
  /** Parts of a round that is too large; then the layout is that of one of them. */
  readonly sections: readonly BracketSection[];
  /** Index of the section that is shown. */
  readonly section: number;
}

export interface ViewChoices extends LayoutChoices {
  /** Index of the section; by default the first with a live match, then with an open one. */
  readonly section?: number;
}

/** Lays out a bracket in a view, in sections if its rounds are too large. */
export function layoutView(
  rounds: readonly LayoutRound[],
  view: LayoutView,
  choices: ViewChoices,
): ViewLayout {
  const sections = findSections(rounds, choices.from);
  const lower = { ...view, height: view.height - STRIP_HEIGHT };
  if (sections.length > 0) {
    const choice = choices.section ?? findInitialSection(sections, choices.path);
    const section = Math.min(choice, sections.length - 1);
    const { rounds: own } = must(sections[section], "the section exists");
    const layout = layoutBracket(own, lower, { ...choices, from: [] });
    return { layout, hasStrip: true, sections, section };
  }
  const layout = layoutBracket(rounds, view, choices);
  const visibleRounds = new Set([
    ...layout.heads.flatMap((head) => head.rounds),
    ...layout.spines.map(({ round }) => round),
  ]);
  const isAll = rounds.every(
    ({ key, section, places }) =>
      section === "finals" || visibleRounds.has(key) || places.every(({ bye }) => bye),
  );
  const hasStrip = !isAll || layout.width > view.width + 1;
  return {
    layout: hasStrip ? layoutBracket(rounds, lower, choices) : layout,
    hasStrip,
    sections,
    section: 0,
  };
}

function findInitialSection(
  sections: readonly BracketSection[],
  path: ReadonlySet<string> = new Set(),
): number {
  const onPath = sections.findIndex(({ rounds }) =>
    rounds.some(({ places }) => places.some(({ place }) => path.has(place))),
  );
  if (onPath >= 0) return onPath;
  const live = sections.findIndex(({ places }) => places.some(({ isLive }) => isLive));
  if (live >= 0) return live;
  const open = sections.findIndex(({ places }) => places.some(({ isEnded }) => !isEnded));
  return Math.max(0, open);
}
