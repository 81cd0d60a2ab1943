import type { PageMessages } from "#core/i18n/en/index.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const deskRecords: PageMessages["deskRecords"] = {
  noneShown: "Inget motsvarar filtren.",

  annotations: {
    newEntry: "Ny uppgift",
    find: "Deltagare, match, värde",
    public: "offentlig",
    staffOnly: "intern",
    overtaken: "överspelad",
    earlier: (count) => `Tidigare ${count}`,
    soFar: "Hittills",
    onItsPage: "Ändra på dess sida",
    allWalls: "Alla storskärmar",
    graceMinutes: "Väntetid (min)",
    effects: {
      station: "Alla ser spelplatsen vid matchen tills den ändras eller ångras.",
      note: "Bara personalen ser anteckningen, vid matchen, tills den ändras eller ångras.",
      "stream-link": "Alla ser länken vid matchen tills den ändras eller ångras.",
      "short-name": "Kanalerna visar det i stället för namnet tills det ändras eller ångras.",
      alias: "Alla sidor räknar båda som en deltagare tills det ångras.",
      "venue-zone": "Turneringens tider visas i den här tidszonen tills den ändras eller ångras.",
      "score-order": "Turneringens vinnare och tabeller följer det tills det ändras eller ångras.",
      "grace-minutes":
        "En match behöver åtgärdas först när den så här länge inte har startat. Bara personalen ser det.",
      "link-template":
        "Alla sidor öppnar webbplatsens matcher på den här adressen tills den ändras eller ångras.",
      "wall-message": "Alla storskärmar visar det tills det ändras eller ångras.",
    },
    shownTo: {
      public: "Syns för alla på alla sidor tills den ändras eller ångras.",
      staff: "Syns bara för personalen tills den ändras eller ångras.",
      nobody: "Har ingen verkan längre: det är inte exakt dessa deltagare som är lika.",
    },
    pick: "Byt",
  },

  changes: {
    fromService: "Från tjänsten",
    byStaff: "Av personalen",
    until: (time) => `Före ${time}`,
    newSince: (count, time) =>
      count === 1
        ? `1 ovanför är ny sedan ${time}, då du senast tittade`
        : `${count} ovanför är nya sedan ${time}, då du senast tittade`,
    records: {
      kinds: {
        outage: "Inget svar",
        "outage-over": "Svarar igen",
        hold: "Data kvarhållna",
        "hold-over": "Inte kvarhållna",
      },
      since: (time) => `sedan ${time}`,
      after: (duration) => `efter ${duration}`,
      tournaments: (count) => `${count} turneringar`,
    },
    find: "Namn, kod, anteckning",
    before: "före",
    after: "efter",
    upcoming: "kommande",
    live: "pågår",
    open: "öppen",
    locked: "låst",
    noStart: "ingen start",
    minutesLater: (minutes) => `${minutes} min senare`,
    minutesEarlier: (minutes) => `${minutes} min tidigare`,
    noFlag: "inte omtvistad",
    flagSet: "omtvistad",
    complete: "alla klara",
    leadsBy: (points) => `leder med ${points}`,
    verbs: {
      entered: "angav",
      changed: "ändrade",
      cleared: "tog bort",
      claimed: "tog",
      handedOver: "lämnade över",
      snoozed: "sköt upp",
      done: "klarmarkerade",
      gaveBack: "lämnade tillbaka",
      acceptedNewData: "godtog nya data",
      keptOldData: "behöll gamla data",
    },
    undone: (time, who) => `ångrat ${time}${who === "" ? "" : ` av ${wrapInBidiIsolate(who)}`}`,
    to: (who) => `till ${wrapInBidiIsolate(who)}`,
  },
};

export const broadcast: PageMessages["broadcast"] = {
  channels: "Kanaler",
  onAirCount: (count) => `${count} i sändning`,
  noChannels: "Det finns ingen kanal ännu.",
  newChannel: "Ny kanal",
  createEmpty: "Skapa tom kanal",
  startsEmpty: (name) =>
    `${name === "" ? "En ny kanal" : wrapInBidiIsolate(name)} börjar tom. Ingen annan kanal ändras.`,
  nameTaken: (name) => `Kanalen ${wrapInBidiIsolate(name)} finns redan. Skriv ett annat namn.`,
  remove: "Ta bort kanalen",
  removeWarning: (match, walls) => {
    const names = walls.map(wrapInBidiIsolate).join(", ");
    const wall = walls.length === 1 ? "storskärmen" : "storskärmarna";
    if (match === null)
      return `${walls.length === 1 ? "Storskärmen" : "Storskärmarna"} ${names} visar den här kanalen.`;
    return walls.length === 0
      ? `${match} är i sändning.`
      : `${match} är i sändning, och ${wall} ${names} visar den.`;
  },
  removeAnyway: "Ta bort ändå",
  channelOf: (name) => `Kanal ${wrapInBidiIsolate(name)}`,
  onChannel: "På kanal…",
  putOn: (name) => `Lägg på ${wrapInBidiIsolate(name)}`,
  putOnNew: "Lägg på ny kanal",
  goesOff: (match) => `${match} går ur sändning`,
  goesOffUntilUndo: (match) => `${match} går ur sändning. Ångra tar tillbaka den.`,
  takeOff: "Ta ur sändning",
  empty: "Tom",
  transparent: "Genomskinlig",
  nothingOnAir: "Inget i sändning",
  unlisted: "Matchen är inte längre listad. Kanalen är genomskinlig.",
  since: (time) => `sedan ${time}`,
  emptySince: (time, who) => `tom sedan ${time}, togs ur av ${wrapInBidiIsolate(who)}`,
  scoreBy: (who, score) => `resultat av ${wrapInBidiIsolate(who)}, tjänsten ${score}`,
  notChosen: "Inte vald",
  chooseOne: "välj",
  putNext: "Sänd nästa",
  chooseNext: "Välj nästa",
  of: (action, channel) => `${action}: ${wrapInBidiIsolate(channel)}`,
  shortNames: "Korta namn",
  swap: "Byt sida",
  left: (name) => `Vänster: ${wrapInBidiIsolate(name)}`,
  right: (name) => `Höger: ${wrapInBidiIsolate(name)}`,
  more: (name) => `Lägg till 1 för ${wrapInBidiIsolate(name)}`,
  less: (name) => `Dra av 1 för ${wrapInBidiIsolate(name)}`,
  byHand: (service, manual) =>
    `Tjänsten anger ${service}. ${manual} gäller tills tjänsten anger ett annat resultat.`,
  byHandAhead: (service, manual) =>
    `Tjänsten anger ${service}. ${manual} gäller tills tjänsten har hunnit ikapp.`,
  byHandFirst: (manual) =>
    `Tjänsten anger inget resultat ännu. ${manual} gäller tills den har hunnit ikapp.`,
  byService: "Tjänstens resultat. − och + rättar det bara på den här kanalen.",
  over: "Matchen är avslutad. Tjänstens resultat visas.",
  serviceAgain: "Använd tjänstens resultat",
  noScore: "inget resultat",
  changeMatch: "Byt match",
  chooseMatch: "Välj en match",
  onAirNow: (match) => `i sändning: ${match}`,
  onAir: "i sändning",
  isOn: (channel) => `på ${wrapInBidiIsolate(channel)}`,
  putOnAir: (match) => `Sänd ${match}`,
  setAsNext: "Välj som nästa",
  noNext: "Ta bort nästa match",
  address: "Adress för OBS",
  size: "1920 × 1080, genomskinlig",
  act: {
    created: "kanalen skapad",
    removed: "kanalen borttagen",
    putOn: (match) => `${match} lagd i sändning`,
    takenOff: (match) => `${match} tagen ur sändning`,
    score: (score) => `resultatet satt till ${score}`,
    serviceScore: "tjänstens resultat igen",
    swapped: "sidorna bytta",
    next: (match) => `${match} vald som nästa`,
    noNext: "nästa match borttagen",
    by: (what, who) => `${what} av ${wrapInBidiIsolate(who)}`,
  },
  others: "Utan kanal",
  othersHint: "Adresser för OBS till en match eller ett slutspel.",
  options:
    "Lägg till ?chroma=green i en adress om din bildmixer behöver en grön bakgrund i stället för en genomskinlig.",
  wallsHint: "En storskärm som öppnas med ett namn listas här.",
  wallName: "Storskärmens namn",
  wallAddress: "Storskärmens adress",
  openWall: "Öppna storskärmen",
  followsChannel: (channel) => `Följer kanalen ${wrapInBidiIsolate(channel)}`,
  seen: (seconds) => `sågs för ${seconds} s sedan`,
  notSeen: (time) => `Inte sedd sedan ${time}`,
  notSeenCount: (count) => `${count} inte sedda`,
};
