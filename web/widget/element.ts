import { flagVersion } from "virtual:flags";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { parseEmbedResponse } from "#core/embed/embed-response.ts";
import { WIDGET_BACKGROUND } from "#core/embed/parts/widget-background.ts";
import { embedView, messageView } from "#core/embed/embed-view.ts";
import { DEFAULT_KIND, type EmbedKind, EMBED_VIEWS, findEmbedKind } from "#core/embed/kinds.ts";
import { EMBED_ATTRIBUTES, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { STALE_AFTER } from "#core/embed/parts/screen.ts";
import { el, type EmbedChild } from "#core/embed/parts/node.ts";
import { embedTimes } from "#core/embed/parts/times.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import { findMessages } from "./messages.ts";
import { patchChildren } from "./patch.ts";
import { type Fetched, subscribeSource } from "./source.ts";
import css from "./widget.css?inline";

/** What an answer of "there is nothing here" looks like. */
const GONE = new Set([401, 403, 404, 410]);

let sheet: CSSStyleSheet | undefined;

/** Makes `<matchdesk-widget>` known to this page, once. @param base Without a slash at its end. */
export function defineWidget(base: string): void {
  if (customElements.get("matchdesk-widget") !== undefined) return;
  customElements.define(
    "matchdesk-widget",
    class extends MatchdeskWidget {
      override readonly base = base;
    },
  );
}

abstract class MatchdeskWidget extends HTMLElement {
  static readonly observedAttributes = EMBED_ATTRIBUTES;

  abstract readonly base: string;
  readonly #shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
  /** Where everything stands; drawn by the server already on its own pages. */
  readonly #root = this.#shadow.querySelector<HTMLElement>(".root") ?? this.#createRoot();
  #kind: EmbedKind = DEFAULT_KIND;
  #options = parseEmbedOptions(() => null);
  #address: string | null = null;
  #fetched: Fetched | null = null;
  #leave = (): void => {};
  #isDue = false;
  #isLoaded = false;
  /** `SITE/SLUG` of all that is shown, "" while that may be several. */
  #tournament = "";

  readonly #redraw = (): void => {
    if (!this.isConnected) return;
    if (this.#fetched !== null) this.#show(this.#fetched);
    else if (this.#address === null) this.#fail(404);
    else this.#announce();
  };

  connectedCallback(): void {
    sheet ??= createSheet();
    this.#shadow.adoptedStyleSheets = [sheet];
    this.#plan();
  }

  disconnectedCallback(): void {
    this.#leave();
    this.#address = null;
  }

  attributeChangedCallback(): void {
    this.#plan();
  }

  /** Several attributes set together, and an element that moves, are one change. */
  #plan(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#begin();
    });
  }

  #begin(): void {
    const options = parseEmbedOptions((name) => this.getAttribute(name));
    const kind = findEmbedKind(this.getAttribute("kind")?.trim()) ?? DEFAULT_KIND;
    const { isList, address: addressOf } = EMBED_VIEWS[kind];
    const { className, style } = this.#root;
    const look = `root ${options.density} ${kind}`;
    if (className !== look) this.#root.className = look;
    style.setProperty("--rows", `${options.rows ?? (isList ? options.limit : 0)}`);
    for (const theme of ["light", "dark"] as const) {
      const accent = options.accent && adjustForContrast(WIDGET_BACKGROUND[theme], options.accent);
      style.setProperty(`--accent-${theme}`, accent);
    }
    this.#kind = kind;
    this.#options = options;
    const address = addressOf(options);
    if (address === this.#address && this.#fetched !== null) {
      this.#show(this.#fetched);
      return;
    }
    this.#leave();
    this.#address = address;
    this.#fetched = null;
    this.#tournament = "";
    if (address === null) {
      this.#fail(404);
      return;
    }
    this.#announce();
    this.#isLoaded = false;
    this.#leave = subscribeSource(this.base, address, {
      show: (fetched) => this.#show(fetched),
      concerns: ({ tournament }) => !this.#tournament || this.#tournament === tournament,
    });
  }

  #createRoot(): HTMLElement {
    const root = document.createElement("div");
    root.part.add("frame");
    this.#shadow.append(root);
    return root;
  }

  #show(fetched: Fetched): void {
    const { json, at, failure } = (this.#fetched = fetched);
    const context = this.#context();
    if (context === null) return;
    const response = parseEmbedResponse(this.#kind, json);
    if (response === null || GONE.has(failure ?? 0)) {
      this.#fail(failure ?? 0);
      return;
    }
    const isOld = Date.now() - at > STALE_AFTER;
    const { nodes, tournament } = embedView(response, context, isOld ? at : null);
    this.#tournament = tournament
      ? `${tournament.site}/${tournament.slug}`
      : this.#options.tournament;
    this.#draw(nodes);
    if (failure === null) this.#tell(this.#isLoaded ? "update" : "load", {});
    else this.#tell("error", { status: failure });
    this.#isLoaded = true;
  }

  #fail(status: number): void {
    const messages = this.#context()?.messages;
    if (messages === undefined) return;
    if (GONE.has(status)) this.#draw(messageView(messages.gone));
    else if (!this.#isLoaded) this.#say(messages.unreachable);
    this.#tell("error", { status });
  }

  /** Says that it loads, unless it shows something already. */
  #announce(): void {
    // Room for the line before its language is here.
    if (!this.#isLoaded) this.#say(this.#context()?.messages.loading ?? "\u00a0");
  }

  /** A sentence in place of what the page itself says, where it says nothing. */
  #say(text: string): void {
    // What the server drew says more.
    if (this.#root.hasChildNodes() && this.#root.querySelector("slot, .empty") === null) return;
    const isSilent = this.childElementCount === 0 && this.textContent?.trim() === "";
    this.#draw(isSilent ? messageView(text) : [el("slot")]);
  }

  /** What it is drawn with; `null` while the messages of its language load: it is drawn again then. */
  #context(): EmbedContext | null {
    const options = this.#options;
    const locale =
      options.locale || this.closest<HTMLElement>("[lang]")?.lang || navigator.language;
    const messages = findMessages(this.base, locale, this.#redraw);
    return (
      messages && {
        options,
        messages,
        times: embedTimes(options.zone, locale, Date.now()),
        base: this.base,
        flag: (country) => `/flags/${country}.${flagVersion}.svg`,
      }
    );
  }

  #draw(view: readonly EmbedChild[]): void {
    patchChildren(this.#root, view);
  }

  #tell(name: "load" | "update" | "error", detail: object): void {
    this.dispatchEvent(
      new CustomEvent(`matchdesk-${name}`, { bubbles: true, composed: true, detail }),
    );
  }
}

function createSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}
