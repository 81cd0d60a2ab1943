import type { ReasonMessages } from "#core/i18n/en/attention-messages.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { svHeld as HELD } from "./attention.ts";

/** The shortest reason of an attention item with its number, for one line, in Swedish. */
export const svShortReasons: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    return score === "" ? "markerad" : `markerad, ${score}`;
  },
  "not-started": ({ start }, { time }) => `starttid ${time(start)} passerad`,
  "running-long": ({ minutes, typical, watched }) =>
    `${formatMinutes(minutes)}; median av ${watched} är ${formatMinutes(typical)}`,
  "no-score": ({ minutes, typical, watched }) =>
    `inget resultat på ${formatMinutes(minutes)}; median av ${watched} är ${formatMinutes(typical)}`,
  "contestant-missing": ({ start, waitsFor }, { time }) =>
    waitsFor === null ? `börjar ${time(start)}` : `börjar ${time(start)}, ${waitsFor} pågår`,
  moved: ({ from, to }, { time }) => `${time(from)} → ${time(to)}`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} vann, ännu kommande`
      : `${wrapInBidiIsolate(winner)} vann, inte låst`,
  "corrected-late": ({ from, to, next }, { scores }) =>
    `${scores(from.scores)} → ${scores(to.scores)} efter att ${next ?? "nästa match"} börjat`,
  "score-withdrawn": ({ scores: was }, { scores }) => `${scores(was)} borttaget`,
  unlocked: () => "låset borttaget",
  locked: () => "låst, inte avslutad",
  "score-too-high": ({ score, bestOf }) => `${score} i bäst av ${bestOf}`,
  overlapping: ({ other, sameName }) =>
    sameName ? `samma namn i ${other.name}` : `spelar också ${other.name}`,
  "two-on-one": ({ start, other, otherStart }, { time }) =>
    `${other.name} ${time(otherStart)}, även ${time(start)}`,
  "no-station": ({ start }, { time }) => `börjar ${time(start)}`,
  "short-turnaround": ({ minutes, other, estimated }) =>
    estimated ? `${other.name} kan bli sen` : `${Math.max(minutes, 0)} min efter ${other.name}`,
  "bye-with-two": () => "två deltagare",
  "new-name": ({ current }) => wrapInBidiIsolate(current.name),
  "plays-itself": () => "samma deltagare två gånger",
  "slot-unfilled": ({ feeder, contestant }) =>
    contestant === null ? `${feeder} är avgjord` : `${feeder}: ${wrapInBidiIsolate(contestant)}`,
  "advanced-without-winning": ({ fault }) =>
    ({
      "loser-advanced": "förloraren gick vidare",
      "winner-and-loser": "samma i båda nästa",
      "both-advanced": "båda gick vidare",
    })[fault],
  "still-open": ({ start }, { time }) => `började ${time(start)}, inget resultat`,
  "address-corrected": ({ from, to }) => `${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}`,
  "last-seen": ({ at }, { time }) => `listad senast ${time(at)}`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `100 listade, till ${time(horizon)}`
      : `100 listade, från ${time(horizon)}`,
  "service-refused": () => "uppgifterna nekade",
  "data-held": ({ lost, count, of, decision }) => {
    const loss =
      lost === "matches"
        ? `${of - count} av ${of} matcher skickade`
        : `${count} av ${of} matcher utan ${HELD[lost]}`;
    return decision === "keep" ? loss + ", behållna" : loss;
  },
  "clocks-differ": ({ minutes }) =>
    `${formatMinutes(Math.abs(minutes))} ${minutes < 0 ? "efter" : "före"}`,
  "store-failing": ({ unstoredChanges }) =>
    unstoredChanges === 0 ? "nya data sparas inte" : `${unstoredChanges} ändringar inte sparade`,
};
