import type { ReasonMessages } from "#core/i18n/en/attention-messages.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { fiHeld as HELD } from "./attention.ts";
import { fiBestOf } from "./best-of.ts";

/** The shortest reason of an attention item with its number, for one line, in Finnish. */
export const fiShortReasons: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    return score === "" ? "merkitty" : `merkitty, ${score}`;
  },
  "not-started": ({ start }, { time }) => `alkamisaika ${time(start)} ohi`,
  "running-long": ({ minutes, typical, watched }) =>
    `${formatMinutes(minutes)}; ${watched} ottelun mediaani ${formatMinutes(typical)}`,
  "no-score": ({ minutes, typical, watched }) =>
    `ei tulosta, ${formatMinutes(minutes)}; ${watched} ottelun mediaani ${formatMinutes(typical)}`,
  "contestant-missing": ({ start, waitsFor }, { time }) =>
    waitsFor === null ? `alkaa ${time(start)}` : `alkaa ${time(start)}, ${waitsFor} kesken`,
  moved: ({ from, to }, { time }) => `${time(from)} → ${time(to)}`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} voitti, yhä tulevissa`
      : `${wrapInBidiIsolate(winner)} voitti, ei lukittu`,
  "corrected-late": ({ from, to, next }, { scores }) =>
    `${scores(from.scores)} → ${scores(to.scores)}, kun ${next ?? "seuraava ottelu"} oli alkanut`,
  "score-withdrawn": ({ scores: was }, { scores }) => `${scores(was)} poistettu`,
  unlocked: () => "lukitus poistettu",
  locked: () => "lukittu, ei ohi",
  "score-too-high": ({ score, bestOf }) => `${score}, ${fiBestOf(bestOf)}`,
  overlapping: ({ other, sameName }) =>
    sameName ? `sama nimi: ${other.name}` : `pelaa myös: ${other.name}`,
  "two-on-one": ({ start, other, otherStart }, { time }) =>
    `${other.name} ${time(otherStart)}, myös ${time(start)}`,
  "no-station": ({ start }, { time }) => `alkaa ${time(start)}`,
  "short-turnaround": ({ minutes, other, estimated }) =>
    estimated ? `${other.name} voi myöhästyä` : `${Math.max(minutes, 0)} min, ${other.name}`,
  "bye-with-two": () => "kaksi osallistujaa",
  "new-name": ({ current }) => wrapInBidiIsolate(current.name),
  "plays-itself": () => "sama osallistuja kahdesti",
  "slot-unfilled": ({ feeder, contestant }) =>
    contestant === null ? `${feeder} on ratkennut` : `${feeder}: ${wrapInBidiIsolate(contestant)}`,
  "advanced-without-winning": ({ fault }) =>
    ({
      "loser-advanced": "tuloksen häviäjä jatkaa",
      "winner-and-loser": "sama molemmissa seuraavissa",
      "both-advanced": "molemmat jatkavat",
    })[fault],
  "still-open": ({ start }, { time }) => `alkoi ${time(start)}, ei tulosta`,
  "address-corrected": ({ from, to }) => `${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}`,
  "last-seen": ({ at }, { time }) => `listalla viimeksi ${time(at)}`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `100 listalla, ${time(horizon)} asti`
      : `100 listalla, ${time(horizon)} alkaen`,
  "service-refused": () => "tunnukset evätty",
  "data-held": ({ lost, count, of, decision }) => {
    const loss =
      lost === "matches"
        ? `${of - count}/${of} ottelua lähetetty`
        : `${count}/${of}: puuttuu ${HELD[lost]}`;
    return decision === "keep" ? loss + ", pidetään" : loss;
  },
  "clocks-differ": ({ minutes }) =>
    `${formatMinutes(Math.abs(minutes))} ${minutes < 0 ? "jäljessä" : "edellä"}`,
  "store-failing": ({ unstoredChanges }) =>
    unstoredChanges === 0
      ? "uutta tietoa ei tallenneta"
      : `${unstoredChanges} muutosta tallentamatta`,
};
