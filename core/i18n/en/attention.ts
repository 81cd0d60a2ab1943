import type { AttentionNames, ReasonMessages } from "#core/i18n/en/attention-messages.ts";
import { isolate } from "#core/lib/isolate.ts";
import type { HeldKind } from "#core/model/loss-kinds.ts";
import type { StoreFailure } from "#core/model/store-health.ts";

/** What each kind of attention item is called, in English. */
export const enAttentionNames: AttentionNames = {
  conflict: "Conflict",
  "not-started": "Not started",
  "running-long": "Running long",
  "no-score": "No score",
  "contestant-missing": "Contestant missing",
  moved: "Moved",
  "decided-not-over": "Decided, not over",
  "corrected-late": "Corrected late",
  "score-withdrawn": "Score withdrawn",
  unlocked: "Unlocked",
  locked: "Locked",
  "score-too-high": "Score too high",
  overlapping: "Two at once",
  "short-turnaround": "Short turnaround",
  "bye-with-two": "Bye with two",
  "slot-unfilled": "Slot not filled",
  "advanced-without-winning": "Advanced, not won",
  "last-seen": "Out of sight",
  "list-cut": "List cut",
  "service-refused": "Refused",
  "data-held": "Data held",
  "clocks-differ": "Clocks differ",
  "store-failing": "Not stored",
};

const enStoreAdvice: Readonly<Record<StoreFailure, string>> = {
  unreachable: "PostgreSQL does not respond: check that it runs and DATABASE_URL is right",
  full: "The disk is full: free some space",
  "read-only": "The archive cannot be written: check its owner and that its disk is writable",
  missing: "The archive's folder or file is gone: bring DATA_DIR back, or restart the server",
  corrupt: "The archive's file is damaged: put a backup in its place with npm run restore",
  failing: "The archive cannot be written: read the cause in the server's log",
};

function enUnstored(changes: number): string {
  if (changes === 0) return "new data is not stored and is";
  return changes === 1
    ? "1 change is not stored and is"
    : `${changes} changes are not stored and are`;
}

function enDuration(minutes: number): string {
  const whole = Math.abs(minutes);
  if (whole < 120) return `${whole} min`;
  const hours = Math.round(whole / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

const enHeld: Readonly<Record<HeldKind, string>> = {
  matches: "matches",
  contestants: "contestants",
  scores: "scores",
  "lower-scores": "higher scores",
  flags: "flags",
  unlocked: "locks",
  positions: "bracket positions",
  starts: "start times",
  "best-ofs": "number of games",
  "more-games": "number of games",
  tournaments: "tournament",
  byes: "byes",
  begun: "start",
};

/** Why an attention item needs attention, in English. */
export const enReasons: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    return score === ""
      ? "The service marks this match as in conflict."
      : `The service marks this match as in conflict. Score there: ${score}.`;
  },
  "not-started": ({ start }, { time, isSeveral }) =>
    `Start ${time(start)} has passed; the service still lists ${isSeveral ? "them" : "it"} as upcoming.`,
  "running-long": ({ minutes, typical, watched, bestOf }) =>
    `${minutes} min so far; ${bestOf === null ? "others" : `best of ${bestOf}`} took about ${typical} min (${watched} watched).`,
  "no-score": ({ minutes, typical, watched }) =>
    `No score after ${minutes} min; others were over after about ${typical} min (${watched} watched).`,
  "contestant-missing": ({ start, waitsFor }, { time }) =>
    waitsFor === null
      ? `Starts ${time(start)}, and somebody is not known yet.`
      : `Starts ${time(start)}, and waits for ${waitsFor}.`,
  moved: ({ from, to }, { time }) => `Moved from ${time(from)} to ${time(to)}.`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${isolate(winner)} has won; the service still lists it as upcoming.`
      : `${isolate(winner)} has won; the service has not locked it, as it does with others.`,
  "corrected-late": ({ from, to, next }, format) => {
    const [before, after] = [from, to].map(
      ({ scores, winner }) => `${format.scores(scores)} (${winner?.name ?? "no winner"})`,
    );
    return `Result changed from ${before} to ${after} after ${next ?? "the next match"} had begun.`;
  },
  "score-withdrawn": ({ scores }, format) => `The score ${format.scores(scores)} is gone.`,
  unlocked: () => "The service took its lock back.",
  locked: () => "The service has locked this match although it is not over.",
  "score-too-high": ({ score, bestOf }) => `${score} is more than best of ${bestOf} allows.`,
  overlapping: ({ contestant, other, sameName }) =>
    sameName
      ? `${isolate(contestant)} (same name) plays ${other.name} then, in another game.`
      : `${isolate(contestant)} also plays ${other.name} then.`,
  "short-turnaround": ({ contestant, minutes, other, estimated }) => {
    const name = isolate(contestant);
    if (estimated) {
      return `${name}: ${other.name} will hardly be over in time, as long as such matches take.`;
    }
    return minutes > 0
      ? `${name}: ${minutes} min after the end of ${other.name}.`
      : `${name}: no time after the end of ${other.name}.`;
  },
  "bye-with-two": () => "Marked as a bye, and two contestants stand in it.",
  "slot-unfilled": ({ feeder, contestant }) =>
    contestant === null
      ? `${feeder} is decided, and nobody stands here.`
      : `${feeder} is decided: ${isolate(contestant)} belongs here.`,
  "advanced-without-winning": ({ fault }) =>
    ({
      "loser-advanced": "By its score one won, and the other one plays on.",
      "winner-and-loser": "One contestant stands where its winner and where its loser goes.",
      "both-advanced": "Both contestants stand in the round it leads to.",
    })[fault],
  "last-seen": ({ at }, { time }) => `Being played when a list carried it last, at ${time(at)}.`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `The list holds 100 matches: nothing after ${time(horizon)} is visible.`
      : `The list of what has begun reaches back to ${time(horizon)} only: longer matches leave it.`,
  "service-refused": () => "It does not accept our credentials. Check CLIENT_ID and CLIENT_SECRET.",
  "data-held": ({ lost, count, of, list, site, hidden, decision, dataAt }, { time }) => {
    const which = hidden ? "hidden " : "";
    const where = site === null ? "" : ` of ${isolate(site)}`;
    const held =
      lost === "matches"
        ? `The service now sends ${of - count} of ${of} ${which}${list === null ? "" : `${list} `}matches${where}.`
        : `The service no longer sends the ${enHeld[lost]} of ${count} of ${of} ${which}matches${where}.`;
    const kept = decision === "keep" ? " Staff decided to keep it." : "";
    return `${held} Showing data from ${time(dataAt)}.${kept}`;
  },
  "clocks-differ": ({ minutes, deletionRefused }) =>
    `The service's clock is ${enDuration(minutes)} ${minutes < 0 ? "behind" : "ahead of"} the server's. Set the one that is wrong${deletionRefused ? "; until then RETENTION_DAYS deletes nothing" : ""}.`,
  "store-failing": ({ state, unstoredChanges }) =>
    `${enStoreAdvice[state]}; ${enUnstored(unstoredChanges)} lost if the server stops.`,
};
