import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { createRankedSides, createSides, type Side } from "#core/side/sides.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

/**
 * Returns the two sides of a match that a block or a row has room for. Of more than two contestants:
 * the first two by rank, before the match the first one and "3 more".
 */
export function useTwoSides(match: MatchView): readonly Side[] {
  const messages = useFirstPageMessages();
  const texts = useMessages("schedule");
  if (!isRanking(match)) return createSides(match, messages).slice(0, 2);
  const sides = createRankedSides(match, messages);
  const [first, second] = sides;
  if (first === undefined || second === undefined) return sides;
  if (match.state !== "upcoming") return [first, second];
  const rest = { ...second, name: texts.more(sides.length - 1), country: "", key: undefined };
  return [first, { ...rest, standing: "loser" }];
}
