import { flagVersion } from "virtual:flags";
import { tournamentIn, type EmbedAnswer } from "#core/embed/answer.ts";
import type { EmbedContext } from "#core/embed/context.ts";
import { embedAddress } from "#core/embed/embed-address.ts";
import { WIDGET_GROUND } from "#core/embed/grounds.ts";
import { embedView, messageView } from "#core/embed/embed-view.ts";
import { EMBED_ATTRIBUTES, parseEmbedOptions, type EmbedKind } from "#core/embed/options.ts";
import { el, type EmbedChild } from "#core/embed/node.ts";
import { embedTimes } from "#core/embed/times.ts";
import { readableOn } from "#core/lib/accent.ts";
import { embedWords } from "#core/i18n/embed-words.ts";
import type { EmbedWords } from "#core/i18n/en/embed.ts";
import { STALE_AFTER } from "#core/embed/screen.ts";
import { patchChildren } from "./patch.ts";
import { type Fetched, read } from "./source.ts";
import css from "./widget.css?inline";

/** What an answer of "there is nothing here" looks like. */
const GONE = new Set([401, 403, 404, 410]);

/** Members one of which tells the answer of each kind: the server's tests check the rest. */
const MEMBERS: Readonly<Record<EmbedKind, readonly string[]>> = {
  matches: ["counts"],
  match: ["match"],
  bracket: ["bracket"],
  standings: ["tournament", "group"],
};

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
  #options = parseEmbedOptions(() => null);
  #address: string | null = null;
  #fetched: Fetched | null = null;
  #leave = (): void => {};
  #isDue = false;
  #isLoaded = false;
  /** `SITE/SLUG` of all that is shown, "" while that may be several. */
  #tournament = "";

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
    const { className, style } = this.#root;
    const look = `root ${options.density} ${options.kind}`;
    if (className !== look) this.#root.className = look;
    style.setProperty(
      "--rows",
      `${options.rows ?? (options.kind === "matches" ? options.limit : 0)}`,
    );
    for (const theme of ["light", "dark"] as const) {
      const accent = options.accent && readableOn(WIDGET_GROUND[theme], options.accent);
      style.setProperty(`--accent-${theme}`, accent);
    }
    this.#options = options;
    const address = embedAddress(options);
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
    if (!this.#isLoaded) this.#say((words) => words.loading);
    this.#isLoaded = false;
    this.#leave = read(this.base, address, {
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
    const options = this.#options;
    const answer = readAnswer(options.kind, json);
    if (answer === null || GONE.has(failure ?? 0)) {
      this.#fail(failure ?? 0);
      return;
    }
    const tournament = tournamentIn(answer, options);
    this.#tournament = tournament ? `${tournament.site}/${tournament.slug}` : options.tournament;
    const isOld = Date.now() - at > STALE_AFTER;
    this.#draw(embedView(answer, this.#context(), { dataFrom: isOld ? at : null }));
    if (failure === null) this.#tell(this.#isLoaded ? "update" : "load", {});
    else this.#tell("error", { status: failure });
    this.#isLoaded = true;
  }

  #fail(status: number): void {
    const isGone = GONE.has(status);
    if (isGone) this.#draw(messageView(this.#context().words.gone));
    else if (!this.#isLoaded) this.#say((words) => words.unreachable);
    this.#tell("error", { status });
  }

  /** Words in place of what the page itself says, where it says nothing. */
  #say(of: (words: EmbedWords) => string): void {
    // What the server drew says more.
    if (this.#root.hasChildNodes() && this.#root.querySelector("slot, .empty") === null) return;
    const isSilent = this.childElementCount === 0 && this.textContent?.trim() === "";
    this.#draw(isSilent ? messageView(of(this.#context().words)) : [el("slot")]);
  }

  #context(): EmbedContext {
    const options = this.#options;
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

/** An answer as what its kind shows; null where it is something else. */
function readAnswer(kind: EmbedKind, json: unknown): EmbedAnswer | null {
  const isObject = typeof json === "object" && json !== null;
  if (!isObject || !MEMBERS[kind].some((name) => name in json)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- told by its members above
  return { kind, data: json } as EmbedAnswer;
}
