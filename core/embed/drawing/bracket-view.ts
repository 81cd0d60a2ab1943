import type { BracketDetail } from "#core/contract/tournament.ts";
import type { EmbedContentView } from "#core/embed/embed-kind.ts";
import { el } from "#core/embed/parts/node.ts";
import { measureNameWidth } from "#core/lib/fit-name.ts";
import { bracketFrame, createBracketDrawer } from "./bracket-drawer.ts";
import { layoutColumns } from "./bracket-columns.ts";
import { createHostTextTools } from "./text-tools.ts";

/** Width of a bracket in HTML of the server, which has no information about its space. */
const DEFAULT_WIDTH = 1100;

/**
 * The drawing of a bracket embed in HTML of the server. In the widget, web/widget/late-bracket.ts takes its
 * place, which is loaded when it is needed: see web/widget/load-views.ts.
 */
export const bracketDrawing: EmbedContentView<BracketDetail> = {
  frame: bracketFrame,
  view(detail, context) {
    const textTools = createHostTextTools((content, size, strong) =>
      measureNameWidth(content, { size, strong }, 100),
    );
    const drawer = createBracketDrawer(detail, context, textTools);
    const isCompact = context.options.density === "compact";
    return el(
      "div",
      { class: "scroll", tabindex: 0, role: "group", "aria-label": context.messages.bracket },
      drawer.svg(layoutColumns(drawer.rounds, DEFAULT_WIDTH, isCompact)),
    );
  },
};
