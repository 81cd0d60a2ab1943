import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { BracketTexts } from "./bracket-texts.ts";

/** Creates the texts of a bracket from the messages of embeds. */
export function createEmbedTexts(
  messages: EmbedMessages,
  times: Pick<BracketTexts, "dateTime" | "days">,
): BracketTexts {
  const { drawing, match, state } = messages;
  return {
    ...drawing,
    liveCount: messages.liveCount,
    ...times,
    source: (source) => formatSlotSource(messages, source),
    disqualified: messages.disqualified,
    advances: match.slot.advances,
    unseen: match.slot.unknown,
    roundName: match.roundName,
    live: state.live,
    bestOf: drawing.games,
    absence: () => "",
  };
}
