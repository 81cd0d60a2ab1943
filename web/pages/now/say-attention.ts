import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Words } from "#core/words/en.ts";
import { sayScores } from "#core/words/say-score.ts";
import { saySlot } from "#core/words/say-slot.ts";
import type { Attention } from "./derive-attention.ts";

interface Said {
  readonly mark: string;
  readonly tone: "conflict" | "warn";
  readonly title: string;
  readonly reason: string;
}

/** What needs a person, in words. */
export function sayAttention(item: Attention, words: Words, venue: VenueFormat): Said {
  const { attention } = words;
  const { mark } = words.match;
  const [match] = item.matches;
  const title = sayMatches(item, words);
  switch (item.kind) {
    case "conflict":
      return {
        mark: mark.conflict,
        tone: "conflict",
        title,
        reason: attention.conflict(sayScores(words, match.slots)),
      };
    case "locked":
      return { mark: mark.locked, tone: "warn", title, reason: attention.lock };
    case "not-started": {
      const time = item.since === null ? "" : venue.time(item.since);
      const many = item.matches.length > 1;
      return {
        mark: mark.notStarted,
        tone: "warn",
        title,
        reason: many ? attention.notStartedMany(time) : attention.notStarted(time),
      };
    }
  }
}

function sayMatches({ matches }: Attention, words: Words): string {
  const [match] = matches;
  if (matches.length > 1) {
    return words.attention.manyOf(
      matches.length,
      match.round === null
        ? match.tournament.title
        : words.match.roundName(match.round.name).medium,
    );
  }
  return match.slots
    .map(({ contestant, source }) => contestant?.name ?? saySlot(words, source))
    .join(" – ");
}
