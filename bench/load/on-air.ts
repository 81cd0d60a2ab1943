import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { MatchList } from "#core/contract/match.ts";

/** Returns the channel names in these paths. */
export function extractChannelNames(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => /^\/overlay\/channel\/([^/?]+)/.exec(path)?.[1] ?? []);
}

/** Replaces MATCH, BRACKET and TOURNAMENT in a path by those of a live match. */
export async function fillPathPlaceholders(url: string, path: string): Promise<string> {
  const match = (await liveAt(url)).find(({ bracket }) => bracket !== null);
  if (match === undefined) throw new Error("no match is live");
  return path
    .replace("MATCH", match.key)
    .replace("BRACKET", `${match.site}/${match.bracket?.id}`)
    .replace("TOURNAMENT", `${match.site}/${match.tournament.slug}`);
}

/** Puts a live match on each channel, as staff do; another match for each `turn`. */
export async function putLiveMatchesOnChannels(
  url: string,
  channels: readonly string[],
  turn: number,
) {
  const live = await liveAt(url);
  for (const [index, scope] of channels.entries()) {
    const match = live[(turn + index) % Math.max(live.length, 1)]?.key ?? null;
    const value = { match, swapped: turn % 2 === 1, score: null };
    await putAnnotation(url, { kind: "channel", scope, value });
  }
}

/** Enters an annotation, as staff do. */
export async function putAnnotation(
  url: string,
  annotation: { readonly kind: string; readonly scope: string; readonly value: unknown },
): Promise<void> {
  const response = await fetch(url + deskPaths.annotations, {
    method: "PUT",
    headers: { "content-type": "application/json", "x-matchdesk": "1" },
    body: JSON.stringify(annotation),
  });
  if (!response.ok) throw new Error(`${annotation.scope}: ${await response.text()}`);
}

async function liveAt(url: string): Promise<MatchList["matches"]> {
  return (await (await fetch(url + apiPaths.matches({ state: "live" }))).json()).matches;
}
