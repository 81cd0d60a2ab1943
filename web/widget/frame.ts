/**
 * `/embed-frame.js`, a module for iframe pages: the widget, and its height for the host page. Unlike
 * the widget for other sites, it is built for the browsers of walls and overlays.
 */
import { EMBED_ATTRIBUTES, findMisspelledAttributes } from "#core/embed/parts/options.ts";
import { defineWidgetElement } from "./define-widget-element.ts";

const element = document.querySelector("matchdesk-widget");
/** Whether there is content: rendered by the server or by the widget. */
let isSettled = element?.shadowRoot !== null;

// The server has set the known attributes in the query. A file server with a frozen copy ignores them.
const query = new URLSearchParams(location.search);
const misspelled = findMisspelledAttributes([...query.keys()]).map(({ name }) => name);
for (const name of [...EMBED_ATTRIBUTES, ...misspelled]) {
  const value = query.get(name);
  if (value !== null && element?.hasAttribute(name) === false) element.setAttribute(name, value);
}

function postHeight(): void {
  const { height } = document.body.getBoundingClientRect();
  const widget = element?.getBoundingClientRect().height;
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
defineWidgetElement(import.meta.url);
