/** Takes the place of explain-mistake.ts in the widget: few widgets need that script. */
import type { explainMistake as explain } from "./explain-mistake.ts";

/** File name of the script, set by scripts/build/build-widget.mjs. */
declare const MISTAKES_SCRIPT: string;

export const explainMistake: typeof explain = async (base, widget, messages) => {
  const url = `${base}/${MISTAKES_SCRIPT}`;
  const script: { readonly explainMistake: typeof explain } = await import(/* @vite-ignore */ url);
  return script.explainMistake(base, widget, messages);
};
