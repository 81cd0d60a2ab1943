import { DASHBOARD_PAGES } from "#e2e/fixtures/dashboard-pages.ts";
import {
  DOUBLE_ELIMINATION_16,
  FINALIST_PAGE,
  GROUPS_AND_BRACKET,
  LIVE_BRACKET_RESET,
  LIVE_QUARTERFINAL,
  LIVE_RANKING,
  RANKING_GROUP_TOURNAMENT,
} from "#e2e/fixtures/demo.ts";

/** Something that the product shows at a URL. */
export interface Address {
  readonly name: string;
  /** That of `HOST_PAGE` shows `body` with the script of widgets. */
  readonly path: string;
  /** True for the dashboard, whose content loads after the page. */
  readonly isDashboard?: true;
  /** True if its viewer has to sign in for the pages of staff. */
  readonly isViewer?: true;
  /** Keys pressed after the content has loaded. */
  readonly keys?: readonly string[];
  /** Widths of a screen; those of `PAGE_WIDTHS` if omitted. */
  readonly widths?: readonly number[];
  readonly body?: string;
}

/** Path of a page of another site, which is not served by the product. */
export const HOST_PAGE = "/another-site";

/** Sizes of windows; first that which most readers look at. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 744, height: 1133 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 3840, height: 2160 },
];
export const PAGE_WIDTHS = [390, 744, 1440, 3840];

const [masters, groups] = [DOUBLE_ELIMINATION_16.key, GROUPS_AND_BRACKET.key];
const races = RANKING_GROUP_TOURNAMENT;
const widgets = [
  `tournament="${masters}" limit="6"`,
  `tournament="${groups}" density="compact" rows="8"`,
  `contestant="${LIVE_QUARTERFINAL.left.name}"`,
  `match="${LIVE_QUARTERFINAL.key}"`,
  `bracket="${DOUBLE_ELIMINATION_16.bracketKey}"`,
  `kind="standings" tournament="${groups}" flags="images"`,
  `kind="ranking" tournament="${masters}"`,
].map((attributes) => `<matchdesk-widget ${attributes}></matchdesk-widget>`);

const pages: readonly Omit<Address, "isDashboard">[] = [
  ...DASHBOARD_PAGES.map(({ name, path }) => ({ name, path })),
  { name: "now of a viewer", path: "/", isViewer: true },
  { name: "match of a viewer", path: LIVE_QUARTERFINAL.page, isViewer: true },
  { name: "match of a ranking", path: `/matches/${LIVE_RANKING.match}` },
  { name: "groups of races", path: `/tournaments/${races}/groups` },
  { name: "bracket with a reset", path: LIVE_BRACKET_RESET.bracket },
  { name: "contestant in a reset", path: FINALIST_PAGE },
  { name: "schedule of the next day", path: "/schedule?day=2026-05-16" },
  { name: "find", path: "/", keys: ["Control+k", "m", "a"] },
];

export const ADDRESSES: readonly Address[] = [
  ...pages.map((page) => Object.assign({ isDashboard: true } as const, page)),
  ...[
    ["matches", `matches?tournament=${masters}`],
    ["match", `match/${LIVE_QUARTERFINAL.key}`],
    ["bracket", `bracket/${DOUBLE_ELIMINATION_16.bracketKey}`],
    ["standings", `standings/${groups}`],
    ["ranking", `ranking/${masters}`],
    ["races", `standings/${races}`],
  ].map(([name, path]) => ({ name: `embed of ${name}`, path: `/embed/${path}` })),
  { name: "widgets", path: HOST_PAGE, body: widgets.join("<hr>") },
  {
    name: "widgets from right to left",
    path: HOST_PAGE,
    body: `<div dir="rtl" lang="ar">${widgets.join("<hr>")}</div>`,
  },
  ...[
    ["everything", "", 2],
    ["groups", `tournament=${groups}&`, 1],
    ["a double elimination", `tournament=${masters}&`, 3],
    ["races", `tournament=${races}&`, 1],
  ].flatMap(([name, query, slides]) =>
    Array.from({ length: Number(slides) }, (_, slide) => ({
      name: `wall of ${name} ${slide + 1}`,
      path: `/wall?${query}theme=auto`,
      // Paused first, so that it shows no other slide by itself.
      keys: [" ", ...Array.from({ length: slide }, () => "ArrowRight")],
      widths: [1080, 1920, 3840],
    })),
  ),
  ...[
    ["a match", `match/${LIVE_QUARTERFINAL.key}`],
    ["a ranking", `match/${LIVE_RANKING.match}`],
    ["a bracket", `bracket/${DOUBLE_ELIMINATION_16.bracketKey}`],
  ].map(([name, path]) => ({
    name: `overlay of ${name}`,
    path: `/overlay/${path}?theme=auto&chroma=green`,
    widths: [1920],
  })),
];
