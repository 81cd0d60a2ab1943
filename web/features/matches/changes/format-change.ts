import type { PageMessages } from "#core/i18n/en/index.ts";
import type { ChangeView, MatchRef } from "#core/contract/change.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Texts of a change; "" for a part that it does not have. */
export interface ChangeText {
  /** The previous value. */
  readonly was?: string | undefined;
  /** The new value. */
  readonly now?: string | undefined;
  /** Difference between both values. */
  readonly note?: string | undefined;
  /** Sentence about the change; names its kind too. */
  readonly sentence: string;
  /** Whether the previous value is struck through before the sentence. */
  readonly isStruck?: boolean;
}

/** Messages and times for the texts of a change. */
export interface ChangeFormat {
  readonly messages: Messages;
  readonly venue: VenueFormat;
  /** For the values beside the kind of the change; absent if only the sentence is shown. */
  readonly values?: {
    readonly changes: PageMessages["deskRecords"]["changes"];
    readonly match: MatchRef;
  };
}

type ChangeOf<T extends ChangeView["type"]> = Extract<ChangeView, { type: T }>;
type ResultView = ChangeOf<"corrected">["to"];

/** Formats what a change did: the values before and after, and a sentence. */
export function formatChange(change: ChangeView, format: ChangeFormat): ChangeText {
  const { messages, venue, values } = format;
  const { change: sentences, match } = messages;
  const words = values?.changes;
  const sentence = sentences.kinds[change.type];
  switch (change.type) {
    case "added":
    case "ended":
    case "withdrawn":
    case "returned":
      return { sentence };
    case "started":
      return { was: words?.upcoming, now: words?.live, sentence };
    case "start-withdrawn":
      return { was: words?.live, now: words?.upcoming, sentence };
    case "locked":
      return { was: words?.open, now: words?.locked, sentence };
    case "unlocked":
      return { was: words?.locked, now: words?.open, sentence };
    case "conflict-raised":
      return { was: words?.noFlag, now: words?.flagSet, sentence };
    case "conflict-cleared":
      return { was: words?.flagSet, now: words?.noFlag, sentence };
    case "rescheduled":
      return formatMove(change, format);
    case "unscheduled": {
      const was = venue.when(Date.parse(change.from));
      return { was, now: words?.noStart, sentence: sentences.unscheduled(was) };
    }
    case "contestants-known":
      return formatKnown(change, format);
    case "replaced": {
      const was = change.from.name;
      if (change.to === null) return { was, now: words?.open, sentence: sentences.out(was) };
      return { was, now: change.to.name, sentence: sentences.replaced(change.to.name, was) };
    }
    case "renamed": {
      const [was, now] = [change.from.name, change.to.name];
      return { was, now, sentence: sentences.renamed(now, was) };
    }
    case "score":
      return { sentence: formatKnownScores(change.to, messages) };
    case "score-withdrawn": {
      const known = formatKnownScores(change.from, messages);
      const was = formatScoreList(match.disqualified, change.from);
      return { was, sentence: sentences.scoreWithdrawn(known) };
    }
    case "decided":
      return { sentence: formatOutcome({ ...change, draw: true }, messages) };
    case "corrected":
      return formatCorrection(change, messages);
    case "best-of": {
      const was = change.from === null ? "" : match.bestOf(change.from);
      const now = change.to === null ? sentences.bestOfUnknown : match.bestOf(change.to);
      return { was, now, sentence: now, isStruck: true };
    }
    case "last-seen": {
      const now = match.rowAbsence.lastSeen(venue.when(Date.parse(change.lastSeen)));
      return { now, sentence: now };
    }
  }
}

/** Formats who won, a draw, or that no winner is known. */
export function formatOutcome(
  { winner, draw }: Pick<ResultView, "winner" | "draw">,
  { change, match: { result } }: Messages,
): string {
  if (winner === null) return draw ? result.draw : change.noWinner;
  return result.won(winner.name);
}

/** Formats a moved start; the old start is shown without its day if both are on the same day. */
function formatMove(
  { from, to }: ChangeOf<"rescheduled">,
  { messages, venue, values }: ChangeFormat,
): ChangeText {
  const end = Date.parse(to);
  const now = venue.when(end);
  const sentence = messages.change.start(now);
  if (from === null) return { now, sentence };
  const start = Date.parse(from);
  if (venue.whenDay(start) !== venue.whenDay(end))
    return { was: venue.when(start), now, sentence, isStruck: true };
  const minutes = Math.round((end - start) / MINUTE);
  const note =
    minutes < 0 ? values?.changes.minutesEarlier(-minutes) : values?.changes.minutesLater(minutes);
  return { was: venue.time(start), now, note, sentence, isStruck: true };
}

/**
 * Formats contestants who became known, and the earlier text of the slot of a single one; "complete"
 * if they are all contestants of the match, whose names are beside it.
 */
function formatKnown(
  { contestants: known }: ChangeOf<"contestants-known">,
  { messages, values }: ChangeFormat,
): ChangeText {
  const now = known.map(({ name }) => wrapInBidiIsolate(name)).join(", ");
  const sentence = messages.change.known(now);
  if (values === undefined) return { now, sentence };
  const { contestants, sources } = values.match;
  if (known.length === contestants.length) return { now: values.changes.complete, sentence };
  const [first, ...others] = known;
  const source = sources[contestants.findIndex((one) => one?.key === first?.key)];
  const isNamed = source !== undefined && source.type !== "unknown" && others.length === 0;
  return { was: isNamed ? formatSlotSource(messages, source) : "", now, sentence };
}

/** Formats both results of a correction, without the winner if that stays the same. */
function formatCorrection({ from, to }: ChangeOf<"corrected">, messages: Messages): ChangeText {
  const scores = [from, to].map((result) => formatKnownScores(result.scores, messages));
  const isSameWinner = from.winner !== null && from.winner.key === to.winner?.key;
  const [was = "", now = ""] =
    isSameWinner && !scores.includes("")
      ? scores
      : [from, to].map((result) => formatResult(result, messages));
  return { was, now, sentence: `${messages.change.kinds.corrected}: ${now}`, isStruck: true };
}

function formatResult(result: ResultView, messages: Messages): string {
  const parts = [formatKnownScores(result.scores, messages), formatOutcome(result, messages)];
  return parts.filter((part) => part !== "").join(", ");
}

/** Formats the scores of all contestants: "3–1"; "" if one is unknown. */
function formatKnownScores(scores: ResultView["scores"], { match }: Messages): string {
  return scores.includes(null) ? "" : formatScoreList(match.disqualified, scores);
}
