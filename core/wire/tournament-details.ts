import type { ZoneReader } from "#core/lib/zone.ts";
import type { Tournament } from "#core/model/match.ts";
import { readText, type JsonObject } from "./scalars.ts";

/**
 * Reads the tournament of a match. A missing slug is made from the title, a missing game slug from
 * the game.
 *
 * @returns Null when neither slug nor title says which tournament it is.
 */
export function readTournament(
  sent: JsonObject,
  site: string,
  readTime: ZoneReader,
): Tournament | null {
  const title = readText(sent["title"]);
  const slug = readSlug(sent["slug"]) || readSlug(title).toLowerCase();
  if (slug === "") return null;
  const game = readText(sent["game"]);
  return {
    key: `${site}/${slug}`,
    site,
    slug,
    title: title.trim() === "" ? slug : title,
    game,
    gameSlug: readSlug(sent["game_slug"]) || readSlug(game).toLowerCase(),
    start: readTime(readText(sent["start"])),
    end: readTime(readText(sent["end"])),
  };
}

/** Whether `readTournament` reads the same in both. Members by name: asked once a match. */
export function saysSameTournament(a: JsonObject, b: JsonObject): boolean {
  return (
    a["title"] === b["title"] &&
    a["slug"] === b["slug"] &&
    a["game"] === b["game"] &&
    a["game_slug"] === b["game_slug"] &&
    a["start"] === b["start"] &&
    a["end"] === b["end"]
  );
}

/** Text with a dash for whatever a key or an address would trip over. */
function readSlug(value: unknown): string {
  return readText(value)
    .trim()
    .replace(/[\s/]+/g, "-");
}
