/**
 * `/widget.frozen-frame.js`, for iframe pages of a frozen event: copies the options from the URL to
 * the widget before the widget is defined, because a static file server ignores the query string.
 */
import { EMBED_ATTRIBUTES } from "#core/embed/parts/options.ts";

const widget = document.querySelector("matchdesk-widget");
const parameters = new URLSearchParams(location.search);
for (const name of EMBED_ATTRIBUTES) {
  const value = parameters.get(name);
  if (value !== null && name !== "kind") widget?.setAttribute(name, value);
}
