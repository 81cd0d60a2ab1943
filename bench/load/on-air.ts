import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { MatchList } from "#core/contract/match.ts";

/** Channels among these addresses of pages. */
export function channelsIn(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => /^\/overlay\/channel\/([^/?]+)/.exec(path)?.[1] ?? []);
}

/** An address with MATCH, BRACKET or TOURNAMENT in it, of something that is played now. */
export async function filled(url: string, path: string): Promise<string> {
  const match = (await liveAt(url)).find(({ bracket }) => bracket !== null);
  if (match === undefined) throw new Error("nothing is played");
  return path
    .replace("MATCH", match.key)
    .replace("BRACKET", `${match.site}/${match.bracket?.id}`)
    .replace("TOURNAMENT", `${match.site}/${match.tournament.slug}`);
}

/** Puts a match that is played on each channel, another one each time, as staff do. */
export async function putOnAir(url: string, channels: readonly string[], turn: number) {
  const live = await liveAt(url);
  for (const [index, scope] of channels.entries()) {
    const match = live[(turn + index) % Math.max(live.length, 1)]?.key ?? null;
    const value = { match, swapped: turn % 2 === 1, score: null };
    const answer = await fetch(url + deskPaths.facts, {
      method: "PUT",
      headers: { "content-type": "application/json", "x-matchdesk": "1" },
      body: JSON.stringify({ kind: "channel", scope, value }),
    });
    if (!answer.ok) throw new Error(`${scope}: ${await answer.text()}`);
  }
}

async function liveAt(url: string): Promise<MatchList["matches"]> {
  return (await (await fetch(url + apiPaths.matches({ state: "live" }))).json()).matches;
}
