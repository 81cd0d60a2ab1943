import { parseBracketSearch } from "#web/kit/bracket/bracket-search.ts";
import { loadPendingMessages } from "#web/i18n/messages.ts";
import { NowPage } from "#web/pages/now/now-page.tsx";
import { parseRecordsSearch } from "#web/pages/desk/records-search.ts";
import { parseMatchesSearch } from "#web/pages/matches/matches-search.ts";
import { parseContestantsSearch } from "#web/pages/tournament/contestants-search.ts";
import type { Page } from "#web/routing/pages.ts";
import type { LazyPageName } from "./lazy-page-loaders.ts";
import {
  parseAttentionSearch,
  parseGroupsSearch,
  parseScheduleSearch,
  parseScreensSearch,
  parseShareSearch,
  parseSignInSearch,
  parseTournamentsSearch,
} from "./page-search.ts";

/** Returns the loader of a page, within the pages whose part it is. */
const lazy =
  (...names: readonly LazyPageName[]) =>
  async () => {
    const { lazyPageLoaders } = await import("./lazy-page-loaders.ts");
    const load = async <N extends LazyPageName>(name: N) => (await lazyPageLoaders[name]())[name];
    const components = await Promise.all(names.map(load));
    await loadPendingMessages();
    return components;
  };

/** All pages of docs/architecture.md#urls. All but the first are loaded when first shown. */
export const PAGES = {
  // Not lazy: most visits start on this page, which would then wait for one more request.
  "/": { load: () => Promise.resolve([NowPage]) },
  "/matches": { parseSearch: parseMatchesSearch, load: lazy("MatchesPage") },
  "/matches/$site/$id": { load: lazy("MatchPage") },
  "/tournaments": { parseSearch: parseTournamentsSearch, load: lazy("TournamentsPage") },
  "/tournaments/$site/$slug": { load: lazy("TournamentPage", "TournamentIndex") },
  "/tournaments/$site/$slug/bracket/$id": {
    parseSearch: parseBracketSearch,
    load: lazy("TournamentPage", "TournamentBracket"),
  },
  "/tournaments/$site/$slug/groups": {
    parseSearch: parseGroupsSearch,
    load: lazy("TournamentPage", "TournamentGroups"),
  },
  "/tournaments/$site/$slug/ranking": { load: lazy("TournamentPage", "TournamentRanking") },
  "/tournaments/$site/$slug/matches": { load: lazy("TournamentPage", "TournamentMatches") },
  "/tournaments/$site/$slug/contestants": {
    parseSearch: parseContestantsSearch,
    load: lazy("TournamentPage", "TournamentContestants"),
  },
  "/contestants/$key": { load: lazy("ContestantPage") },
  "/versus/$a/$b": { load: lazy("VersusPage") },
  "/schedule": { parseSearch: parseScheduleSearch, load: lazy("SchedulePage") },
  "/sign-in": { parseSearch: parseSignInSearch, load: lazy("SignInPage") },
  "/desk": { parseSearch: parseAttentionSearch, load: lazy("DeskPage") },
  "/desk/facts": { parseSearch: parseRecordsSearch, load: lazy("AnnotationsPage") },
  "/desk/changes": { parseSearch: parseRecordsSearch, load: lazy("ChangesPage") },
  "/desk/screens": { parseSearch: parseScreensSearch, load: lazy("ScreensPage") },
  "/share": { parseSearch: parseShareSearch, load: lazy("SharePage") },
} as const satisfies Readonly<Record<string, Page>>;

/** Replaces a page if no page has the path. */
export const MISSING_PAGE: Page = { load: lazy("MissingPage") };

declare module "#web/routing/pages.ts" {
  interface RegisteredPages {
    readonly pages: typeof PAGES;
  }
}
