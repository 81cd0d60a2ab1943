import { MatchdeskWidget } from "./element.ts";

/** Shown in English, because messages of other languages are loaded from the server. */
const WRONG_SCRIPT = "This widget does not know its server.";
const REMEDY =
  'Use <script src="https://SERVER/widget.js">: not inlined, not bundled, without type="module".';

/** URL of a script that Matchdesk serves, after its base URL. */
const SCRIPT_URL = /^(.*)\/(?:widget|embed-frame)(?:\.[\da-f]{8})?\.m?js(?:[?#]|$)/;

/**
 * Defines `<matchdesk-widget>` on this page, unless it is defined already. The URL of the script
 * begins with Matchdesk's base URL; it is that of another script if this one was bundled, "" if it
 * was inlined or loaded as another type.
 */
export function defineWidgetElement(script: string): void {
  if (customElements.get("matchdesk-widget") !== undefined) return;
  const base = SCRIPT_URL.exec(script)?.[1];
  // oxlint-disable-next-line no-console -- the page's author has to correct this
  if (base === undefined) console.warn(`<matchdesk-widget>: ${WRONG_SCRIPT} ${REMEDY}`);
  customElements.define(
    "matchdesk-widget",
    base === undefined ? UnconnectedWidget : createWidgetClass(base),
  );
}

function createWidgetClass(base: string): typeof HTMLElement {
  return class extends MatchdeskWidget {
    override readonly base = base;
  };
}

/** A widget that cannot find its server, and therefore states in English that it cannot. */
class UnconnectedWidget extends HTMLElement {
  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.textContent = WRONG_SCRIPT;
  }
}
