/** `/widget.js`, for `<script src>`. The base URL of Matchdesk is that of the script. */
import { defineWidgetElement } from "./element.ts";

const script = document.currentScript;
if (script instanceof HTMLScriptElement)
  defineWidgetElement(new URL(".", script.src).href.slice(0, -1));
