import type { ChangeView } from "#core/contract/change.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Text of a change. `was` is the previous value, shown struck through; "" if there is none. */
export interface ChangeText {
  readonly was: string;
  readonly now: string;
}

type ResultView = Extract<ChangeView, { type: "corrected" }>["to"];
type Scores = ResultView["scores"];

/** Formats a change for a feed, which shows its match and its time beside it. */
export function formatChange(
  change: ChangeView,
  messages: Messages,
  venue: VenueFormat,
): ChangeText {
  if (change.type === "rescheduled") return formatMove(change, messages, venue);
  if (change.type === "corrected") {
    const [was, now] = formatCorrection(change, messages);
    return { was, now: `${messages.change.corrected}: ${now}` };
  }
  if (change.type === "best-of") {
    const { bestOf } = messages.match;
    const was = change.from === null ? "" : bestOf(change.from);
    return { was, now: change.to === null ? messages.change.bestOfUnknown : bestOf(change.to) };
  }
  return { was: "", now: formatSimpleChange(change, messages, venue) };
}

type SimpleChange = Exclude<ChangeView, { type: "rescheduled" | "corrected" | "best-of" }>;

function formatSimpleChange(
  change: SimpleChange,
  { change: changeMessages, match }: Messages,
  venue: VenueFormat,
): string {
  switch (change.type) {
    case "added":
      return changeMessages.added;
    case "unscheduled":
      return changeMessages.unscheduled(venue.when(Date.parse(change.from)));
    case "contestants-known":
      return changeMessages.known(
        change.contestants.map(({ name }) => wrapInBidiIsolate(name)).join(", "),
      );
    case "replaced":
      return change.to === null
        ? changeMessages.out(change.from.name)
        : changeMessages.replaced(change.to.name, change.from.name);
    case "renamed":
      return changeMessages.renamed(change.to.name, change.from.name);
    case "started":
      return changeMessages.started;
    case "start-withdrawn":
      return changeMessages.startWithdrawn;
    case "score":
      return formatKnownScores(match, change.to);
    case "score-withdrawn":
      return changeMessages.scoreWithdrawn(formatKnownScores(match, change.from));
    case "decided":
      return change.winner === null ? match.result.draw : match.result.won(change.winner.name);
    case "ended":
      return match.state.ended;
    case "conflict-raised":
      return changeMessages.conflict;
    case "conflict-cleared":
      return changeMessages.conflictCleared;
    case "locked":
      return changeMessages.locked;
    case "unlocked":
      return changeMessages.unlocked;
    case "last-seen":
      return match.rowAbsence.lastSeen(venue.when(Date.parse(change.lastSeen)));
    case "withdrawn":
      return match.rowAbsence.withdrawn;
    case "returned":
      return changeMessages.returned;
  }
}

/** Formats a moved start; the old start is shown without its day if both are on the same day. */
function formatMove(
  { from, to }: Extract<ChangeView, { type: "rescheduled" }>,
  { change }: Messages,
  venue: VenueFormat,
): ChangeText {
  const newStart = Date.parse(to);
  const now = change.start(venue.when(newStart));
  if (from === null) return { was: "", now };
  const oldStart = Date.parse(from);
  const isSameDay = venue.whenDay(oldStart) === venue.whenDay(newStart);
  return { was: isSameDay ? venue.time(oldStart) : venue.when(oldStart), now };
}

/** Formats both results of a correction, without the winner if that stays the same. */
function formatCorrection(
  { from, to }: Extract<ChangeView, { type: "corrected" }>,
  messages: Messages,
): readonly [was: string, now: string] {
  const scores = [from, to].map((result) => formatKnownScores(messages.match, result.scores));
  const [was = "", now = ""] = scores;
  const isSameWinner = from.winner !== null && from.winner.key === to.winner?.key;
  if (isSameWinner && was !== "" && now !== "") return [was, now];
  return [formatResult(from, messages), formatResult(to, messages)];
}

function formatResult({ scores, winner, draw }: ResultView, { change, match }: Messages): string {
  const outcome =
    winner === null ? (draw ? match.result.draw : change.noWinner) : match.result.won(winner.name);
  return [formatKnownScores(match, scores), outcome].filter((part) => part !== "").join(", ");
}

/** Formats the scores of all contestants: "3–1"; "" if one is unknown. */
function formatKnownScores(messages: Messages["match"], scores: Scores): string {
  return scores.includes(null) ? "" : formatScoreList(messages.disqualified, scores);
}
