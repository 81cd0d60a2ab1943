import type { ZoneParser } from "#core/lib/zone.ts";
import type { Tournament } from "#core/model/match.ts";
import { parseText, type JsonObject } from "./scalars.ts";

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
  const title = parseText(raw["title"]);
  const sentSlug = parseSlug(raw["slug"]);
  const slug = sentSlug || parseSlug(title).toLowerCase();
  if (slug === "") return null;
  const game = parseText(raw["game"]);
  const sentGameSlug = parseSlug(raw["game_slug"]);
  return {
    key: `${site}/${slug}`,
    site,
    slug,
    title: title.trim() === "" ? slug : title,
    game,
    gameSlug: sentGameSlug || parseSlug(game).toLowerCase(),
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

/** Parses text and replaces spaces and slashes, which keys and URLs must not contain, by dashes. */
function parseSlug(value: unknown): string {
  return parseText(value)
    .trim()
    .replace(/[\s/]+/g, "-");
}
