import type { DeskMessages } from "#core/i18n/en/desk.ts";
import { isolate } from "#core/lib/isolate.ts";
import type { StoreFailure } from "#core/model/store-health.ts";

const svStoreAdvice: Readonly<Record<StoreFailure, string>> = {
  unreachable: "PostgreSQL svarar inte: kontrollera att den körs och att DATABASE_URL stämmer",
  full: "Disken är full: frigör utrymme",
  "read-only":
    "Arkivet går inte att skriva till: kontrollera dess ägare och att disken är skrivbar",
  missing: "Arkivets mapp eller fil saknas: återställ DATA_DIR eller starta om servern",
  corrupt: "Arkivets fil är skadad: läs in en säkerhetskopia med npm run restore",
  failing: "Arkivet går inte att skriva till: läs orsaken i serverns logg",
};

function svUnstored(changes: number): string {
  if (changes === 0) return "nya data sparas inte och går förlorade";
  return changes === 1
    ? "1 ändring är inte sparad och går förlorad"
    : `${changes} ändringar är inte sparade och går förlorade`;
}

function svDuration(minutes: number): string {
  const whole = Math.abs(minutes);
  if (whole < 120) return `${whole} min`;
  const hours = Math.round(whole / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} dagar`;
}

const LISTS = { upcoming: "kommande ", ended: "påbörjade " } as const;

/** The Swedish messages that only staff see. */
export const svDesk: DeskMessages = {
  title: "Behöver åtgärdas",
  nothing: "Inget behöver åtgärdas.",
  nothingMine: "Inget i dina spel behöver åtgärdas.",
  openCount: (count) => (count === 1 ? "1 öppet" : `${count} öppna`),
  away: (count) => (count === 1 ? "1 uppskjutet eller klart" : `${count} uppskjutna eller klara`),
  since: (time) => `sedan ${time}`,
  minutes: (count) => `${count} min`,
  manyOf: (count, round) => `${count} matcher i ${isolate(round)}`,
  service: "Matchtjänsten",
  store: "Arkivet",
  toMatch: (code) => `Match ${code}`,

  mark: {
    conflict: "Konflikt",
    "not-started": "Inte startad",
    "running-long": "Drar ut på tiden",
    "no-score": "Inget resultat",
    "contestant-missing": "Deltagare saknas",
    moved: "Flyttad",
    "decided-not-over": "Avgjord, inte avslutad",
    "corrected-late": "Sent rättad",
    "score-withdrawn": "Resultat borttaget",
    unlocked: "Upplåst",
    locked: "Låst",
    "score-too-high": "För högt resultat",
    overlapping: "Två samtidigt",
    "short-turnaround": "Kort uppehåll",
    "bye-with-two": "Frilott med två",
    "slot-unfilled": "Tom plats",
    "advanced-without-winning": "Vidare utan vinst",
    "last-seen": "Inte längre listad",
    "list-cut": "Avkortad lista",
    "service-refused": "Nekad",
    "data-held": "Data kvarhållna",
    "clocks-differ": "Klockorna går olika",
    "store-failing": "Sparas inte",
  },

  why: {
    conflict: (score) =>
      score === ""
        ? "Tjänsten markerar en konflikt i matchen."
        : `Tjänsten markerar en konflikt i matchen. Resultat där: ${score}.`,
    notStarted: (time, many) =>
      `Starttiden ${time} har passerat; tjänsten listar fortfarande ${many ? "dem" : "den"} som kommande.`,
    runningLong: (minutes, typical, watched, bestOf) =>
      `${minutes} min hittills; ${bestOf === null ? "andra" : `bäst av ${bestOf}`} tog ungefär ${typical} min (${watched} bevakade).`,
    noScore: (minutes, typical, watched) =>
      `Inget resultat efter ${minutes} min; andra var klara efter ungefär ${typical} min (${watched} bevakade).`,
    missing: (time, waitsFor) =>
      waitsFor === null
        ? `Börjar ${time}, och alla deltagare är inte kända.`
        : `Börjar ${time} och väntar på ${waitsFor}.`,
    moved: (from, to) => `Flyttad från ${from} till ${to}.`,
    decidedUpcoming: (winner) =>
      `${isolate(winner)} har vunnit; tjänsten listar fortfarande matchen som kommande.`,
    decidedUnlocked: (winner) =>
      `${isolate(winner)} har vunnit; tjänsten har inte låst matchen som den gör med andra.`,
    corrected: (from, to, next) =>
      `Resultatet ändrades från ${from} till ${to} när ${next ?? "nästa match"} redan hade börjat.`,
    nobody: "ingen vinnare",
    withdrawn: (score) => `Resultatet ${score} är borttaget.`,
    unlocked: "Tjänsten har låst upp matchen.",
    locked: "Tjänsten har låst matchen fast den inte är avslutad.",
    tooHigh: (score, bestOf) => `${score} är mer än vad bäst av ${bestOf} tillåter.`,
    overlapping: (name, other) => `${isolate(name)} spelar också ${other} då.`,
    sameName: (name, other) =>
      `${isolate(name)} (samma namn) spelar ${other} då, i ett annat spel.`,
    turnaround: (name, minutes, other) =>
      minutes > 0
        ? `${isolate(name)}: ${minutes} min efter slutet av ${other}.`
        : `${isolate(name)}: ingen tid efter slutet av ${other}.`,
    turnaroundEstimated: (name, other) =>
      `${isolate(name)}: ${other} hinner troligen inte bli klar i tid.`,
    byeWithTwo: "Markerad som frilott, men har två deltagare.",
    unfilled: (feeder, name) =>
      name === null
        ? `${feeder} är avgjord, men platsen är tom.`
        : `${feeder} är avgjord: ${isolate(name)} hör hemma här.`,
    advanced: {
      "loser-advanced": "Enligt resultatet vann den ena, men den andra gick vidare.",
      "winner-and-loser": "Samma deltagare finns på både vinnarens och förlorarens plats.",
      "both-advanced": "Båda deltagarna finns i nästa omgång.",
    },
    lastSeen: (time) => `Pågick när den senast var listad, ${time}.`,
    cutUpcoming: (time) => `Listan rymmer 100 matcher: inget efter ${time} syns.`,
    cutEnded: (time) =>
      `Listan över påbörjade når bara tillbaka till ${time}: längre matcher faller bort.`,
    refused: "Den godkänner inte våra uppgifter. Kontrollera CLIENT_ID och CLIENT_SECRET.",
    heldMatches: (sent, of, list, { site, hidden }, time) =>
      `Tjänsten skickar nu ${sent} av ${of} ${hidden ? "dolda " : ""}${list === null ? "" : LISTS[list]}matcher${site === null ? "" : ` från ${isolate(site)}`}. Visar data från ${time}.`,
    heldContent: (what, count, of, { site, hidden }, time) =>
      `Tjänsten skickar inte längre ${what} för ${count} av ${of} ${hidden ? "dolda " : ""}matcher${site === null ? "" : ` från ${isolate(site)}`}. Visar data från ${time}.`,
    held: {
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
    },
    keptByStaff: "Personalen valde att behålla dem.",
    clocksDiffer: (minutes, deletionRefused) =>
      `Tjänstens klocka går ${svDuration(minutes)} ${minutes < 0 ? "efter" : "före"} serverns. Ställ den som går fel${deletionRefused ? "; till dess raderar RETENTION_DAYS ingenting" : ""}.`,
    storeFailing: (state, changes) =>
      `${svStoreAdvice[state]}; ${svUnstored(changes)} om servern stannar.`,
  },

  claim: {
    take: "Ta ärendet",
    handOver: "Lämna över",
    snooze: "Senare",
    done: "Klart",
    giveBack: "Lämna tillbaka",
    open: "Öppna",
    openOn: (site) => `Öppna på ${site}`,
    note: "Anteckning",
    to: "Till vem",
    minutes: "Minuter",
    cancel: "Avbryt",
    has: (who) => `${isolate(who)} har det`,
    hasFrom: (who, by) => `${isolate(who)} har det, från ${isolate(by)}`,
    snoozed: (who, time) => `${isolate(who)}: senare, ${time}`,
    doneBy: (who) => `${isolate(who)}: klart`,
    ago: (minutes) => (minutes < 1 ? "nyss" : `för ${minutes} min sedan`),
    failed: (detail) => `Det gick inte. ${detail}`,
    accept: "Godta",
    keep: "Behåll",
    keys: "J och K går ned och upp, T tar, H lämnar över, L skjuter upp, D är klart, G lämnar tillbaka, O eller Enter öppnar; för kvarhållna data godtar A det som tjänsten skickar nu, E behåller de senaste riktiga.",
    label: (what) => `Hantera ${what}`,
  },

  mine: {
    title: "Mina spel",
    hint: "Listan, antalet och ljudet gäller bara dem. Sparas i den här webbläsaren.",
    all: "Alla spel",
    sound: "Ljud för nytt",
    notify: "Visa aviseringar",
    notifyDenied: "Webbläsaren blockerar aviseringar från den här webbplatsen.",
    notifyOn: "Aviseringar är på",
    settings: "Mina spel och signaler",
  },

  handover: {
    since: (time) => `Sedan du gick ${time}`,
    results: (count) => `${count} resultat`,
    moved: (count) => (count === 1 ? "1 flyttad" : `${count} flyttade`),
    started: (count) => (count === 1 ? "1 startad" : `${count} startade`),
    corrected: (count) => (count === 1 ? "1 rättad" : `${count} rättade`),
    open: (count) => (count === 1 ? "1 fortfarande öppet" : `${count} fortfarande öppna`),
    dismiss: "Sett",
  },

  tryNow: {
    label: "Försök nu",
    failing: "Matchtjänsten fungerar inte. Senaste data visas fortfarande.",
    polling: "Hämtar…",
    ok: "Tjänsten svarar.",
    failed: "Tjänsten fungerar fortfarande inte.",
    running: "En hämtning pågår.",
    wait: (seconds) => `Ny hämtning är möjlig om ${seconds} s.`,
    elsewhere: "En annan process hämtar från tjänsten nu.",
    error: (why) => `Ingen hämtning gjordes. ${why}`,
  },

  pages: {
    label: "Personal",
    attention: "Behöver åtgärdas",
    changes: "Ändringar",
    facts: "Personalens uppgifter",
    screens: "Skärmar",
  },

  facts: {
    title: "Personalens uppgifter",
    intro:
      "Uppgifter som tjänsten inte har, ifyllda av personalen. De skickas aldrig till tjänsten.",
    none: "Inga uppgifter ännu. Spelplatser, anteckningar och länkar fylls i där de hör hemma: i en match, en grupp, en turnering, en deltagare.",
    columns: { what: "Vad", about: "Om", value: "Värde", who: "Vem", actions: "Ändra" },
    who: (who, time) => `${isolate(who)}, ${time}`,
    everywhere: "Överallt",
    linkTo: (site) => `Länk till en match på ${site}`,
    everybody: "alla som inte har en egen",
    set: "Fyll i",
    change: "Ändra",
    save: "Spara",
    clear: "Rensa",
    undo: "Ångra",
    cancel: "Avbryt",
    history: "Tidigare",
    disqualified: "DQ",
    decisions: { accept: "godtaget", keep: "behållet" },
    everybodySees: "syns för alla",
    cleared: "rensat",
    staff: "Personal",
    swapped: "sidorna bytta",
    byWins: "efter vinster",
    points: (win, draw, loss) => `${win}–${draw}–${loss} poäng`,
    rule: {
      win: "Vinst",
      draw: "Oavgjort",
      loss: "Förlust",
      tieBreakers: "Vid lika poäng",
      byWins: "Efter vinster",
    },
    tieBreakers: {
      difference: "skillnad",
      "score-for": "gjorda",
      "head-to-head": "inbördes möten",
    },
    aliasHint: "Skriv det andra namnet exakt som det är listat.",
    aliasUnknown: "Ingen med det namnet är listad i det här spelet.",
    kinds: {
      "group-name": "Namn",
      "points-rule": "Poängregel",
      alias: "Samma deltagare som",
      "short-name": "Kort namn",
      station: "Spelplats",
      note: "Anteckning",
      "stream-link": "Sändning",
      "venue-zone": "Arenans tidszon",
      "grace-minutes": "Minuter före ”inte startad”",
      "link-template": "Länk till en match",
      channel: "Kanal",
      "wall-message": "Meddelande på storskärmar",
      "held-data": "Kvarhållna data",
    },
  },
};
