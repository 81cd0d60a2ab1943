/**
 * `/widget.frozen-frame.js`, in an embedded page of a frozen event: a file server reads no query, so the
 * page takes its options out of its own address, before the widget looks at them.
 */
import { EMBED_ATTRIBUTES } from "#core/embed/parts/options.ts";

const widget = document.querySelector("matchdesk-widget");
const asked = new URLSearchParams(location.search);
for (const name of EMBED_ATTRIBUTES) {
  const value = asked.get(name);
  if (value !== null && name !== "kind") widget?.setAttribute(name, value);
}
