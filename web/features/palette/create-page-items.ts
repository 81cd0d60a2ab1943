import type { PageMessages } from "#core/i18n/en/index.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { calendarPaths, matchesFile } from "#core/paths/file-paths.ts";
import { DESK_PAGES, MAIN_PAGES } from "#core/paths/main-pages.ts";
import { getApiUrl } from "#web/api/fetch-json.ts";
import { copyText } from "#web/hooks/copy-text.ts";
import type { Preferences } from "#web/preferences/preferences.ts";
import { changePreferences } from "#web/preferences/preferences-store.ts";
import type { PagePath } from "#web/routing/pages.ts";
import { action } from "./create-action-items.ts";
import { createItem, type PaletteItem } from "./palette-item.ts";

export interface PageItemsInput {
  readonly nav: Messages["nav"];
  readonly messages: PageMessages["palette"];
  readonly isStaff: boolean;
  readonly canSignIn: boolean;
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  /** The game that lists show; "" for all. */
  readonly game: string;
}

/** Returns the palette items of all pages without a name of their own, and of the games. */
export function createPageItems(input: PageItemsInput): readonly PaletteItem[] {
  const { nav, messages, isStaff, canSignIn, games, game } = input;
  const { pages, actions } = messages;
  return [
    ...MAIN_PAGES.map(({ to, label }) => page(to, nav[label])),
    ...(isStaff ? DESK_PAGES.map(({ to, label }) => page(to, pages[label])) : []),
    page("/share", pages.share),
    ...(canSignIn ? [page("/sign-in", pages.signIn)] : []),
    ...(game === "" ? [] : [gameItem("", actions.allGames)]),
    ...(games.length < 2
      ? []
      : games
          .filter(({ slug }) => slug !== game)
          .map(({ slug, name }) => gameItem(slug, actions.game(name)))),
  ];
}

export interface CurrentPageInput {
  readonly messages: PageMessages["palette"];
  readonly pathname: string;
  readonly preferences: Pick<Preferences, "contestants" | "tournaments">;
  /** Whether every client may read the calendar of all matches. */
  readonly hasCalendar: boolean;
}

/** Returns the palette items that act on the current page: follow, link, print, files. */
export function createCurrentPageItems(input: CurrentPageInput): readonly PaletteItem[] {
  const { messages, pathname, preferences, hasCalendar } = input;
  const { actions } = messages;
  const subject = parseSubject(pathname);
  const filter = subject?.filter ?? {};
  const calendar = subject?.calendar ?? calendarPaths.all;
  return [
    ...(subject === null ? [] : [followItem(subject, actions, preferences)]),
    action("copy link", actions.copyLink, () => void copyText(location.href)),
    // After the dialog has been closed.
    action("print", actions.print, () => void setTimeout(print)),
    action("csv", actions.csv, () => {
      location.assign(getApiUrl(matchesFile("csv", filter)));
    }),
    action("json", actions.json, () => {
      location.assign(getApiUrl(matchesFile("json", filter)));
    }),
    ...(hasCalendar
      ? [
          action("calendar", actions.copyCalendar, () => {
            void copyText(location.origin + calendar);
          }),
        ]
      : []),
  ];
}

/** The contestant or tournament of a page. */
interface Subject {
  readonly kind: "contestants" | "tournaments";
  readonly id: string;
  readonly calendar: string;
  readonly filter: MatchFilter;
}

function parseSubject(pathname: string): Subject | null {
  const [kind, first = "", second = ""] = pathname.split("/").slice(1).map(decodeURIComponent);
  if (kind === "contestants" && first !== "")
    return {
      kind,
      id: first,
      calendar: calendarPaths.contestant(first),
      filter: { contestant: first },
    };
  if (kind === "tournaments" && second !== "")
    return {
      kind,
      id: `${first}/${second}`,
      calendar: calendarPaths.tournament(first, second),
      filter: { tournament: `${first}/${second}` },
    };
  return null;
}

function followItem(
  { kind, id }: Subject,
  actions: PageMessages["palette"]["actions"],
  preferences: CurrentPageInput["preferences"],
): PaletteItem {
  const followed = preferences[kind];
  const isFollowed = followed.includes(id);
  return action("follow", isFollowed ? actions.unfollow : actions.follow, () =>
    changePreferences({
      [kind]: isFollowed ? followed.filter((each) => each !== id) : [...followed, id],
    }),
  );
}

function page(path: PagePath, text: string): PaletteItem {
  return createItem({ id: `page ${path}`, kind: "page", text, target: { type: "page", path } });
}

function gameItem(slug: string, text: string): PaletteItem {
  return createItem({ id: `game ${slug}`, kind: "action", text, target: { type: "game", slug } });
}
