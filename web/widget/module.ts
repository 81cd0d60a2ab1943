/** `/widget.mjs`, for `<script type="module">` and `import`. Its URL gives Matchdesk's base URL. */
import { defineWidgetElement } from "./element.ts";

defineWidgetElement(new URL(/* @vite-ignore */ ".", import.meta.url).href.slice(0, -1));
