import type { ChangeView } from "#core/contract/change.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { isolate } from "#core/lib/isolate.ts";

/** What happened in words; `was` is what no longer holds, to be struck out before them. */
export interface SaidChange {
  readonly was: string;
  readonly now: string;
}

type ResultView = Extract<ChangeView, { type: "corrected" }>["to"];
type Scores = ResultView["scores"];

/** One change as a line of a feed says it, beside its match and its time. */
export function formatChange(
  change: ChangeView,
  messages: Messages,
  venue: VenueFormat,
): SaidChange {
  if (change.type === "rescheduled") return sayMove(change, messages, venue);
  if (change.type === "corrected") {
    const was = sayResult(change.from, messages);
    return { was, now: `${messages.change.corrected}: ${sayResult(change.to, messages)}` };
  }
  if (change.type === "best-of") {
    const { bestOf } = messages.match;
    const was = change.from === null ? "" : bestOf(change.from);
    return { was, now: change.to === null ? messages.change.bestOfUnknown : bestOf(change.to) };
  }
  return { was: "", now: formatAnnotationChange(change, messages, venue) };
}

type Fact = Exclude<ChangeView, { type: "rescheduled" | "corrected" | "best-of" }>;

function formatAnnotationChange(
  change: Fact,
  { change: say, match }: Messages,
  venue: VenueFormat,
): string {
  switch (change.type) {
    case "added":
      return say.added;
    case "unscheduled":
      return say.unscheduled(venue.when(Date.parse(change.from)));
    case "contestants-known":
      return say.known(change.contestants.map(({ name }) => isolate(name)).join(", "));
    case "replaced":
      return change.to === null
        ? say.out(change.from.name)
        : say.replaced(change.to.name, change.from.name);
    case "renamed":
      return say.renamed(change.to.name, change.from.name);
    case "started":
      return say.started;
    case "start-withdrawn":
      return say.startWithdrawn;
    case "score":
      return sayKnownScores(match, change.to);
    case "score-withdrawn":
      return say.scoreWithdrawn(sayKnownScores(match, change.from));
    case "decided":
      return change.winner === null ? match.result.draw : match.result.won(change.winner.name);
    case "ended":
      return match.state.ended;
    case "conflict-raised":
      return say.conflict;
    case "conflict-cleared":
      return say.conflictCleared;
    case "locked":
      return say.locked;
    case "unlocked":
      return say.unlocked;
    case "last-seen":
      return match.rowAbsence.lastSeen(venue.when(Date.parse(change.lastSeen)));
    case "withdrawn":
      return match.rowAbsence.withdrawn;
    case "returned":
      return say.returned;
  }
}

/** The old day is left out if it is the new one: most moves are within the evening. */
function sayMove(
  { from, to }: Extract<ChangeView, { type: "rescheduled" }>,
  { change }: Messages,
  venue: VenueFormat,
): SaidChange {
  const fresh = Date.parse(to);
  const now = change.start(venue.when(fresh));
  if (from === null) return { was: "", now };
  const old = Date.parse(from);
  const isSameDay = venue.whenDay(old) === venue.whenDay(fresh);
  return { was: isSameDay ? venue.time(old) : venue.when(old), now };
}

function sayResult({ scores, winner, draw }: ResultView, { change, match }: Messages): string {
  const outcome =
    winner === null ? (draw ? match.result.draw : change.noWinner) : match.result.won(winner.name);
  return [sayKnownScores(match, scores), outcome].filter((part) => part !== "").join(", ");
}

/** "3–1", of as many as there are; "" where one is missing. */
function sayKnownScores(messages: Messages["match"], scores: Scores): string {
  return scores.includes(null) ? "" : formatScoreList(messages.disqualified, scores);
}
