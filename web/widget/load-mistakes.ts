/** Takes the place of explain-mistake.ts in the widget: few widgets need that script. */
import type { explainMistake as explain } from "./explain-mistake.ts";
import { importScript } from "./load-script.ts";

interface MistakesScript {
  readonly explainMistake: typeof explain;
}

/** File name of the script, set by scripts/build/build-widget.mjs. */
declare const MISTAKES_SCRIPT: string;

export const explainMistake: typeof explain = async (base, widget, messages) => {
  const script = await importScript<MistakesScript>(base, MISTAKES_SCRIPT, 0);
  return script.explainMistake(base, widget, messages);
};
