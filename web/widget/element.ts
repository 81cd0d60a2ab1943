import { flagVersion } from "virtual:flags";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { parseEmbedResponse } from "#core/embed/embed-response.ts";
import { WIDGET_BACKGROUND } from "#core/embed/parts/widget-background.ts";
import { renderEmbed, renderEmbedMessage } from "#core/embed/render-embed.ts";
import {
  DEFAULT_EMBED_KIND,
  EMBED_VIEWS,
  findEmbedKind,
  type EmbedKind,
} from "#core/embed/kinds.ts";
import { EMBED_ATTRIBUTES, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { STALE_AFTER_MS } from "#core/embed/parts/data-age.ts";
import { el, type EmbedChild } from "#core/embed/parts/node.ts";
import { createEmbedTimes } from "#core/embed/parts/times.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import { patchChildren } from "./patch.ts";
import { subscribeToResponse, type FetchState } from "./subscribe-to-response.ts";
import css from "./widget.css?inline";
import { findOrLoadMessages } from "./load-messages.ts";

/** HTTP statuses of content that does not exist or is not public. */
const MISSING = new Set([401, 403, 404, 410]);

/** The style sheet of each document that contains a widget: a document accepts only its own. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Defines `<matchdesk-widget>` on this page, unless it is defined already.
 *
 * @param base Base URL of Matchdesk, without a slash at the end.
 */
export function defineWidgetElement(base: string): void {
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
  /** Element with the whole content; the server's own pages contain it in their HTML. */
  readonly #root = this.#shadow.querySelector<HTMLElement>(".root") ?? this.#createRoot();
  #kind: EmbedKind = DEFAULT_EMBED_KIND;
  #options = parseEmbedOptions(() => null);
  /** Path of the data; `null` if not connected or the options name no content. */
  #path: string | null = null;
  #fetched: FetchState | null = null;
  #unsubscribe = (): void => {};
  #isUpdateScheduled = false;
  #isLoaded = false;
  /** `SITE/SLUG` of the tournament on screen; "" if there may be several. */
  #tournament = "";

  readonly #redraw = (): void => {
    if (!this.isConnected) return;
    if (this.#fetched !== null) this.#show(this.#fetched);
    else if (this.#path === null) this.#showFailure(404);
    else this.#showLoading();
  };

  connectedCallback(): void {
    // A move to another document has removed the sheet of the first one.
    this.#shadow.adoptedStyleSheets = findOrCreateSheets(this.ownerDocument);
    this.#scheduleUpdate();
  }

  disconnectedCallback(): void {
    this.#unsubscribe();
    this.#path = null;
  }

  attributeChangedCallback(): void {
    this.#scheduleUpdate();
  }

  /** Applies attributes in a microtask: several changes, and a move in the page, update once. */
  #scheduleUpdate(): void {
    if (this.#isUpdateScheduled) return;
    this.#isUpdateScheduled = true;
    queueMicrotask(() => {
      this.#isUpdateScheduled = false;
      if (this.isConnected) this.#update();
    });
  }

  #update(): void {
    const options = parseEmbedOptions((name) => this.getAttribute(name));
    const kind = findEmbedKind(this.getAttribute("kind")?.trim()) ?? DEFAULT_EMBED_KIND;
    const { isList, address: pathOf } = EMBED_VIEWS[kind];
    const { className, style } = this.#root;
    const classes = `root ${options.density} ${kind}`;
    if (className !== classes) this.#root.className = classes;
    style.setProperty("--rows", `${options.rows ?? (isList ? options.limit : 0)}`);
    for (const theme of ["light", "dark"] as const) {
      const accent = options.accent && adjustForContrast(WIDGET_BACKGROUND[theme], options.accent);
      style.setProperty(`--accent-${theme}`, accent);
    }
    this.#kind = kind;
    this.#options = options;
    const path = pathOf(options);
    if (path === this.#path && this.#fetched !== null) {
      this.#show(this.#fetched);
      return;
    }
    this.#unsubscribe();
    this.#path = path;
    this.#fetched = null;
    this.#tournament = "";
    if (path === null) {
      this.#showFailure(404);
      return;
    }
    this.#showLoading();
    this.#isLoaded = false;
    this.#unsubscribe = subscribeToResponse(this.base, path, {
      show: (fetched) => this.#show(fetched),
      isConcerned: (changed) => !changed || !this.#tournament || this.#tournament === changed,
      isHidden: () => this.ownerDocument.hidden,
    });
  }

  #createRoot(): HTMLElement {
    const root = document.createElement("div");
    root.part.add("frame");
    this.#shadow.append(root);
    return root;
  }

  #show(fetched: FetchState): void {
    const { json, at, failure } = (this.#fetched = fetched);
    const context = this.#context();
    if (context === null) return;
    const response = parseEmbedResponse(this.#kind, json);
    if (response === null || MISSING.has(failure ?? 0)) {
      this.#showFailure(failure ?? 0);
      return;
    }
    const loading = EMBED_VIEWS[this.#kind].load?.(this.base, this.#redraw);
    if (loading === "failed") this.#showFailure(0);
    if (loading === "failed" || loading === "loading") return;
    const isOld = Date.now() - at > STALE_AFTER_MS;
    const { nodes, tournament } = renderEmbed(response, context, isOld ? at : null);
    this.#tournament = tournament
      ? `${tournament.site}/${tournament.slug}`
      : this.#options.tournament;
    this.#draw(nodes);
    if (failure === null) this.#emit(this.#isLoaded ? "update" : "load", {});
    else this.#emit("error", { status: failure });
    this.#isLoaded = true;
  }

  #showFailure(status: number): void {
    const messages = this.#context()?.messages;
    if (messages === undefined) return;
    if (MISSING.has(status)) this.#draw(renderEmbedMessage(messages.gone));
    else if (!this.#isLoaded) this.#showMessage(messages.unreachable);
    this.#emit("error", { status });
  }

  /** Shows the loading message, unless content is shown already. */
  #showLoading(): void {
    // A space reserves the line until the messages are loaded.
    if (!this.#isLoaded) this.#showMessage(this.#context()?.messages.loading ?? "\u00a0");
  }

  /** Shows a sentence, or the element's own content if it has any. */
  #showMessage(text: string): void {
    // Content rendered by the server stays, because it is more useful.
    if (this.#root.hasChildNodes() && this.#root.querySelector("slot, .empty") === null) return;
    const hasNoContent = this.childElementCount === 0 && this.textContent?.trim() === "";
    this.#draw(hasNoContent ? renderEmbedMessage(text) : [el("slot")]);
  }

  /**
   * Returns what rendering needs; `null` while the messages of the language load, after which the
   * widget renders again.
   */
  #context(): EmbedContext | null {
    const options = this.#options;
    const locale =
      options.locale || this.closest<HTMLElement>("[lang]")?.lang || navigator.language;
    const messages = findOrLoadMessages(this.base, locale, this.#redraw);
    return (
      messages && {
        options,
        messages,
        times: createEmbedTimes(options.zone, locale, Date.now()),
        base: this.base,
        flag: (country) => `/flags/${country}.${flagVersion}.svg`,
      }
    );
  }

  #draw(view: readonly EmbedChild[]): void {
    patchChildren(this.#root, view);
  }

  #emit(name: "load" | "update" | "error", detail: object): void {
    this.dispatchEvent(
      new CustomEvent(`matchdesk-${name}`, { bubbles: true, composed: true, detail }),
    );
  }
}

/** Returns the style sheet for a document; none if that is in no window. */
function findOrCreateSheets(document: Document): CSSStyleSheet[] {
  const window = document.defaultView;
  const sheet = sheets.get(document) ?? (window && new window.CSSStyleSheet());
  if (sheet === null) return [];
  if (!sheets.has(document)) sheet.replaceSync(css);
  sheets.set(document, sheet);
  return [sheet];
}
