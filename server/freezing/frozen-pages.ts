import { formatContestants } from "#core/i18n/format-contestants.ts";
import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import { calendarPaths, matchesFile, rankingFile } from "#core/paths/file-paths.ts";
import { bracketImage, previewImagePath } from "#core/paths/image-paths.ts";
import { apiPaths, matchPage, tournamentPage } from "#core/paths/paths.ts";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { combineComparators, compareText } from "#core/lib/collections.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { enFrozen } from "#core/i18n/en/frozen.ts";
import { type FrozenPage, renderFrozenPage } from "#server/outlets/pages/frozen-page.ts";
import { BYTE_ORDER_MARK } from "#server/outlets/files/csv.ts";
import { MATCH_CSV_HEADER, formatMatchCsvRow } from "#server/outlets/files/match-csv.ts";
import {
  type FrozenEmbedPage,
  renderFrozenEmbedElement,
  renderFrozenEmbedsOfSubject,
  renderFrozenEmbedsWithoutSubject,
  type FrozenEmbedSettings,
} from "./embed-pages.ts";
import type { FrozenTournament } from "./collect-responses.ts";
import type { FrozenFileForm } from "./frozen-file-path.ts";

/** A file that is not a copy of a response. */
export interface GeneratedFrozenFile {
  readonly path: string;
  readonly form: FrozenFileForm;
  readonly content: string;
}

/** Parameters of all frozen pages. */
export interface FrozenPageOptions {
  readonly look: FrozenEmbedSettings;
  /** Date of freezing, such as `2026-05-16`. */
  readonly day: string;
  /** URL at which the folder is published, without a trailing slash; `null` if unknown. */
  readonly publicUrl: string | null;
}

const byStart = combineComparators<MatchView>(
  (a, b) => compareText(a.start ?? "~", b.start ?? "~"),
  (a, b) => compareText(a.key, b.key),
);

/** Creates the lists of all matches and tournaments, as JSON and CSV, and the start page. */
export function createListFiles(
  events: readonly FrozenTournament[],
  setting: FrozenPageOptions,
): readonly GeneratedFrozenFile[] {
  const { look } = setting;
  const matches = events.flatMap(({ list }) => list.matches).toSorted(byStart);
  const countOf = (state: MatchView["state"]): number =>
    events.reduce((sum, { list }) => sum + list.counts[state], 0);
  const counts = {
    upcoming: countOf("upcoming"),
    live: countOf("live"),
    ended: countOf("ended"),
  };
  const list = { matches, counts, total: matches.length };
  const tournaments = events.map(({ detail }) => detail.tournament);
  const links = tournaments.map(({ site, slug, title }) => ({
    href: tournamentPage(site, slug),
    text: title,
  }));
  const index = page(setting, {
    title: enFrozen.tournaments,
    lead: "",
    preview: null,
    links: fileLinks(calendarPaths.all),
    sections: [{ title: "", links, html: "" }],
  });
  return [
    folder(apiPaths.matches(), JSON.stringify(list)),
    folder(apiPaths.tournaments, JSON.stringify({ tournaments })),
    file(matchesFile("json"), JSON.stringify({ matches })),
    file(
      matchesFile("csv"),
      `${BYTE_ORDER_MARK}${MATCH_CSV_HEADER}${matches.map(formatMatchCsvRow).join("")}`,
    ),
    folder("/", index),
    folder("/tournaments", index),
    ...renderFrozenEmbedsWithoutSubject(createFinder([[apiPaths.matches(), list]]), look).map(
      embedFile,
    ),
  ];
}

/** Creates the pages and embed pages of a tournament and its brackets. */
export function createTournamentFiles(
  event: FrozenTournament,
  setting: FrozenPageOptions,
): readonly GeneratedFrozenFile[] {
  const { look } = setting;
  const { key, detail, list, ranking, brackets } = event;
  const { site, slug, title, game } = detail.tournament;
  const find = createFinder([
    [apiPaths.matches({ tournament: key }), list],
    [apiPaths.tournament(site, slug), detail],
    [apiPaths.ranking(site, slug), ranking],
    ...brackets.flatMap((data) =>
      data.bracket.ids.map((id) => [apiPaths.bracket(site, id), data] as const),
    ),
  ]);
  const bracketSections = brackets.map((bracket) => sectionOf(bracket, look));
  const groups = {
    title: "",
    links: [],
    html: renderFrozenEmbedElement({ kind: "standings", data: detail }, key, look),
  };
  const ranks = {
    title: "",
    links: [{ href: rankingFile(site, slug), text: enFrozen.rankingCsv }],
    html: renderFrozenEmbedElement({ kind: "ranking", data: ranking }, key, look),
  };
  const lead = `${game}, ${site}`;
  const at = tournamentPage(site, slug);
  const fullPage = {
    title,
    lead,
    preview: { description: lead, path: at, image: previewImagePath("tournaments", site, slug) },
    links: fileLinks(calendarPaths.tournament(site, slug)),
    sections: [
      ...bracketSections,
      ...(detail.groups.length === 0 ? [] : [groups]),
      ...(ranking.rankings.length === 0 ? [] : [ranks]),
      {
        title: defaultEmbedMessages.state.all,
        links: [],
        html: renderFrozenEmbedElement({ kind: "matches", data: list }, key, look),
      },
    ],
  };
  const content = page(setting, fullPage);
  return [
    ...["", "/groups", "/ranking", "/matches", "/contestants"].map((part) =>
      folder(at + part, content),
    ),
    ...brackets.flatMap((bracket) =>
      bracket.bracket.ids.flatMap((id) => {
        const path = `${at}/bracket/${encodeURIComponent(id)}`;
        const name = [title, bracket.bracket.title].filter((part) => part !== "").join(" · ");
        const preview = { description: lead, path, image: bracketImage(site, id, "png") };
        return [
          folder(path, page(setting, { ...fullPage, title: name, preview })),
          ...renderFrozenEmbedsOfSubject("bracket", `${site}/${id}`, find, look).map(embedFile),
        ];
      }),
    ),
    ...renderFrozenEmbedsOfSubject("tournament", key, find, look).map(embedFile),
  ];
}

/** Creates the page and the embed page of a match. */
export function createMatchFiles(
  data: MatchDetail,
  setting: FrozenPageOptions,
): readonly GeneratedFrozenFile[] {
  const { look } = setting;
  const { site, id, key, code, tournament, slots } = data.match;
  const find = createFinder([[apiPaths.match(site, id), data]]);
  const names = formatContestants(
    slots.flatMap(({ contestant }) =>
      contestant === null ? [] : { name: contestant.name, isOpen: false },
    ),
    defaultEmbedMessages,
  );
  const { title } = tournament;
  const path = matchPage(site, id);
  const content = page(setting, {
    title: names === "" ? (code ?? title) : names,
    lead: [code ?? "", tournament.game].filter((part) => part !== "").join(", "),
    preview: {
      description: [title, code ?? ""].filter((part) => part !== "").join(", "),
      path,
      image: previewImagePath("matches", site, id),
    },
    links: [{ href: tournamentPage(site, tournament.slug), text: title }],
    sections: [
      { title: "", links: [], html: renderFrozenEmbedElement({ kind: "match", data }, key, look) },
    ],
  });
  return [
    folder(path, content),
    ...renderFrozenEmbedsOfSubject("match", key, find, look).map(embedFile),
  ];
}

function sectionOf(data: BracketDetail, look: FrozenEmbedSettings): FrozenPage["sections"][number] {
  const { site, id, title } = data.bracket;
  return {
    title: title === "" ? defaultEmbedMessages.bracket : title,
    links: [{ href: bracketImage(site, id, "svg"), text: enFrozen.picture }],
    html: renderFrozenEmbedElement({ kind: "bracket", data }, `${site}/${id}`, look),
  };
}

function page(
  { day, publicUrl }: FrozenPageOptions,
  content: Omit<FrozenPage, "foot" | "publicUrl">,
): string {
  return renderFrozenPage({ ...content, publicUrl, foot: enFrozen.foot(day) });
}

function fileLinks(calendar: string): FrozenPage["links"] {
  return [
    { href: calendar, text: enFrozen.calendar },
    { href: matchesFile("csv"), text: enFrozen.csv },
    { href: matchesFile("json"), text: enFrozen.json },
  ];
}

/** Creates a function that returns a frozen API response by its path. */
function createFinder(
  responses: readonly (readonly [path: string, data: unknown])[],
): (path: string) => unknown {
  const byPath = new Map(responses);
  return (path) => byPath.get(path);
}

const file = (path: string, content: string): GeneratedFrozenFile => ({
  path,
  form: "file",
  content,
});
const folder = (path: string, content: string): GeneratedFrozenFile => ({
  path,
  form: "folder",
  content,
});
const embedFile = ({ path, html }: FrozenEmbedPage): GeneratedFrozenFile => folder(path, html);
