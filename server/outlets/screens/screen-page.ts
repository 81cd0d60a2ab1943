import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { ScreenResponse, ScreenSlide } from "#core/embed/parts/screen.ts";
import { formatInstant } from "#core/lib/time.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { DataTime } from "#core/world/data-time.ts";
import type { DataAgeMessages } from "#core/i18n/en/embeds.ts";
import type { Templates } from "#core/lib/templates.ts";
import type { EmbedPage } from "#server/outlets/embeds/embed-page.ts";
import { escapeHtml, renderHtml } from "#server/http/html.ts";

export interface ScreenState {
  /** Class of its body, which selects the rules of `web/screen`. */
  readonly look: string;
  readonly title: string;
  /** BCP 47 language tag of its messages. */
  readonly locale: string;
  /** IANA time zone of its times and its clock. */
  readonly zone: string;
  /** Messages about the age of the data, filled by its script. */
  readonly clock: Templates<DataAgeMessages>;
  readonly theme: "auto" | "light" | "dark";
  /** Whether transitions between slides are animated. */
  readonly moves: boolean;
  /** Permanent content outside of the slides. The script fills `.clock` and `.standing` in it. */
  readonly around: readonly EmbedNode[];
  readonly slides: readonly ScreenSlide[];
  /** The tournaments that it shows (`SITE/SLUG`). */
  readonly tournaments: readonly SiteKey[];
  /** Whether the subject does not exist (any more). */
  readonly isMissing: boolean;
}

/** URLs of the script and the style sheet. */
export interface ScreenFileUrls {
  readonly script: { readonly path: string };
  readonly style: { readonly path: string };
}

/** Renders a full-screen page with its first slide. Its script then shows the others. */
export function renderScreenPage(screen: ScreenState, loads: ScreenFileUrls): EmbedPage {
  const { look, locale, zone, clock, theme, moves, slides, around } = screen;
  const main = el("main", {}, slides[0]?.nodes ?? []);
  const { html, css } = renderHtml([main, ...around]);
  const themed = theme === "auto" ? "" : ` data-theme="${theme}"`;
  const still = moves ? "" : ' data-motion="off"';
  const page = [
    `<!doctype html><html lang="${escapeHtml(locale)}"${themed}${still} data-look="${look}" translate="no"><head>`,
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

/** Returns the data of a full-screen page for its script. `data` is the time of the shown data. */
export function screenData(
  { slides }: ScreenState,
  loads: ScreenFileUrls,
  data: DataTime,
): ScreenResponse {
  const { at, site } = data;
  return { version: versionOf(loads), dataAt: formatInstant(at), dataSite: site, slides };
}

/** Returns a version that changes with the files, because their names contain hashes. */
function versionOf({ script, style }: ScreenFileUrls): string {
  return `${script.path} ${style.path}`;
}
