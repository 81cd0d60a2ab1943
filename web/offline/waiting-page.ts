import { screen as enScreen } from "#core/i18n/en/embeds.ts";
import { screen as fiScreen } from "#core/i18n/fi/embeds.ts";
import { screen as svScreen } from "#core/i18n/sv/embeds.ts";

const SCREEN = /^\/(wall$|overlay\/)/;
/** The languages of the interface: the worker is one file and cannot load them. */
const MESSAGES = [
  ["fi", fiScreen],
  ["sv", svScreen],
] as const;
const CHROMA = new Map([
  ["green", "00ff00"],
  ["magenta", "ff00ff"],
]);
/** Seconds until the page loads the screen again. */
const RETRY_INTERVAL = 5;

/** Returns whether a path is that of a wall or an overlay. */
export function isScreenPath(path: string): boolean {
  return SCREEN.test(path);
}

/**
 * Renders the page that replaces a wall or an overlay while the server cannot be reached: it shows
 * a sentence or, instead of an overlay, only the background. It then reloads the screen.
 */
export function renderWaitingPage({ pathname, searchParams }: URL): string {
  const isWall = pathname === "/wall";
  const locale = searchParams.get("locale") ?? "";
  const [language, { unreachable }] =
    MESSAGES.find(([code]) => locale.toLowerCase().split("-")[0] === code) ??
    (["en", enScreen] as const);
  const background = isWall ? "#101316" : overlayBackground(searchParams.get("chroma") ?? "");
  const style = `html{background:${background}}
p{position:fixed;top:40%;left:5%;right:5%;margin:0;color:#f4f6f3;font:4vmin/1.4 system-ui,sans-serif;text-align:center}`;
  return [
    `<!doctype html><html lang="${language}" translate="no"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="${RETRY_INTERVAL}">`,
    `<title>Matchdesk</title><style>${style}</style></head>`,
    `<body>${isWall ? `<p role="status">${unreachable}</p>` : ""}</body></html>`,
  ].join("");
}

/** Returns the colour of the parameter `chroma`; it has the values that the server accepts. */
function overlayBackground(chroma: string): string {
  const text = chroma.replace(/^#/, "").toLowerCase();
  const colour = CHROMA.get(text) ?? text;
  return /^[\da-f]{6}$/.test(colour) ? `#${colour}` : "transparent";
}
