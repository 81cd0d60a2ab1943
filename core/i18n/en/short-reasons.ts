import type { ReasonMessages } from "#core/i18n/en/attention-messages.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { enHeld as HELD } from "./attention.ts";

/** The shortest reason of an attention item with its number, for one line, in English. */
export const enShortReasons: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    return score === "" ? "flag set" : `flag set, ${score}`;
  },
  "not-started": ({ start }, { time }) => `start ${time(start)} passed`,
  "running-long": ({ minutes, typical, watched }) =>
    `${formatMinutes(minutes)}; median of ${watched} is ${formatMinutes(typical)}`,
  "no-score": ({ minutes, typical, watched }) =>
    `no score in ${formatMinutes(minutes)}; median of ${watched} is ${formatMinutes(typical)}`,
  "contestant-missing": ({ start, waitsFor }, { time }) =>
    waitsFor === null ? `starts ${time(start)}` : `starts ${time(start)}, ${waitsFor} not ended`,
  moved: ({ from, to }, { time }) => `${time(from)} → ${time(to)}`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} won, still upcoming`
      : `${wrapInBidiIsolate(winner)} won, not locked`,
  "corrected-late": ({ from, to, next }, { scores }) =>
    `${scores(from.scores)} became ${scores(to.scores)} after ${next ?? "the next match"} began`,
  "score-withdrawn": ({ scores: was }, { scores }) => `${scores(was)} withdrawn`,
  unlocked: () => "lock removed",
  locked: () => "locked, not over",
  "score-too-high": ({ score, bestOf }) => `${score} in best of ${bestOf}`,
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
      "winner-and-loser": "one in both next matches",
      "both-advanced": "both advanced",
    })[fault],
  "still-open": ({ start }, { time }) => `began ${time(start)}, no result`,
  "address-corrected": ({ from, to }) => `${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}`,
  "last-seen": ({ at }, { time }) => `last listed ${time(at)}`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `100 listed, up to ${time(horizon)}`
      : `100 listed, back to ${time(horizon)}`,
  "service-refused": () => "credentials rejected",
  "data-held": ({ lost, count, of, decision }) => {
    const loss =
      lost === "matches"
        ? `${of - count} of ${of} matches sent`
        : `${count} of ${of} matches without ${HELD[lost]}`;
    return decision === "keep" ? loss + ", kept" : loss;
  },
  "clocks-differ": ({ minutes }) =>
    `${formatMinutes(Math.abs(minutes))} ${minutes < 0 ? "behind" : "ahead"}`,
  "store-failing": ({ unstoredChanges }) =>
    unstoredChanges === 0 ? "new data not stored" : `${unstoredChanges} changes not stored`,
};
