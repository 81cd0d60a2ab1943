/** `/widget.js`, for `<script src>`. The base URL of Matchdesk is that of the script. */
import { defineWidgetElement } from "./define-widget-element.ts";

const script = document.currentScript;
defineWidgetElement(script instanceof HTMLScriptElement ? script.src : "");
