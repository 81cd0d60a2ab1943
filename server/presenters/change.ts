import * as z from "zod/mini";
import type { MatchRef, ChangeView } from "#core/contract/change.ts";
import { type Change, ChangeSchema } from "#core/model/change.ts";
import type { DerivedMatch, Slot } from "#core/model/derived-match.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import { apiPaths, matchPage } from "#core/paths/paths.ts";
import type { World } from "#core/world/world.ts";
import { contestantRef } from "#core/model/contestant.ts";

/** A change with its number and the time of its detection. */
export interface NumberedChange {
  readonly seq: number;
  readonly at: Instant;
  readonly change: Change;
}

export function presentChange({ seq, at, change }: NumberedChange): ChangeView {
  const links = linksOf(change.match);
  return z.encode(
    ChangeSchema,
    change.type === "last-seen"
      ? { ...change, seq, at, links, lastSeen: change.at }
      : { ...change, seq, at, links },
  );
}

/** Returns the paths of a match. @param key `SITE/ID`. */
function linksOf(key: SiteKey): ChangeView["links"] {
  const slash = key.indexOf("/");
  const [site, id] = [key.slice(0, slash), key.slice(slash + 1)];
  return { page: matchPage(site, id), api: apiPaths.match(site, id) };
}

/** Presents the matches of changes, each once, without those that the world does not contain. */
export function presentChangedMatches(
  world: World | null,
  changes: readonly NumberedChange[],
): MatchRef[] {
  const keys = new Set(changes.map(({ change }) => change.match));
  return [...keys].flatMap((key) => {
    const derived = world?.matches.get(key);
    return derived === undefined ? [] : [presentChangedMatch(derived)];
  });
}

function presentChangedMatch({ match, code, slots }: DerivedMatch): MatchRef {
  const contestantOf = ({ entry }: Slot) => {
    const contestant = entry === null ? undefined : match.entries[entry];
    return contestant === undefined ? null : contestantRef(contestant);
  };
  return {
    key: match.key,
    site: match.site,
    id: match.id,
    code,
    tournament: match.tournament.title,
    gameSlug: match.tournament.gameSlug,
    contestants: slots.map(contestantOf),
    sources: slots.map(({ source }) => source),
  };
}
