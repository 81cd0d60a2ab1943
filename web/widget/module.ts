/** `/widget.mjs`: for `<script type="module">` and `import`. Matchdesk is where it came from. */
import { defineWidget } from "./element.ts";

defineWidget(new URL(/* @vite-ignore */ ".", import.meta.url).href.slice(0, -1));
