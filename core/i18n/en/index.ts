import type { EmbedTemplates, ScreenTemplates, unknownHost } from "./embeds.ts";
import type { FirstPageMessages } from "./first-page.ts";
import type * as pageMessages from "./pages.ts";

/** The messages of each area that loads after the first page. */
export type PageMessages = typeof pageMessages;

/** The messages of a language, by when they load. */
export interface LanguageTables {
  readonly firstPage: FirstPageMessages;
  readonly pages: () => Promise<PageMessages>;
  /** What embeds, full-screen pages and the server show. */
  readonly embeds: () => Promise<{
    readonly embed: EmbedTemplates;
    readonly screen: ScreenTemplates;
    readonly unknownHost: typeof unknownHost;
  }>;
}

export { firstPage } from "./first-page.ts";
export const pages = () => import("./pages.ts");
export const embeds = () => import("./embeds.ts");
