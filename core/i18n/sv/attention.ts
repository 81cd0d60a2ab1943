import type { AttentionNames, ReasonMessages } from "#core/i18n/en/attention.ts";
import type { HeldKind } from "#core/model/hold.ts";
import { getFailureGroup } from "#core/model/service-outcome.ts";
import type { StoreFailure } from "#core/model/store-health.ts";
import { affected, currentSites, down, downAdvice, failures } from "./services.ts";
import { formatDifference, formatNames, formatSites } from "#core/lib/sentence.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const mark: AttentionNames = {
  conflict: "Konflikt",
  "not-started": "Inte startad",
  "running-long": "Drar ut på tiden",
  "no-score": "Inget resultat",
  "contestant-missing": "Deltagare saknas",
  moved: "Flyttad",
  "decided-not-over": "Avgjord, inte stängd där",
  "corrected-late": "Sent rättad",
  "score-withdrawn": "Resultat borttaget",
  unlocked: "Upplåst",
  locked: "Låst",
  "score-too-high": "För högt resultat",
  "score-unreadable": "Oläsligt resultat",
  overlapping: "Dubbelbokad",
  "two-on-one": "Två på samma plats",
  "no-station": "Ingen spelplats",
  "short-turnaround": "Kort uppehåll",
  "bye-with-two": "Frilott med två",
  "new-name": "Nytt namn",
  "plays-itself": "Möter sig själv",
  "slot-unfilled": "Tom plats",
  "advanced-without-winning": "Vidare utan vinst",
  "start-implausible": "Omöjlig start",
  "still-open": "Fortfarande öppen",
  "no-result": "Stängd utan resultat",
  "score-order-unknown": "Bästa resultat?",
  "address-corrected": "Adressen rättad",
  "last-seen": "Inte längre listad",
  "list-cut": "Listan når gränsen 100",
  "service-refused": "Nekad",
  "service-down": "Inget svar",
  "data-held": "Data kvarhållna",
  "clocks-differ": "Klockorna går olika",
  "store-failing": "Sparas inte",
};

const STORE_ADVICE: Readonly<Record<StoreFailure, string>> = {
  unreachable: "PostgreSQL svarar inte: kontrollera att den körs och att DATABASE_URL stämmer",
  full: "Disken är full: frigör utrymme",
  "read-only":
    "Arkivet går inte att skriva till: kontrollera dess ägare och att disken är skrivbar",
  missing: "Arkivets mapp eller fil saknas: återställ DATA_DIR eller starta om servern",
  corrupt: "Arkivets fil är skadad: läs in en säkerhetskopia med npm run restore",
  failing: "Arkivet går inte att skriva till: läs orsaken i serverns logg",
};

function formatUnstored(changes: number): string {
  if (changes === 0) return "nya data sparas inte och går förlorade";
  return changes === 1
    ? "1 ändring är inte sparad och går förlorad"
    : `${changes} ändringar är inte sparade och går förlorade`;
}

const LISTS = { upcoming: "kommande ", ended: "påbörjade " } as const;

const HELD: Readonly<Record<HeldKind, string>> = {
  matches: "matcher",
  contestants: "deltagare",
  scores: "resultat",
  "lower-scores": "högre resultat",
  flags: "markeringar",
  unlocked: "låsningar",
  positions: "platser i slutspelet",
  starts: "starttider",
  "best-ofs": "antal spelomgångar",
  "more-games": "antal spelomgångar",
  tournaments: "turnering",
  byes: "frilotter",
  begun: "starten",
};

export const why: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    const marked =
      format.since === ""
        ? "Tjänsten markerar matchen som omtvistad (flaggan ”conflict”)."
        : `Tjänsten har markerat matchen som omtvistad (flaggan ”conflict”) sedan ${format.since}.`;
    return score === "" ? marked : `${marked} Resultat där: ${score}.`;
  },
  "not-started": ({ start }, { time, isSeveral }) =>
    `Starttiden ${time(start)} har passerat; tjänsten listar fortfarande ${isSeveral ? "dem" : "den"} som kommande.`,
  "running-long": ({ minutes, typical, watched, bestOf }) =>
    `${minutes} min hittills; ${bestOf === null ? "andra matcher" : `matcher i bäst av ${bestOf}`} tar ungefär ${typical} min (${watched} bevakade).`,
  "no-score": ({ minutes, typical, watched }) =>
    `Inget resultat efter ${minutes} min; andra matcher tar ungefär ${typical} min (${watched} bevakade).`,
  "contestant-missing": ({ start, waitsFor }, { time }) =>
    waitsFor === null
      ? `Börjar ${time(start)}, men alla deltagare är inte kända.`
      : `Börjar ${time(start)}, men ${waitsFor}, som avgör en plats, är inte avslutad.`,
  moved: ({ from, to }, { time }) => `Flyttad från ${time(from)} till ${time(to)}.`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} har vunnit, men tjänsten listar fortfarande matchen som kommande.`
      : `${wrapInBidiIsolate(winner)} har vunnit, men tjänsten har inte stängt (låst) matchen som den gör med andra.`,
  "corrected-late": ({ from, to, next }, format) => {
    const [before, after] = [from, to].map(
      ({ scores, winner }) => `${format.scores(scores)} (${winner?.name ?? "ingen vinnare"})`,
    );
    return `Resultatet ändrades från ${before} till ${after} när ${next ?? "nästa match"} redan hade börjat.`;
  },
  "score-withdrawn": ({ scores }, format) =>
    `Tjänsten har tagit bort resultatet ${format.scores(scores)}.`,
  unlocked: () => "Tjänsten har öppnat (låst upp) matchen igen.",
  locked: () =>
    "Tjänsten har stängt (låst) matchen fast den inte är avslutad: den räknas inte i någon tabell. Om den är inställd, ta bort den där.",
  "score-too-high": ({ score, bestOf }) => `${score} är mer än vad bäst av ${bestOf} tillåter.`,
  "score-unreadable": ({ texts }, { isSeveral }) =>
    `Tjänsten skickar resultatet ${formatNames(texts)}, som inte är ett tal, så ${isSeveral ? "vinnarna" : "vinnaren"} är inte ${isSeveral ? "kända" : "känd"}. Skriv in ${isSeveral ? "resultaten som tal" : "resultatet som ett tal"} där.`,
  overlapping: ({ contestant, other, sameName }) =>
    sameName
      ? `${wrapInBidiIsolate(contestant)} (samma namn) spelar ${other.name} då, i ett annat spel.`
      : `${wrapInBidiIsolate(contestant)} spelar också ${other.name} då.`,
  "two-on-one": ({ station, start, other, otherStart }, { time }) =>
    `Spelplats ${wrapInBidiIsolate(station)} används från ${time(otherStart)} för ${other.name} och från ${time(start)} för den här matchen.`,
  "no-station": ({ start }, { time, isSeveral }) =>
    isSeveral
      ? `Den första börjar ${time(start)}. Turneringens andra matcher har en spelplats, men inte de här.`
      : `Börjar ${time(start)}. Turneringens andra matcher har en spelplats, men inte den här.`,
  "short-turnaround": ({ contestant, minutes, other, estimated }) => {
    const name = wrapInBidiIsolate(contestant);
    if (estimated) return `${name}: ${other.name} hinner troligen inte bli klar i tid.`;
    return minutes > 0
      ? `${name}: ${minutes} min efter slutet av ${other.name}.`
      : `${name}: ingen tid efter slutet av ${other.name}.`;
  },
  "bye-with-two": () => "Markerad som frilott, men har två deltagare.",
  "new-name": ({ feeder, former, current }) =>
    feeder === null
      ? `${wrapInBidiIsolate(current.name)} spelar bara matcher som ${wrapInBidiIsolate(former.name)} inte har spelat, efter den sista av dem. Om det är samma deltagare, ange namnet som ett annat namn på deltagaren; till dess är gruppen inte klar.`
      : `${wrapInBidiIsolate(current.name)} har inte spelat tidigare och står på platsen för ${wrapInBidiIsolate(former.name)} från ${feeder}. Om det är samma deltagare, ange namnet som ett annat namn på deltagaren; till dess behålls båda.`,
  "plays-itself": ({ contestant }) =>
    `Båda deltagarna är ${wrapInBidiIsolate(contestant)}. Matchen räknas inte för någon förrän tjänstens uppgifter rättas.`,
  "slot-unfilled": ({ feeder, contestant }) =>
    contestant === null
      ? `${feeder} är avgjord, men platsen är tom.`
      : `${feeder} är avgjord: ${wrapInBidiIsolate(contestant)} ska stå på den här platsen.`,
  "advanced-without-winning": ({ fault }) =>
    ({
      "loser-advanced": "Förloraren enligt resultatet gick vidare.",
      "winner-dropped": "Vinnaren enligt resultatet finns i förlorarens nästa match.",
      "winner-and-loser": "Samma deltagare finns på både vinnarens och förlorarens plats.",
      "both-advanced": "Båda deltagarna finns i nästa omgång.",
    })[fault],
  "start-implausible": ({ start, dates }, { time }) =>
    `Tjänsten anger starten ${time(start)}, långt från ${dates.length === 0 ? "alla andra matcher" : `turneringens datum (${dates.map(time).join(" – ")})`}. Den räknas som inte fastställd tills den rättas där.`,
  "still-open": ({ start }, { time, isSeveral }) =>
    `Började ${time(start)} och har inte ändrats på länge, men tjänsten har inte avslutat ${isSeveral ? "dem" : "den"}: avbruten, eller resultatet är inte angivet. Det finns inget resultat.`,
  "no-result": () =>
    "Tjänsten har stängt (låst) matchen utan resultat: den räknas som inställd, struken eller avbruten, inte som oavgjord, och inte i någon tabell. Om den har ett resultat, ange det där.",
  "score-order-unknown": () =>
    "Det är inte känt om det högsta eller lägsta resultatet är bäst, så ingen vinnare på resultat visas. Ange ”Bästa resultat” vid turneringen.",
  "address-corrected": ({ from, to }) =>
    `Adressen ändrades från ${wrapInBidiIsolate(from)} till ${wrapInBidiIsolate(to)}. Gamla länkar leder till den nya.`,
  "last-seen": ({ at }, { time }) => `Pågick när den senast var listad, ${time(at)}.`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `Listan rymmer 100 matcher: inget efter ${time(horizon)} syns.`
      : `Listan över avslutade når bara tillbaka till ${time(horizon)}: långa matcher faller bort.`,
  "service-refused": () =>
    "Den godkänner inte våra uppgifter. Kontrollera CLIENT_ID och CLIENT_SECRET.",
  "service-down": ({ outcome, host, sites, others, dataAt, ...counts }, { time, since }) => {
    const group = getFailureGroup(outcome);
    const where = others === 0 ? "" : ` för ${formatSites(sites, host)}`;
    const data =
      dataAt === null
        ? "Den har inte skickat några data ännu."
        : `${counts.openMatches === 0 ? "Ingen öppen match beror på den" : `Sidorna visar dess data från ${time(dataAt)}: ${affected(counts.tournaments, counts.openMatches)}`}.`;
    const sentences = [data, currentSites(others), downAdvice[group]].filter(Boolean).join(" ");
    return `${down[group]}${where} (sedan ${since}): ${failures[outcome]}. ${sentences}`;
  },
  "data-held": (held, { time }) => {
    const { lost, count, of, list, site, hidden, tournaments, live, decision, dataAt } = held;
    const which = hidden ? "dolda " : "";
    const where = site === null ? "" : ` från ${wrapInBidiIsolate(site)}`;
    const loss =
      lost === "matches"
        ? `Tjänsten skickar nu ${of - count} av ${of} ${which}${list === null ? "" : LISTS[list]}matcher${where}.`
        : `Tjänsten skickar inte längre ${HELD[lost]} för ${count} av ${of} ${which}matcher${where}.`;
    const decided = decision === "keep" ? " Personalen valde att behålla dem." : "";
    const about =
      tournaments.length === 0
        ? ""
        : ` Det gäller ${formatNames(tournaments)}; ${live === 0 ? "ingen av matcherna pågår" : live === 1 ? "1 av matcherna pågår" : `${live} av matcherna pågår`}.`;
    return `${loss}${about} Visar data från ${time(dataAt)}.${decided}`;
  },
  "clocks-differ": ({ minutes, deletionRefused }) =>
    `Tjänstens klocka går ${formatDifference(minutes, "dagar")} ${minutes < 0 ? "efter" : "före"} serverns. Ställ den som går fel${deletionRefused ? "; till dess raderar RETENTION_DAYS ingenting" : ""}.`,
  "store-failing": ({ state, unstoredChanges }) =>
    `${STORE_ADVICE[state]}; ${formatUnstored(unstoredChanges)} om servern stannar.`,
};

export const shortWhy: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    const marked = "omtvistad enligt tjänsten";
    return score === "" ? marked : `${marked}, ${score}`;
  },
  "not-started": ({ start }, { time }) => `starttid ${time(start)} passerad`,
  "running-long": ({ minutes, typical, watched }) =>
    `${formatMinutes(minutes)}; median av ${watched} är ${formatMinutes(typical)}`,
  "no-score": ({ minutes, typical, watched }) =>
    `inget resultat på ${formatMinutes(minutes)}; median av ${watched} är ${formatMinutes(typical)}`,
  "contestant-missing": ({ start }, { time }) => `börjar ${time(start)}`,
  moved: ({ from, to }, { time }) => `${time(from)} → ${time(to)}`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} vann, ännu kommande där`
      : `${wrapInBidiIsolate(winner)} vann, inte stängd där`,
  "corrected-late": ({ from, to, next }, { scores }) =>
    `${scores(from.scores)} → ${scores(to.scores)} efter att ${next ?? "nästa match"} börjat`,
  "score-withdrawn": ({ scores: was }, { scores }) => `${scores(was)} borttaget`,
  unlocked: () => "öppnad igen där",
  locked: () => "stängd där, inte avslutad",
  "score-too-high": ({ score, bestOf }) => `${score} i bäst av ${bestOf}`,
  "score-unreadable": ({ texts }) => `${formatNames(texts)} är inget tal`,
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
      "winner-dropped": "vinnaren på förlorarens plats",
      "winner-and-loser": "samma i båda nästa",
      "both-advanced": "båda gick vidare",
    })[fault],
  "start-implausible": ({ start }, { time }) => `start ${time(start)} angiven`,
  "still-open": ({ start }, { time }) => `började ${time(start)}, inget resultat`,
  "no-result": () => "stängd där utan resultat",
  "score-order-unknown": () => "högst eller lägst?",
  "address-corrected": ({ from, to }) => `${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}`,
  "last-seen": ({ at }, { time }) => `listad senast ${time(at)}`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `100 listade, till ${time(horizon)}`
      : `100 listade, från ${time(horizon)}`,
  "service-refused": () => "uppgifterna nekade",
  "service-down": ({ outcome, dataAt }, { time }) => {
    const cause = failures[outcome];
    return dataAt === null ? `${cause}, inga data ännu` : `${cause}, data från ${time(dataAt)}`;
  },
  "data-held": ({ lost, count, of, live, decision }) => {
    const loss =
      lost === "matches"
        ? `${of - count} av ${of} matcher skickade`
        : `${count} av ${of} matcher utan ${HELD[lost]}`;
    return [loss, live > 0 && `${live} pågår`, decision === "keep" && "behållna"]
      .filter(Boolean)
      .join(", ");
  },
  "clocks-differ": ({ minutes }) =>
    `${formatMinutes(Math.abs(minutes))} ${minutes < 0 ? "efter" : "före"}`,
  "store-failing": ({ unstoredChanges }) =>
    unstoredChanges === 0 ? "nya data sparas inte" : `${unstoredChanges} ändringar inte sparade`,
};
