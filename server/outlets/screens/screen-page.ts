import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { ScreenAnswer, ScreenSlide } from "#core/embed/parts/screen.ts";
import type { ClockMessages } from "#core/i18n/en/screen.ts";
import type { Templates } from "#core/lib/templates.ts";
import type { EmbedPage } from "#server/outlets/embeds/embed-page.ts";
import { escapeHtml, htmlOf } from "#server/http/html.ts";

/** What a full-screen page is at a moment. */
export interface ScreenState {
  /** Class of its body: whose rules of `web/screen` hold. */
  readonly look: string;
  readonly title: string;
  /** BCP 47, of its messages. */
  readonly locale: string;
  /** IANA zone of its times, the clock's too. */
  readonly zone: string;
  /** What its script says about the age of the data. */
  readonly clock: Templates<ClockMessages>;
  readonly theme: "auto" | "light" | "dark";
  /** False where nothing may move from one slide to the next. */
  readonly moves: boolean;
  /** Stands beside the slides for good; the script fills `.clock` and `.standing` among it. */
  readonly around: readonly EmbedNode[];
  readonly slides: readonly ScreenSlide[];
  /** True where there is no such thing (any more). */
  readonly isMissing: boolean;
}

/** Addresses of the script and the style. */
export interface ScreenLoads {
  readonly script: { readonly path: string };
  readonly style: { readonly path: string };
}

/** A full-screen page with its first slide, which its script goes on from. */
export function screenPage(screen: ScreenState, loads: ScreenLoads): EmbedPage {
  const { look, locale, zone, clock, theme, moves, slides, around } = screen;
  const main = el("main", {}, slides[0]?.nodes ?? []);
  const { html, css } = htmlOf([main, ...around]);
  const themed = theme === "auto" ? "" : ` data-theme="${theme}"`;
  const still = moves ? "" : ' data-motion="off"';
  const page = [
    `<!doctype html><html lang="${escapeHtml(locale)}"${themed}${still} data-look="${look}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(screen.title)}</title>`,
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="${loads.style.path}">`,
    css === "" ? "" : `<style>${css}</style>`,
    `</head><body class="${look}" data-version="${versionOf(loads)}"`,
    ` data-locale="${escapeHtml(locale)}" data-zone="${escapeHtml(zone)}"`,
    ` data-messages="${escapeHtml(JSON.stringify(clock))}">${html}`,
    `<script src="${loads.script.path}" defer></script></body></html>`,
  ];
  return { html: page.join(""), styles: css === "" ? [] : [css] };
}

/** The same for its script. @param dataAt When the service answered last, ISO 8601. */
export function screenAnswer(
  { slides }: ScreenState,
  loads: ScreenLoads,
  dataAt: string | null,
): ScreenAnswer {
  return { version: versionOf(loads), dataAt, slides };
}

/** Their names change with what is in them. */
function versionOf({ script, style }: ScreenLoads): string {
  return `${script.path} ${style.path}`;
}
