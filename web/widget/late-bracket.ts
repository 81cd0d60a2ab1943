/** The script with which the widget draws brackets. */
import { bracketDrawing as drawing } from "#core/embed/drawing/bracket-view.ts";
import { withAllMessages } from "./with-all-messages.ts";

export { default as css } from "./bracket.css?inline";

export const bracketDrawing = withAllMessages(drawing);
