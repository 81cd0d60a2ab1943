/**
 * `/embed-frame.js`, a module for iframe pages: the widget, and its height for the host page. Unlike
 * the widget for other sites, it is built for the browsers of walls and overlays.
 */
import { defineWidgetElement } from "./element.ts";

/** Whether there is content: rendered by the server or by the widget. */
let isSettled = document.querySelector("matchdesk-widget")?.shadowRoot !== null;

function postHeight(): void {
  const { height } = document.body.getBoundingClientRect();
  const widget = document.querySelector("matchdesk-widget")?.getBoundingClientRect().height;
  // The message contains only numbers, so any origin may receive it.
  const message = { type: "matchdesk-height", height: Math.ceil(height), widget };
  if (isSettled) parent.postMessage(message, "*");
}

for (const name of ["load", "update", "error"]) {
  addEventListener(`matchdesk-${name}`, () => {
    isSettled = true;
    postHeight();
  });
}
new ResizeObserver(postHeight).observe(document.body);
defineWidgetElement(new URL(/* @vite-ignore */ ".", import.meta.url).href.slice(0, -1));
