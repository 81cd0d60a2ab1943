import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import { must } from "#core/lib/must.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { createOutcomeFinder, createPlaceSides, type Sides } from "#core/side/place-sides.ts";
import { createRankedSides } from "#core/side/sides.ts";
import { scoreNode } from "#core/embed/parts/duel.ts";
import { bdi, type EmbedChild, type EmbedNode, el } from "#core/embed/parts/node.ts";
import { renderWallRanking, renderWallRanks } from "./wall-ranking.ts";
import {
  renderWallName,
  type WallSlideWithoutFooter,
  type WallContext,
  WALL_NAME_WIDTHS_PERCENT,
} from "./wall-parts.ts";
import { screenFlag, type ScreenSlide } from "#core/embed/parts/screen.ts";
import { createStandingsFormat, getStandingsColumns } from "#core/embed/parts/standings-columns.ts";
import type { WallRow, WallSlide } from "./wall-slides.ts";

const SECONDS = 10;
/** Widths of a title in percent, tried in this order before it is truncated. */
const TITLE_WIDTHS = "118 100 84 70";
/** Maximum length of a round's full name; longer ones are replaced by the medium name. */
const LONG_TITLE = 18;
/** Longer messages take two lines. */
const ONE_LINE = 60;

/** Renders the slides of a wall with header and footer. */
export function renderWallSlides(
  slides: readonly WallSlide[],
  context: WallContext,
): readonly ScreenSlide[] {
  const notices = context.missing === null ? [] : [missingSheet(context, context.missing)];
  const sheets = [...notices, ...slides.map((slide) => sheetOf(slide, context))];
  if (sheets.length === 0) sheets.push(emptySheet(context));
  else if (slides.length > 0 && context.page !== null)
    sheets.push(pageSheet(context, context.page));
  return sheets.map(({ key, title, about, body, order }, index) => {
    const next = must(
      sheets[(index + 1) % sheets.length],
      "there is a next slide, or only this one",
    );
    const section = el(
      "section",
      { class: "slide", "data-key": key },
      el(
        "header",
        { class: "head" },
        el("h1", { "data-fit": TITLE_WIDTHS }, bdi(title)),
        about !== "" && el("p", { class: "about" }, bdi(about)),
      ),
      body,
      footerOf(index, sheets.length, next.announced ?? next.title, context),
    );
    return { key, seconds: SECONDS, nodes: [section], order };
  });
}

function sheetOf(slide: WallSlide, context: WallContext): WallSlideWithoutFooter {
  if (slide.kind === "ranking") return renderWallRanking(slide, context);
  if (slide.kind === "ranks") return renderWallRanks(slide, context);
  const { kind, tournament, page, rows } = slide;
  const { site, slug, title } = tournament.tournament;
  const { messages, screen } = context;
  const key = `${site}/${slug} ${kind} ${page}`;
  switch (kind) {
    case "live":
    case "next":
    case "results": {
      const { live, upcoming } = messages.state;
      const titles = { live, next: upcoming, results: screen.results };
      return { key, title: titles[kind], about: title, body: rowsOf(rows, slide, context) };
    }
    case "rounds": {
      const [round] = slide.rounds;
      const { long, medium } = messages.match.roundName(round.name);
      return {
        key: `${key} ${slide.bracket.id} ${round.key}`,
        title: long.length > LONG_TITLE ? medium : long,
        about: title,
        body: rowsOf(rows, slide, context),
      };
    }
    case "group": {
      const { group } = slide;
      const { coverage } = group;
      const partial = coverage.partial ? [messages.partial(coverage.unseen)] : [];
      return {
        key: `${key} ${group.id}`,
        title: group.name ?? messages.group(group.number),
        about: [title, ...partial].join(" · "),
        body: tableOf(group, rows, context),
      };
    }
  }
}

function rowsOf(
  rows: readonly WallRow[],
  { kind, tournament }: Pick<WallSlide, "kind" | "tournament">,
  context: WallContext,
): EmbedNode {
  const find = createOutcomeFinder(new Map(tournament.matches.map((match) => [match.key, match])));
  return el(
    "ol",
    { class: "rows" },
    rows.map(({ match, place }) => {
      if (match !== undefined && isRanking(match)) return namesRow(match, context);
      const sides = createPlaceSides(place, match, context.messages, find);
      const [left, right] = sides;
      const code = place?.code ?? match?.code ?? "";
      const byTime = kind !== "rounds" && match?.state === "upcoming";
      return el(
        "li",
        { class: "row", "data-key": match?.key ?? place?.place },
        el("span", { class: "at" }, byTime ? whenOf(match, context) : code),
        el("span", { class: "side left" }, renderWallName(left), screenFlag(left.country, context)),
        resultOf(match, sides, kind === "rounds", context),
        el(
          "span",
          { class: "side right" },
          screenFlag(right.country, context),
          renderWallName(right),
        ),
      );
    }),
  );
}

/** Renders the row of a ranking before play: its contestants by name. */
function namesRow(match: MatchView, context: WallContext): EmbedNode {
  return el(
    "li",
    { class: "row field", "data-key": match.key },
    el("span", { class: "at" }, whenOf(match, context)),
    el(
      "span",
      { class: "name", "data-fit": WALL_NAME_WIDTHS_PERCENT },
      formatContestants(createRankedSides(match, context.messages), context.messages),
    ),
  );
}

/** Renders the score, or the start if the row shows it nowhere else. */
function resultOf(
  match: MatchView | undefined,
  sides: Sides,
  showsTime: boolean,
  context: WallContext,
): EmbedNode {
  if (showsTime && match?.state === "upcoming") {
    return el("span", { class: "score none" }, whenOf(match, context));
  }
  const live = match !== undefined && isLiveAndListed(match);
  return scoreNode(sides, live, context);
}

function whenOf({ start }: MatchView, { times }: WallContext): readonly EmbedChild[] {
  if (start === null) return [];
  const at = Date.parse(start);
  const day = times.day(at);
  return [
    ...(day === "" ? [] : [el("small", {}, day)]),
    el("time", { datetime: start }, times.time(at)),
  ];
}

function tableOf(group: GroupView, rows: readonly StandingView[], context: WallContext): EmbedNode {
  const { messages, options } = context;
  const figures = options.hideScores ? [] : getStandingsColumns(group);
  const formats = figures.map((figure) => createStandingsFormat(figure, group.standings));
  const scenarios = group.scenarios?.contestants ?? [];
  const head = figures.map((figure) => {
    const [short, long] = messages.columns[figure];
    return el("th", { scope: "col", class: figure }, el("abbr", { title: long }, short));
  });
  const rowOf = (standing: StandingView): EmbedNode => {
    const { contestant, position, tied, wentTo } = standing;
    const { verdict } = scenarios.find((one) => one.contestant.key === contestant.key) ?? {};
    const advanced = wentTo === null ? messages.verdicts[verdict ?? "open"] : `→ ${wentTo.code}`;
    const name = el(
      "span",
      { class: "side" },
      !options.hideScores && el("span", { class: "position" }, `${position}${tied ? "=" : ""}`),
      screenFlag(contestant.country, context),
      renderWallName({ name: contestant.name, contestant }),
      !options.hideScores && advanced && el("span", { class: "went" }, advanced),
    );
    return el(
      "tr",
      { "data-key": contestant.key },
      el("th", { scope: "row" }, name),
      figures.map((figure, at) => el("td", { class: figure }, formats[at]?.(standing))),
    );
  };
  return el(
    "table",
    { class: "table" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, messages.columns.contestant), head)),
    el("tbody", {}, rows.map(rowOf)),
  );
}

/** Renders, for the staff who set up the wall, that a tournament or channel was not found. */
function missingSheet(
  { screen }: WallContext,
  { kind, name }: NonNullable<WallContext["missing"]>,
): WallSlideWithoutFooter {
  const { title, help } = screen.missing[kind];
  return {
    key: "missing",
    title,
    about: "",
    body: el(
      "div",
      { class: "page" },
      el("p", { class: "asked" }, bdi(name)),
      el("p", { class: "help" }, help),
    ),
  };
}

function emptySheet({ messages, page }: WallContext): WallSlideWithoutFooter {
  const text = el("p", {}, messages.empty[""]);
  return {
    key: "empty",
    title: "Matchdesk",
    about: "",
    body: el("div", { class: "page" }, text, page?.code),
  };
}

function pageSheet(
  { screen }: WallContext,
  page: NonNullable<WallContext["page"]>,
): WallSlideWithoutFooter {
  return {
    key: "page",
    title: screen.onYourPhone,
    about: "",
    body: el("div", { class: "page" }, page.code, el("p", {}, page.host)),
  };
}

function footerOf(
  index: number,
  count: number,
  next: string,
  { message, screen }: WallContext,
): EmbedNode {
  const marks = Array.from({ length: count }, (_, each) =>
    el("i", { class: each === index ? "mark on" : "mark" }),
  );
  return el(
    "footer",
    { class: "foot" },
    message !== null &&
      el("p", { class: message.length > ONE_LINE ? "message long" : "message" }, bdi(message)),
    el(
      "p",
      { class: "progress" },
      el("span", { class: "marks", "aria-hidden": "true" }, count > 1 && marks),
      count > 1 && el("span", { class: "after" }, screen.afterThis(next)),
    ),
  );
}
