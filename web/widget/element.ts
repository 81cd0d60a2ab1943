import { flagVersion } from "virtual:flags";
import { tournamentIn } from "#core/embed/answer.ts";
import type { EmbedContext } from "#core/embed/context.ts";
import { embedAddress } from "#core/embed/embed-address.ts";
import { WIDGET_GROUND } from "#core/embed/grounds.ts";
import { embedView, messageView } from "#core/embed/embed-view.ts";
import { EMBED_ATTRIBUTES, type EmbedOptions, parseEmbedOptions } from "#core/embed/options.ts";
import type { EmbedChild } from "#core/embed/node.ts";
import { embedTimes } from "#core/embed/times.ts";
import { readableOn } from "#core/lib/accent.ts";
import { embedWords } from "#core/words/embed-words.ts";
import { patchChildren } from "./patch.ts";
import { readAnswer } from "./read-answer.ts";
import { type Fetched, read } from "./source.ts";
import css from "./widget.css?inline";

/** Data that could not be renewed for this long says when it is from, in milliseconds. */
const OLD = 60_000;
/** What an answer of "there is nothing here" looks like. */
const GONE = [401, 403, 404, 410];

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
  #root = this.#shadow.querySelector<HTMLElement>(".root");
  #options: EmbedOptions | undefined;
  #address = "";
  #leave = (): void => {};
  #isDue = false;
  #isLoaded = false;
  /** `SITE/SLUG` of all that is shown, "" while that may be several. */
  #tournament = "";

  connectedCallback(): void {
    sheet ??= createSheet();
    this.#shadow.adoptedStyleSheets = [sheet];
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#leave();
    this.#address = "";
  }

  attributeChangedCallback(): void {
    if (this.#isDue || !this.isConnected) return;
    this.#isDue = true;
    // Several attributes set together are one change.
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#begin();
    });
  }

  #begin(): void {
    const options = parseEmbedOptions((name) => this.getAttribute(name));
    this.#options = options;
    const address = embedAddress(options) ?? "";
    const { style } = this.#frame(options);
    const rows = options.rows ?? (options.kind === "matches" ? options.limit : 0);
    style.setProperty("--rows", String(rows));
    for (const theme of ["light", "dark"] as const) {
      const accent = options.accent && readableOn(WIDGET_GROUND[theme], options.accent);
      style.setProperty(`--accent-${theme}`, accent);
    }
    this.#leave();
    if (address !== this.#address) this.#isLoaded = false;
    this.#address = address;
    if (address === "") {
      this.#fail(400);
      return;
    }
    this.#leave = read(this.base, address, {
      show: (fetched) => this.#show(fetched),
      concerns: ({ tournament }) => !this.#tournament || this.#tournament === tournament,
    });
  }

  /** Where everything stands: the server's, where the page was embedded with it. */
  #frame(options: EmbedOptions): HTMLElement {
    if (this.#root === null) {
      this.#root = document.createElement("div");
      this.#root.append(document.createElement("slot"));
      this.#shadow.append(this.#root);
    }
    this.#root.className = `root ${options.density} ${options.kind}`;
    this.#root.part.add("frame");
    return this.#root;
  }

  #show({ json, at, failure }: Fetched): void {
    const options = this.#options;
    if (options === undefined) return;
    const answer = json === undefined ? null : readAnswer(options.kind, json);
    if (failure !== null && (answer === null || GONE.includes(failure))) {
      this.#fail(failure);
      return;
    }
    if (answer === null) {
      this.#fail(502);
      return;
    }
    const tournament = tournamentIn(answer, options);
    this.#tournament = tournament ? `${tournament.site}/${tournament.slug}` : options.tournament;
    const isOld = failure !== null && Date.now() - at > OLD;
    this.#draw(embedView(answer, this.#context(options), { dataFrom: isOld ? at : null }));
    if (failure !== null) this.#tell("error", { status: failure });
    else this.#tell(this.#isLoaded ? "update" : "load", { kind: options.kind });
    this.#isLoaded = true;
  }

  #fail(status: number): void {
    const options = this.#options;
    if (options === undefined) return;
    const { words } = this.#context(options);
    const isGone = GONE.includes(status);
    // What the page itself says instead stays, unless what was here is gone.
    if (isGone || (!this.hasChildNodes() && !this.#isLoaded)) {
      this.#draw(messageView(isGone ? words.gone : words.unreachable));
    }
    this.#tell("error", { status });
  }

  #context(options: EmbedOptions): EmbedContext {
    const locale =
      options.locale || this.closest<HTMLElement>("[lang]")?.lang || navigator.language;
    return {
      options,
      words: embedWords(locale),
      times: embedTimes(options.zone, locale, Date.now()),
      base: this.base,
      flag: (country) => `/flags/${country}.${flagVersion}.svg`,
    };
  }

  #draw(view: readonly EmbedChild[]): void {
    if (this.#root !== null) patchChildren(this.#root, view);
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
