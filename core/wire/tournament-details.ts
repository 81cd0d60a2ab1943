import type { ZoneParser } from "#core/lib/zone.ts";
import { isBlank } from "#core/lib/text.ts";
import type { Tournament } from "#core/model/match.ts";
import { parseLabel, parseText, type JsonObject } from "./scalars.ts";

/**
 * Parses the tournament of a match. A missing slug is derived from the title, a missing game slug
 * from the game title.
 *
 * @returns `null` if there is neither slug nor title.
 */
export function parseTournament(
  raw: JsonObject,
  site: string,
  parseTime: ZoneParser,
): Tournament | null {
  const title = parseLabel(raw["title"]);
  const sentSlug = toSlug(parseText(raw["slug"]));
  const slug = sentSlug || toSlug(title).toLowerCase();
  if (slug === "") return null;
  const game = parseLabel(raw["game"]);
  const sentGameSlug = toSlug(parseText(raw["game_slug"]));
  return {
    key: `${site}/${slug}`,
    site,
    slug,
    title: isBlank(title) ? slug : title,
    game,
    gameSlug: sentGameSlug || toSlug(game).toLowerCase(),
    ...(sentSlug === "" && { lacksSlug: true }),
    ...(sentGameSlug === "" && { lacksGameSlug: true }),
    start: parseTime(parseText(raw["start"])),
    end: parseTime(parseText(raw["end"])),
  };
}

/**
 * Returns whether `parseTournament` gives the same result for both. Compares members by name,
 * because it runs for every match.
 */
export function isSameTournament(a: JsonObject, b: JsonObject): boolean {
  return (
    a["title"] === b["title"] &&
    a["slug"] === b["slug"] &&
    a["game"] === b["game"] &&
    a["game_slug"] === b["game_slug"] &&
    a["start"] === b["start"] &&
    a["end"] === b["end"]
  );
}

/** Replaces spaces and slashes, which keys and URLs must not contain, by dashes. */
function toSlug(text: string): string {
  return text.trim().replace(/[\s/]+/g, "-");
}
