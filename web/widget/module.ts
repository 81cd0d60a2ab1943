/** `/widget.mjs`, for `<script type="module">` and `import`. Its URL gives Matchdesk's base URL. */
import { defineWidgetElement } from "./define-widget-element.ts";

defineWidgetElement(import.meta.url);
