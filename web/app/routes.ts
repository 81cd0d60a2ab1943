import { loadPendingMessages } from "#web/i18n/messages.ts";
import { NowPage } from "#web/pages/now/now-page.tsx";
import type { Page, RawParams } from "#web/routing/pages.ts";
import type { LazyPageName, searchParsers } from "./lazy-page-loaders.ts";

let parsers: typeof searchParsers = {};

/** Creates a page that is loaded when first shown, within the page whose part it is. */
const lazy = <N extends LazyPageName>(name: N, ...outer: readonly LazyPageName[]) => ({
  load: async () => {
    const { lazyPageLoaders, searchParsers } = await import("./lazy-page-loaders.ts");
    parsers = searchParsers;
    const load = async <M extends LazyPageName>(each: M) => (await lazyPageLoaders[each]())[each];
    const components = await Promise.all([...outer, name].map(load));
    await loadPendingMessages();
    return components;
  },
  parseSearch: (raw: RawParams) => parsers[name]?.(raw),
});

/** All pages of docs/architecture.md#urls. All but the first are loaded when first shown. */
export const PAGES = {
  // Not lazy: most visits start on this page, which would then wait for one more request.
  "/": { load: () => Promise.resolve([NowPage]) },
  "/matches": lazy("MatchesPage"),
  "/matches/$site/$id": lazy("MatchPage"),
  "/tournaments": lazy("TournamentsPage"),
  "/tournaments/$site/$slug": lazy("TournamentIndex", "TournamentPage"),
  "/tournaments/$site/$slug/bracket/$id": lazy("TournamentBracket", "TournamentPage"),
  "/tournaments/$site/$slug/groups": lazy("TournamentGroups", "TournamentPage"),
  "/tournaments/$site/$slug/ranking": lazy("TournamentRanking", "TournamentPage"),
  "/tournaments/$site/$slug/matches": lazy("TournamentMatches", "TournamentPage"),
  "/tournaments/$site/$slug/contestants": lazy("TournamentContestants", "TournamentPage"),
  "/contestants/$key": lazy("ContestantPage"),
  "/versus/$a/$b": lazy("VersusPage"),
  "/schedule": lazy("SchedulePage"),
  "/sign-in": lazy("SignInPage"),
  "/desk": lazy("DeskPage"),
  "/desk/facts": lazy("AnnotationsPage"),
  "/desk/changes": lazy("ChangesPage"),
  "/desk/screens": lazy("ScreensPage"),
  "/share": lazy("SharePage"),
} as const satisfies Readonly<Record<string, Page>>;

/** Replaces a page if no page has the path. */
export const MISSING_PAGE: Page = lazy("MissingPage");

declare module "#web/routing/pages.ts" {
  interface RegisteredPages {
    readonly pages: typeof PAGES;
  }
}
