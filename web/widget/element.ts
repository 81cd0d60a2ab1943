import { flagVersion } from "virtual:flags";
import type { MatchList } from "#core/contract/match.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { renderEmbed, renderEmbedLoading, renderEmbedMessage } from "#core/embed/render-embed.ts";
import {
  deriveEmbedKind,
  EMBED_VIEWS,
  findEmbedKind,
  parseEmbedResponse,
} from "#core/embed/kinds.ts";
import {
  EMBED_ATTRIBUTES,
  parseEmbedOptions,
  WIDGET_BACKGROUND,
} from "#core/embed/parts/options.ts";
import { el, type EmbedChild, type EmbedNode } from "#core/embed/parts/node.ts";
import { createEmbedTimes, STALE_AFTER_MS } from "#core/embed/parts/times.ts";
import { keysOf } from "#core/lib/collections.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import { patchChildren } from "./patch.ts";
import { subscribeToResponse, type FetchState } from "./subscribe-to-response.ts";
import css from "./frame.css?inline";
import { findOrLoadMessages } from "./load-messages.ts";
import { explainMistake } from "./explain-mistake.ts";

/** Interval at which durations like "in 28 min" are rendered again, in milliseconds. */
const REDRAW_INTERVAL = 60_000;

/** HTTP statuses of content that does not exist or is not public. */
const MISSING = new Set([401, 403, 404, 410]);

/** The style sheets of each document that contains a widget, by text: it accepts only its own. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Milliseconds after which a widget without a response states that it is still loading. */
const LOADING_IS_LATE = 8_000;

/** The element of a widget. Its classes have the base URL of Matchdesk, which the script gives. */
export abstract class MatchdeskWidget extends HTMLElement {
  static readonly observedAttributes = EMBED_ATTRIBUTES;

  abstract readonly base: string;
  readonly #shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
  /** Element with the whole content; the server's own pages contain it in their HTML. */
  readonly #root = this.#shadow.querySelector<HTMLElement>(".root") ?? this.#createRoot();
  #options = parseEmbedOptions(() => null);
  #kind = deriveEmbedKind(this.#options);
  /** Path of the data; `null` if not connected or the options name no content. */
  #path: string | null = null;
  #fetched: FetchState | null = null;
  #unsubscribe = (): void => {};
  #isUpdateScheduled = false;
  #isLoaded = false;
  #redrawTimer: ReturnType<typeof setInterval> | undefined;
  /** Matches whose hidden scores the viewer has shown; see `EmbedContext`. */
  readonly #shown = new Set<string>();
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  /** Value of `kind`; the widget is empty if there is no such kind. */
  #kindName: string = this.#kind;
  /** `SITE/SLUG` of the tournament on screen; "" if there may be several. */
  #tournament = "";

  readonly #redraw = (): void => {
    if (!this.isConnected) return;
    if (this.#fetched !== null) this.#show(this.#fetched);
    else if (this.#path === null) this.#showFailure(404);
    else this.#showLoading(false);
  };

  /** Renders the content again, which is no update of its data. */
  readonly refresh = (): void => {
    if (this.#isLoaded && this.#fetched) this.#render(this.#fetched);
  };

  readonly #showScores = ({ target }: Event): void => {
    const buttons = this.#root.querySelectorAll<HTMLElement>("[data-show]");
    const button = [...buttons].find((each) => each === target);
    if (button === undefined) return;
    const link = button.parentElement?.querySelector("a") ?? this.#root.querySelector("a");
    this.#shown.add(button.dataset["show"] ?? "");
    this.#redraw();
    // The button is gone, so the focus moves to what it showed.
    link?.focus();
  };

  connectedCallback(): void {
    // A move to another document has removed the sheets of the first one.
    this.#shadow.adoptedStyleSheets = [];
    this.#adopt(css);
    this.#shadow.addEventListener("click", this.#showScores);
    this.#redrawTimer = setInterval(this.refresh, REDRAW_INTERVAL);
    this.#scheduleUpdate();
  }

  disconnectedCallback(): void {
    clearInterval(this.#redrawTimer);
    clearTimeout(this.#lateTimer);
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
    const options = parseEmbedOptions((name) => this.getAttribute(name), this.getAttributeNames());
    const kindName = this.getAttribute("kind")?.trim() || deriveEmbedKind(options);
    const knownKind = findEmbedKind(kindName);
    const kind = knownKind ?? deriveEmbedKind(options);
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
    this.#kindName = kindName;
    this.#options = options;
    const path = knownKind === undefined ? null : pathOf(options);
    if (path === this.#path && this.#fetched !== null) {
      this.#show(this.#fetched);
      return;
    }
    this.#unsubscribe();
    this.#path = path;
    this.#fetched = null;
    this.#tournament = "";
    clearTimeout(this.#lateTimer);
    if (path === null) {
      this.#showFailure(404);
      return;
    }
    this.#showLoading(false);
    this.#isLoaded = false;
    this.#lateTimer = setTimeout(() => this.#showLoading(true), LOADING_IS_LATE);
    // In parallel with the data, whose response checks whether it succeeded.
    EMBED_VIEWS[kind].load?.(this.base, this.#redraw);
    this.#unsubscribe = subscribeToResponse(this.base, path, {
      show: (fetched) => this.#show(fetched),
      isConcerned: (changed) => !changed || !this.#tournament || this.#tournament === changed,
      isHidden: () => this.ownerDocument.hidden,
    });
  }

  /** Uses these styles; a missing one is omitted. */
  #adopt(...styles: readonly (string | undefined)[]): void {
    const wanted = styles
      .map((style) => style && findOrCreateSheet(this.ownerDocument, style))
      .filter((sheet) => typeof sheet === "object" && sheet !== null);
    const current = this.#shadow.adoptedStyleSheets;
    if (current.length !== wanted.length || wanted.some((sheet, index) => sheet !== current[index]))
      this.#shadow.adoptedStyleSheets = wanted;
  }

  #createRoot(): HTMLElement {
    const root = document.createElement("div");
    root.part.add("frame");
    this.#shadow.append(root);
    return root;
  }

  #show(fetched: FetchState): void {
    clearTimeout(this.#lateTimer);
    this.#fetched = fetched;
    if (!this.#render(fetched)) return;
    if (fetched.failure === null) this.#emit(this.#isLoaded ? "update" : "load", {});
    else this.#emit("error", { status: fetched.failure });
    this.#isLoaded = true;
  }

  /** Renders a response, or its failure; returns whether the content of a response is shown. */
  #render({ json, failure }: FetchState): boolean {
    const context = this.#context();
    if (context === null) return false;
    const response = parseEmbedResponse(this.#kind, json);
    const isMissing = response === null || MISSING.has(failure ?? 0);
    const loading = isMissing ? null : EMBED_VIEWS[this.#kind].load?.(this.base, this.#redraw);
    if (isMissing || loading === "failed") this.#showFailure(failure ?? 0);
    if (isMissing || loading === "failed" || loading === "loading") return false;
    this.#adopt(css, EMBED_VIEWS[this.#kind].css?.());
    const { nodes, tournament } = renderEmbed(response, context);
    this.#tournament = tournament
      ? `${tournament.site}/${tournament.slug}`
      : this.#options.tournament;
    this.#draw(nodes);
    const list = response.kind === "matches" ? response.data : null;
    const empty = list?.matches.length === 0 ? list : undefined;
    if (empty || this.#options.misspelled.length > 0) void this.#explain(empty);
    return true;
  }

  #showFailure(status: number): void {
    const messages = this.#context()?.messages;
    if (messages === undefined) return;
    if (MISSING.has(status) && this.#isLoaded) this.#draw(renderEmbedMessage(messages.gone));
    else if (MISSING.has(status)) void this.#explain(null);
    else if (!this.#isLoaded)
      this.#showInPlace(renderEmbedMessage(messages.unreachable, messages.appearLater));
    this.#emit("error", { status });
  }

  /** Shows why there is no content, and warns of mistakes. For `list` see `EmptyWidget`. */
  async #explain(list?: MatchList | null): Promise<void> {
    const messages = this.#context()?.messages;
    if (messages === undefined) return;
    const [options, kindName] = [this.#options, this.#kindName];
    const kind = findEmbedKind(kindName);
    const widget = { kindName, kinds: keysOf(EMBED_VIEWS), kind, options, list };
    const [title, text] = await explainMistake(this.base, widget, messages).catch(() => [
      list === null ? messages.gone : "",
    ]);
    if (title && this.#options === options) this.#draw(renderEmbedMessage(title, text));
  }

  /**
   * Shows that the content loads, unless shown already; if late, that the service has not
   * responded.
   */
  #showLoading(isLate: boolean): void {
    if (this.#isLoaded) return;
    this.#showInPlace(renderEmbedLoading(this.#context()?.messages ?? null, isLate));
  }

  /** Shows nodes in place of the content, or the element's own content if it has any. */
  #showInPlace(nodes: readonly EmbedNode[]): void {
    // Content rendered by the server stays, because it is more useful.
    const isReplaceable = this.#root.querySelector("slot, .loading, .empty:only-child") !== null;
    if (this.#root.hasChildNodes() && !isReplaceable) return;
    const hasNoContent = this.childElementCount === 0 && this.textContent?.trim() === "";
    this.#draw(hasNoContent ? nodes : [el("slot")]);
  }

  /** Returns what rendering needs; `null` while the messages load, after which it renders again. */
  #context(): EmbedContext | null {
    const options = this.#options;
    const now = this.#fetched?.now() ?? 0;
    const { at = null, site = null } = this.#fetched ?? {};
    const locale =
      options.locale || this.closest<HTMLElement>("[lang]")?.lang || navigator.language;
    const messages = findOrLoadMessages(this.base, locale, this.#redraw);
    return (
      messages && {
        options,
        messages,
        times: createEmbedTimes(options.zone, locale, now),
        base: this.base,
        widget: this,
        flag: (country) => `/flags/${country}.${flagVersion}.svg`,
        now,
        dataAt: at,
        dataSite: site,
        isStale: at !== null && now - at > STALE_AFTER_MS,
        shown: this.#shown,
      }
    );
  }

  #draw(view: readonly EmbedChild[]): void {
    this.#root.lang = this.#context()?.messages.locale ?? "";
    patchChildren(this.#root, view);
  }

  #emit(name: "load" | "update" | "error", detail: object): void {
    this.dispatchEvent(
      new CustomEvent(`matchdesk-${name}`, { bubbles: true, composed: true, detail }),
    );
  }
}

/** Returns the style sheet with a text for a document; `null` if that is in no window. */
function findOrCreateSheet(document: Document, text: string): CSSStyleSheet | null {
  const window = document.defaultView;
  if (window === null) return null;
  const ofDocument = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  const sheet = ofDocument.get(text) ?? new window.CSSStyleSheet();
  if (!ofDocument.has(text)) sheet.replaceSync(text);
  sheets.set(document, ofDocument.set(text, sheet));
  return sheet;
}
