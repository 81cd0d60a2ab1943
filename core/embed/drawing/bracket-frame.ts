import type { BracketDetail } from "#core/contract/tournament.ts";
import type { EmbedFrame } from "#core/embed/embed-kind.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { tournamentPage } from "#core/paths/paths.ts";

/** Returns header and footer of a bracket. */
export function bracketFrame(
  { bracket, matches }: BracketDetail,
  { messages }: EmbedContext,
): EmbedFrame {
  const { tournament, title } = bracket;
  const live = matches.filter(isLiveAndListed).length;
  return {
    title: tournament.title,
    meta: title === tournament.title ? "" : title,
    status: live > 0 ? messages.liveCount(live) : "",
    link: {
      text: messages.wholeBracket,
      path: tournamentPage(tournament.site, tournament.slug),
    },
  };
}
