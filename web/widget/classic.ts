/** `/widget.js`: for `<script src>`. Matchdesk is where the script came from. */
import { defineWidget } from "./element.ts";

const script = document.currentScript;
if (script instanceof HTMLScriptElement) defineWidget(new URL(".", script.src).href.slice(0, -1));
