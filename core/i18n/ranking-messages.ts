import type { Language } from "./languages.ts";
import { ranking as en, type RankingMessages } from "./en/contestants.ts";
import { ranking as fi } from "./fi/contestants.ts";
import { ranking as sv } from "./sv/contestants.ts";

const MESSAGES: Readonly<Record<Language, RankingMessages>> = { en, fi, sv };
const byCode = new Map<string, RankingMessages>(Object.entries(MESSAGES));

/**
 * Returns the messages of rankings in the language of a locale. For embeds, which have the messages of
 * all languages in one script.
 */
export function getRankingMessages(locale: string): RankingMessages {
  return byCode.get(locale.slice(0, 2)) ?? en;
}
