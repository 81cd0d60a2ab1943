import type { EmbedTimes } from "#core/embed/parts/times.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import type { BracketTexts } from "./bracket-texts.ts";

/** Creates the texts of a bracket from the messages of embeds. */
export function createEmbedTexts(
  messages: EmbedMessages,
  { day, time, dates }: Pick<EmbedTimes, "day" | "time" | "dates">,
): BracketTexts {
  const { drawing, match, state } = messages;
  return {
    ...drawing,
    liveCount: messages.liveCount,
    dateTime: (at) => (day(at) === "" ? time(at) : `${dates(at, at)} ${time(at)}`),
    endedStart: (at) => (day(at) === "" ? time(at) : dates(at, at)),
    days: dates,
    match,
    live: state.live,
    absence: () => "",
  };
}
