import type { AttentionReasonView } from "#core/contract/attention.ts";
import type { HeldKind } from "#core/model/hold.ts";
import { getFailureGroup } from "#core/model/service-outcome.ts";
import {
  affected,
  currentSites,
  down,
  downAdvice,
  failures,
  formatUnstored,
  storeAdvice,
} from "./services.ts";
import { formatDifference, formatNames, formatSites } from "#core/lib/sentence.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

type AttentionKind = AttentionReasonView["kind"];

/** A reason of the kind `K`; by default, of any kind. */
export type ReasonOf<K extends AttentionKind = AttentionKind> = {
  readonly [P in K]: Extract<AttentionReasonView, { readonly kind: P }>;
}[K];

/** Formats parts of a reason in the viewer's language and time zone. */
export interface ReasonFormat {
  /** "14:32", with the day if it is not today. */
  readonly time: (iso: string) => string;
  /** "2–1"; "" if no score is known. */
  readonly scores: (scores: readonly (number | null)[]) => string;
  /** When the cause began, like `time`; "" if unknown. */
  readonly since: string;
  /** True if the item groups several matches; the reason is that of the first one. */
  readonly isSeveral: boolean;
}

/** Why an item needs attention, as a sentence for each kind of reason. */
export type ReasonMessages = {
  readonly [K in AttentionKind]: (reason: ReasonOf<K>, format: ReasonFormat) => string;
};

/** A short name for each kind of attention item. */
export type AttentionNames = Readonly<Record<AttentionKind, string>>;

/** The short name of each kind of attention item, in English. */
export const mark: AttentionNames = {
  conflict: "Conflict",
  "not-started": "Not started",
  "running-long": "Running long",
  "no-score": "No score",
  "contestant-missing": "Contestant missing",
  moved: "Moved",
  "decided-not-over": "Won, not closed there",
  "corrected-late": "Corrected late",
  "score-withdrawn": "Score withdrawn",
  unlocked: "Unlocked",
  locked: "Locked",
  "score-too-high": "Score too high",
  "score-unreadable": "Score unreadable",
  overlapping: "Double-booked",
  "two-on-one": "Two on one",
  "no-station": "No station",
  "short-turnaround": "Short turnaround",
  "bye-with-two": "Bye with two",
  "new-name": "New name",
  "plays-itself": "Plays itself",
  "slot-unfilled": "Slot not filled",
  "advanced-without-winning": "Advanced without winning",
  "start-implausible": "Impossible start",
  "still-open": "Still open",
  "no-result": "Closed without score",
  "score-order-unknown": "Best score?",
  "address-corrected": "Address corrected",
  "last-seen": "No longer listed",
  "list-cut": "List capped at 100",
  "service-refused": "Refused",
  "service-down": "No answer",
  "data-held": "Data held",
  "clocks-differ": "Clocks differ",
  "store-failing": "Not stored",
};

/** Names of the data that the service no longer sends, in English. */
const HELD: Readonly<Record<HeldKind, string>> = {
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
export const why: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    const marked =
      format.since === ""
        ? "The service marks this match as disputed (flag “conflict”)."
        : `The service has marked this match as disputed (flag “conflict”) since ${format.since}.`;
    return score === "" ? marked : `${marked} Score there: ${score}.`;
  },
  "not-started": ({ start }, { time, isSeveral }) =>
    `Start ${time(start)} has passed; the service still lists ${isSeveral ? "them" : "it"} as upcoming.`,
  "running-long": ({ minutes, typical, watched, bestOf }) =>
    `${minutes} min so far; ${bestOf === null ? "other" : `best-of-${bestOf}`} matches take about ${typical} min (${watched} observed).`,
  "no-score": ({ minutes, typical, watched }) =>
    `No score after ${minutes} min; other matches take about ${typical} min (${watched} observed).`,
  "contestant-missing": ({ start, waitsFor }, { time }) =>
    waitsFor === null
      ? `Starts ${time(start)}, but a contestant is not known yet.`
      : `Starts ${time(start)}, but ${waitsFor}, which feeds it, has not ended.`,
  moved: ({ from, to }, { time }) => `Moved from ${time(from)} to ${time(to)}.`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} has won, but the service still lists this match as upcoming.`
      : `${wrapInBidiIsolate(winner)} has won, but the service has not closed (locked) this match as it does others.`,
  "corrected-late": ({ from, to, next }, format) => {
    const [before, after] = [from, to].map(
      ({ scores, winner }) => `${format.scores(scores)} (${winner?.name ?? "no winner"})`,
    );
    return `Result changed from ${before} to ${after} after ${next ?? "the next match"} had begun.`;
  },
  "score-withdrawn": ({ scores }, format) =>
    `The service withdrew the score ${format.scores(scores)}.`,
  unlocked: () => "The service has opened (unlocked) this match again.",
  locked: () =>
    "The service has closed (locked) this match although it is not over: it counts in no table. If it was cancelled, remove it there.",
  "score-too-high": ({ score, bestOf }) => `${score} is more than best of ${bestOf} allows.`,
  "score-unreadable": ({ texts }, { isSeveral }) =>
    `The service sends the score ${formatNames(texts)}, which is no number, so ${isSeveral ? "the winners are" : "the winner is"} not known. Enter the ${isSeveral ? "scores as numbers" : "score as a number"} there.`,
  overlapping: ({ contestant, other, sameName }) =>
    sameName
      ? `${wrapInBidiIsolate(contestant)} (same name) plays ${other.name} then, in another game.`
      : `${wrapInBidiIsolate(contestant)} also plays ${other.name} then.`,
  "two-on-one": ({ station, start, other, otherStart }, { time }) =>
    `Station ${wrapInBidiIsolate(station)} is used from ${time(otherStart)} for ${other.name} and from ${time(start)} for this match.`,
  "no-station": ({ start }, { time, isSeveral }) =>
    isSeveral
      ? `The first starts ${time(start)}. Other matches of this tournament have a station, these have none.`
      : `Starts ${time(start)}. Other matches of this tournament have a station, this one has none.`,
  "short-turnaround": ({ contestant, minutes, other, estimated }) => {
    const name = wrapInBidiIsolate(contestant);
    if (estimated) {
      return `${name}: ${other.name} will probably not finish in time.`;
    }
    return minutes > 0
      ? `${name}: ${minutes} min after the end of ${other.name}.`
      : `${name}: no time after the end of ${other.name}.`;
  },
  "bye-with-two": () => "Marked as a bye, but it has two contestants.",
  "new-name": ({ feeder, former, current }) =>
    feeder === null
      ? `${wrapInBidiIsolate(current.name)} plays only matches that ${wrapInBidiIsolate(former.name)} has not played, after the last one of that name. If it is the same contestant, enter the alias; until then the group is not complete.`
      : `${wrapInBidiIsolate(current.name)} never played before and is in the slot of ${wrapInBidiIsolate(former.name)}, who came from ${feeder}. If it is the same contestant, enter the alias; until then both are kept.`,
  "plays-itself": ({ contestant }) =>
    `Both contestants are ${wrapInBidiIsolate(contestant)}. The match counts for no one until the service is corrected.`,
  "slot-unfilled": ({ feeder, contestant }) =>
    contestant === null
      ? `${feeder} is decided, but this slot is empty.`
      : `${feeder} is decided: ${wrapInBidiIsolate(contestant)} should be in this slot.`,
  "advanced-without-winning": ({ fault }) =>
    ({
      "loser-advanced": "The loser by score advanced.",
      "winner-dropped": "The winner by score is in the loser's next match.",
      "winner-and-loser": "The same contestant is in the winner's and in the loser's next match.",
      "both-advanced": "Both contestants are in the next round.",
    })[fault],
  "start-implausible": ({ start, dates }, { time }) =>
    `The service sends the start ${time(start)}, far from ${dates.length === 0 ? "all other matches" : `the tournament's dates (${dates.map(time).join(" – ")})`}. It counts as not fixed until it is corrected there.`,
  "still-open": ({ start }, { time, isSeveral }) =>
    `Began ${time(start)} and ${isSeveral ? "have" : "has"} not changed for long, but the service has not ended ${isSeveral ? "them" : "it"}: interrupted, or the result was not entered. ${isSeveral ? "No result counts" : "It has no result"}.`,
  "no-result": () =>
    "The service has closed (locked) this match without a score: it counts as cancelled, void or abandoned, not as a draw, and in no table. If it has a result, enter it there.",
  "score-order-unknown": () =>
    "It is not known whether the highest or the lowest score is best, so no winner by score is shown. Enter “Best score” at the tournament.",
  "address-corrected": ({ from, to }) =>
    `The address changed from ${wrapInBidiIsolate(from)} to ${wrapInBidiIsolate(to)}. Old links lead to the new one.`,
  "last-seen": ({ at }, { time }) => `Was live when last listed, at ${time(at)}.`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `The list holds 100 matches: nothing after ${time(horizon)} is visible.`
      : `The ended list only goes back to ${time(horizon)}: long matches drop off it.`,
  "service-refused": () => "It does not accept our credentials. Check CLIENT_ID and CLIENT_SECRET.",
  "service-down": ({ outcome, host, sites, others, dataAt, ...counts }, { time, since }) => {
    const group = getFailureGroup(outcome);
    const where = others === 0 ? "" : ` for ${formatSites(sites, host)}`;
    const data =
      dataAt === null
        ? "It has sent no data yet."
        : `${counts.openMatches === 0 ? "No open match depends on it" : `Pages show its data from ${time(dataAt)}: ${affected(counts.tournaments, counts.openMatches)}`}.`;
    const sentences = [data, currentSites(others), downAdvice[group]].filter(Boolean).join(" ");
    return `${down[group]}${where} (since ${since}): ${failures[outcome]}. ${sentences}`;
  },
  "data-held": (held, { time }) => {
    const { lost, count, of, list, site, hidden, tournaments, live, decision, dataAt } = held;
    const which = hidden ? "hidden " : "";
    const where = site === null ? "" : ` of ${wrapInBidiIsolate(site)}`;
    const loss =
      lost === "matches"
        ? `The service now sends ${of - count} of ${of} ${which}${list === null ? "" : `${list} `}matches${where}.`
        : `The service no longer sends the ${HELD[lost]} of ${count} of ${of} ${which}matches${where}.`;
    const decided = decision === "keep" ? " Staff decided to keep it." : "";
    const about =
      tournaments.length === 0
        ? ""
        : ` Affected: ${formatNames(tournaments)}; ${live === 0 ? "no match is live" : live === 1 ? "1 match is live" : `${live} matches are live`}.`;
    return `${loss}${about} Showing data from ${time(dataAt)}.${decided}`;
  },
  "clocks-differ": ({ minutes, deletionRefused }) =>
    `The service's clock is ${formatDifference(minutes, "days")} ${minutes < 0 ? "behind" : "ahead of"} the server's. Set the one that is wrong${deletionRefused ? "; until then RETENTION_DAYS deletes nothing" : ""}.`,
  "store-failing": ({ state, unstoredChanges }) =>
    `${storeAdvice[state]}; ${formatUnstored(unstoredChanges)} lost if the server stops.`,
};

/** The shortest reason of an attention item with its number, for one line, in English. */
export const shortWhy: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    const marked = "they marked it disputed";
    return score === "" ? marked : `${marked}, ${score}`;
  },
  "not-started": ({ start }, { time }) => `start ${time(start)} passed`,
  "running-long": ({ minutes, typical, watched }) =>
    `${formatMinutes(minutes)}; median of ${watched} is ${formatMinutes(typical)}`,
  "no-score": ({ minutes, typical, watched }) =>
    `no score in ${formatMinutes(minutes)}; median of ${watched} is ${formatMinutes(typical)}`,
  "contestant-missing": ({ start }, { time }) => `starts ${time(start)}`,
  moved: ({ from, to }, { time }) => `${time(from)} → ${time(to)}`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} won, still upcoming there`
      : `${wrapInBidiIsolate(winner)} won, not closed there`,
  "corrected-late": ({ from, to, next }, { scores }) =>
    `${scores(from.scores)} became ${scores(to.scores)} after ${next ?? "the next match"} began`,
  "score-withdrawn": ({ scores: was }, { scores }) => `${scores(was)} withdrawn`,
  unlocked: () => "opened again there",
  locked: () => "closed there, not over",
  "score-too-high": ({ score, bestOf }) => `${score} in best of ${bestOf}`,
  "score-unreadable": ({ texts }) => `${formatNames(texts)} is no number`,
  overlapping: ({ other, sameName }) =>
    sameName ? `same name in ${other.name}` : `also plays ${other.name}`,
  "two-on-one": ({ start, other, otherStart }, { time }) =>
    `${other.name} ${time(otherStart)}, also ${time(start)}`,
  "no-station": ({ start }, { time }) => `starts ${time(start)}`,
  "short-turnaround": ({ minutes, other, estimated }) =>
    estimated ? `${other.name} may end late` : `${Math.max(minutes, 0)} min after ${other.name}`,
  "bye-with-two": () => "two contestants",
  "new-name": ({ current }) => wrapInBidiIsolate(current.name),
  "plays-itself": () => "same contestant twice",
  "slot-unfilled": ({ feeder, contestant }) =>
    contestant === null ? `${feeder} is decided` : `${feeder}: ${wrapInBidiIsolate(contestant)}`,
  "advanced-without-winning": ({ fault }) =>
    ({
      "loser-advanced": "loser by score advanced",
      "winner-dropped": "winner in the loser's next match",
      "winner-and-loser": "one in both next matches",
      "both-advanced": "both advanced",
    })[fault],
  "start-implausible": ({ start }, { time }) => `start ${time(start)} sent`,
  "still-open": ({ start }, { time }) => `began ${time(start)}, no result`,
  "no-result": () => "closed there without a score",
  "score-order-unknown": () => "highest or lowest?",
  "address-corrected": ({ from, to }) => `${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}`,
  "last-seen": ({ at }, { time }) => `last listed ${time(at)}`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `100 listed, up to ${time(horizon)}`
      : `100 listed, back to ${time(horizon)}`,
  "service-refused": () => "credentials rejected",
  "service-down": ({ outcome, dataAt }, { time }) => {
    const cause = failures[outcome];
    return dataAt === null ? `${cause}, no data yet` : `${cause}, data from ${time(dataAt)}`;
  },
  "data-held": ({ lost, count, of, live, decision }) => {
    const loss =
      lost === "matches"
        ? `${of - count} of ${of} matches sent`
        : `${count} of ${of} matches without ${HELD[lost]}`;
    return [loss, live > 0 && `${live} live`, decision === "keep" && "kept"]
      .filter(Boolean)
      .join(", ");
  },
  "clocks-differ": ({ minutes }) =>
    `${formatMinutes(Math.abs(minutes))} ${minutes < 0 ? "behind" : "ahead"}`,
  "store-failing": ({ unstoredChanges }) =>
    unstoredChanges === 0 ? "new data not stored" : `${unstoredChanges} changes not stored`,
};
