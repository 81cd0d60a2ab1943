import type { PageMessages } from "#core/i18n/en/index.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const deskRecords: PageMessages["deskRecords"] = {
  noneShown: "Mikään ei vastaa näitä suodattimia.",

  annotations: {
    newEntry: "Uusi kirjaus",
    find: "Osallistuja, ottelu, arvo",
    public: "julkinen",
    staffOnly: "sisäinen",
    overtaken: "vanhentunut",
    earlier: (count) => `Aiemmat ${count}`,
    soFar: "Tähän asti",
    onItsPage: "Muuta omalla sivullaan",
    allWalls: "Kaikki infonäytöt",
    graceMinutes: "Odotusaika (min)",
    effects: {
      station: "Kaikki näkevät pelipaikan ottelun kohdalla, kunnes se muutetaan tai kumotaan.",
      note: "Vain henkilökunta näkee muistiinpanon ottelun kohdalla, kunnes se muutetaan tai kumotaan.",
      "stream-link": "Kaikki näkevät linkin ottelun kohdalla, kunnes se muutetaan tai kumotaan.",
      "short-name": "Kanavat näyttävät sen nimen sijasta, kunnes se muutetaan tai kumotaan.",
      alias: "Kaikki sivut pitävät molempia yhtenä osallistujana, kunnes se kumotaan.",
      "venue-zone":
        "Turnauksen kellonajat ovat tässä aikavyöhykkeessä, kunnes se muutetaan tai kumotaan.",
      "score-order":
        "Turnauksen voittajat ja taulukot noudattavat sitä, kunnes se muutetaan tai kumotaan.",
      "grace-minutes":
        "Ottelu vaatii huomiota vasta, kun se on ollut näin kauan alkamatta. Vain henkilökunta näkee tämän.",
      "link-template":
        "Kaikki sivut avaavat sivuston ottelut tästä osoitteesta, kunnes se muutetaan tai kumotaan.",
      "wall-message": "Kaikki infonäytöt näyttävät sen, kunnes se muutetaan tai kumotaan.",
    },
    shownTo: {
      public: "Näkyy kaikille kaikilla sivuilla, kunnes se muutetaan tai kumotaan.",
      staff: "Näkyy vain henkilökunnalle, kunnes se muutetaan tai kumotaan.",
      nobody: "Ei enää vaikuta: tasoissa eivät ole juuri nämä osallistujat.",
    },
    pick: "Vaihda",
  },

  changes: {
    fromService: "Palvelusta",
    byStaff: "Henkilökunnalta",
    until: (time) => `Ennen ${time}`,
    newSince: (count, time) =>
      count === 1
        ? `Yllä 1 uusi kello ${time} jälkeen, jolloin katsoit viimeksi`
        : `Yllä ${count} uutta kello ${time} jälkeen, jolloin katsoit viimeksi`,
    records: {
      kinds: {
        outage: "Ei vastausta",
        "outage-over": "Vastaa taas",
        hold: "Tiedot jäädytetty",
        "hold-over": "Jäädytys päättyi",
      },
      since: (time) => `alkaen ${time}`,
      after: (duration) => `kesto ${duration}`,
      tournaments: (count) => `${count} turnausta`,
    },
    find: "Nimi, tunnus, muistiinpano",
    before: "ennen",
    after: "nyt",
    upcoming: "tulossa",
    live: "käynnissä",
    open: "avoin",
    locked: "lukittu",
    noStart: "ei alkua",
    minutesLater: (minutes) => `${minutes} min myöhemmin`,
    minutesEarlier: (minutes) => `${minutes} min aiemmin`,
    noFlag: "ei kiistaa",
    flagSet: "kiistanalainen",
    complete: "kaikki selvillä",
    leadsBy: (points) => `johtaa, ero ${points}`,
    verbs: {
      entered: "kirjasi",
      changed: "muutti",
      cleared: "poisti",
      claimed: "otti",
      handedOver: "antoi toiselle",
      snoozed: "siirsi",
      done: "merkitsi hoidetuksi",
      gaveBack: "palautti",
      acceptedNewData: "hyväksyi uudet tiedot",
      keptOldData: "piti vanhat tiedot",
    },
    undone: (time, who) => `kumottu ${time}${who === "" ? "" : `, ${wrapInBidiIsolate(who)}`}`,
    to: (who) => `→ ${wrapInBidiIsolate(who)}`,
  },
};

export const broadcast: PageMessages["broadcast"] = {
  channels: "Kanavat",
  onAirCount: (count) => `${count} lähetyksessä`,
  noChannels: "Kanavia ei vielä ole.",
  newChannel: "Uusi kanava",
  createEmpty: "Luo tyhjä kanava",
  startsEmpty: (name) =>
    `${name === "" ? "Uusi kanava" : wrapInBidiIsolate(name)} on aluksi tyhjä. Muut kanavat eivät muutu.`,
  nameTaken: (name) => `Kanava ${wrapInBidiIsolate(name)} on jo olemassa. Kirjoita toinen nimi.`,
  remove: "Poista kanava",
  removeWarning: (match, walls) => {
    const names = walls.map(wrapInBidiIsolate).join(", ");
    const wall = walls.length === 1 ? "infonäyttö" : "infonäytöt";
    const show = walls.length === 1 ? "näyttää" : "näyttävät";
    if (match === null) return `Tätä kanavaa ${show} ${wall} ${names}.`;
    return walls.length === 0
      ? `${match} on lähetyksessä.`
      : `${match} on lähetyksessä, ja ${wall} ${names} ${show} sen.`;
  },
  removeAnyway: "Poista silti",
  channelOf: (name) => `Kanava ${wrapInBidiIsolate(name)}`,
  onChannel: "Kanavalle…",
  putOn: (name) => `Pane kanavalle ${wrapInBidiIsolate(name)}`,
  putOnNew: "Pane uudelle kanavalle",
  goesOff: (match) => `${match} poistuu lähetyksestä`,
  goesOffUntilUndo: (match) => `${match} poistuu lähetyksestä. Kumoaminen palauttaa sen.`,
  takeOff: "Ota pois lähetyksestä",
  empty: "Tyhjä",
  transparent: "Läpinäkyvä",
  nothingOnAir: "Lähetyksessä ei ole mitään",
  unlisted: "Sen ottelua ei enää ole listalla. Kanava on läpinäkyvä.",
  since: (time) => `klo ${time} alkaen`,
  emptySince: (time, who) => `tyhjä klo ${time} alkaen, pois otti ${wrapInBidiIsolate(who)}`,
  scoreBy: (who, score) => `tuloksen asetti ${wrapInBidiIsolate(who)}, palvelu ${score}`,
  notChosen: "Ei valittu",
  chooseOne: "valitse",
  putNext: "Pane seuraava lähetykseen",
  chooseNext: "Valitse seuraava",
  of: (action, channel) => `${action}: ${wrapInBidiIsolate(channel)}`,
  shortNames: "Lyhyet nimet",
  swap: "Vaihda puolet",
  left: (name) => `Vasen: ${wrapInBidiIsolate(name)}`,
  right: (name) => `Oikea: ${wrapInBidiIsolate(name)}`,
  more: (name) => `Yksi lisää: ${wrapInBidiIsolate(name)}`,
  less: (name) => `Yksi pois: ${wrapInBidiIsolate(name)}`,
  byHand: (service, manual) =>
    `Palvelu ilmoittaa ${service}. ${manual} pysyy, kunnes palvelu ilmoittaa toisen tuloksen.`,
  byHandAhead: (service, manual) =>
    `Palvelu ilmoittaa ${service}. ${manual} pysyy, kunnes palvelu saavuttaa sen.`,
  byHandFirst: (manual) =>
    `Palvelu ei vielä ilmoita tulosta. ${manual} pysyy, kunnes palvelu saavuttaa sen.`,
  byService: "Palvelun tulos. Painikkeet − ja + korjaavat sen vain tällä kanavalla.",
  over: "Ottelu on päättynyt. Palvelun tulos näkyy.",
  serviceAgain: "Käytä palvelun tulosta",
  noScore: "ei tulosta",
  changeMatch: "Vaihda ottelu",
  chooseMatch: "Valitse ottelu",
  onAirNow: (match) => `lähetyksessä: ${match}`,
  onAir: "lähetyksessä",
  isOn: (channel) => `kanavalla ${wrapInBidiIsolate(channel)}`,
  putOnAir: (match) => `Pane ${match} lähetykseen`,
  setAsNext: "Aseta seuraavaksi",
  noNext: "Poista seuraava ottelu",
  address: "Osoite OBS:lle",
  size: "1920 × 1080, läpinäkyvä",
  act: {
    created: "kanava luotu",
    removed: "kanava poistettu",
    putOn: (match) => `${match} pantu lähetykseen`,
    takenOff: (match) => `${match} otettu pois lähetyksestä`,
    score: (score) => `tulokseksi asetettu ${score}`,
    serviceScore: "taas palvelun tulos",
    swapped: "puolet vaihdettu",
    next: (match) => `${match} asetettu seuraavaksi`,
    noNext: "seuraava ottelu poistettu",
    by: (what, who) => `${what}, ${wrapInBidiIsolate(who)}`,
  },
  others: "Ilman kanavaa",
  othersHint: "Yhden ottelun tai kaavion osoitteet OBS:lle.",
  options:
    "Lisää osoitteen loppuun ?chroma=green, jos kuvamikserisi tarvitsee läpinäkyvän taustan sijasta vihreän.",
  wallsHint: "Nimellä avattu infonäyttö on tässä luettelossa.",
  wallName: "Infonäytön nimi",
  wallAddress: "Infonäytön osoite",
  openWall: "Avaa infonäyttö",
  followsChannel: (channel) => `Seuraa kanavaa ${wrapInBidiIsolate(channel)}`,
  seen: (seconds) => `nähty ${seconds} s sitten`,
  notSeen: (time) => `Ei nähty klo ${time} jälkeen`,
  notSeenCount: (count) => `${count} ei nähty`,
};
