import type { StoreFailure } from "#core/model/store-health.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import { fiBestOf } from "./best-of.ts";
import { isolate } from "#core/lib/isolate.ts";

const fiStoreAdvice: Readonly<Record<StoreFailure, string>> = {
  unreachable: "PostgreSQL ei vastaa: tarkista, että se on käynnissä ja DATABASE_URL on oikein",
  full: "Levy on täynnä: vapauta tilaa",
  "read-only": "Arkistoon ei voi kirjoittaa: tarkista sen omistaja ja levyn kirjoitusoikeus",
  missing:
    "Arkiston kansio tai tiedosto on poistettu: palauta DATA_DIR tai käynnistä palvelin uudelleen",
  corrupt: "Arkiston tiedosto on vioittunut: palauta varmuuskopio komennolla npm run restore",
  failing: "Arkistoon ei voi kirjoittaa: lue syy palvelimen lokista",
};

function fiUnstored(changes: number): string {
  if (changes === 0) return "uusi tieto jää";
  return changes === 1 ? "1 muutos on" : `${changes} muutosta on`;
}

function fiDuration(minutes: number): string {
  const whole = Math.abs(minutes);
  if (whole < 120) return `${whole} min`;
  const hours = Math.round(whole / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} päivää`;
}

/** The Finnish messages that only staff see. */
export const fiDesk: DeskMessages = {
  title: "Kaipaa ihmistä",
  nothing: "Mikään ei kaipaa ihmistä.",
  nothingMine: "Mikään sinun peleistäsi ei kaipaa ihmistä.",
  openCount: (count) => `${count} avoinna`,
  away: (count) => `${count} siirretty tai hoidettu`,
  since: (time) => `${time} alkaen`,
  minutes: (count) => `${count} min`,
  manyOf: (count, round) => `${count} ottelua, ${isolate(round)}`,
  service: "Ottelupalvelu",
  store: "Arkisto",
  toMatch: (code) => `Ottelu ${code}`,

  mark: {
    conflict: "Ristiriita",
    "not-started": "Ei alkanut",
    "running-long": "Kestää pitkään",
    "no-score": "Ei tulosta",
    "contestant-missing": "Osallistuja puuttuu",
    moved: "Siirretty",
    "decided-not-over": "Ratkennut, ei ohi",
    "corrected-late": "Korjattu myöhään",
    "score-withdrawn": "Tulos peruttu",
    unlocked: "Lukitus avattu",
    locked: "Lukittu",
    "score-too-high": "Tulos liian suuri",
    overlapping: "Kaksi yhtä aikaa",
    "short-turnaround": "Lyhyt väli",
    "bye-with-two": "Vapaakierros kahdelle",
    "slot-unfilled": "Paikka tyhjä",
    "advanced-without-winning": "Jatkoon voittamatta",
    "last-seen": "Kadonnut näkyvistä",
    "list-cut": "Lista katkaistu",
    "service-refused": "Evätty",
    "data-held": "Tietoja pidätetty",
    "clocks-differ": "Kellot eroavat",
    "store-failing": "Ei tallenneta",
  },

  why: {
    conflict: (score) =>
      score === ""
        ? "Palvelu merkitsee ottelun ristiriitaiseksi."
        : `Palvelu merkitsee ottelun ristiriitaiseksi. Tulos siellä: ${score}.`,
    notStarted: (time, many) =>
      `Alkamisaika ${time} on ohi; palvelu listaa ${many ? "ne" : "sen"} yhä tuleviin.`,
    runningLong: (minutes, typical, watched, bestOf) =>
      `Kestänyt ${minutes} min; ${bestOf === null ? "muut" : fiBestOf(bestOf)} noin ${typical} min (${watched} seurattu).`,
    noScore: (minutes, typical, watched) =>
      `Ei tulosta ${minutes} minuutin jälkeen; muut olivat ohi noin ${typical} minuutissa (${watched} seurattu).`,
    missing: (time, waitsFor) =>
      waitsFor === null
        ? `Alkaa ${time}, eikä kaikkia osallistujia tiedetä.`
        : `Alkaa ${time} ja odottaa ottelua ${waitsFor}.`,
    moved: (from, to) => `Siirretty ajasta ${from} aikaan ${to}.`,
    decidedUpcoming: (winner) =>
      `${isolate(winner)} on voittanut; palvelu listaa ottelun tuleviin.`,
    decidedUnlocked: (winner) =>
      `${isolate(winner)} on voittanut; palvelu ei ole lukinnut ottelua kuten muita.`,
    corrected: (from, to, next) =>
      `Tulos muuttui (${from} → ${to}), kun ${next ?? "seuraava ottelu"} oli jo alkanut.`,
    nobody: "ei voittajaa",
    withdrawn: (score) => `Tulos ${score} on poistettu.`,
    unlocked: "Palvelu avasi lukituksen.",
    locked: "Palvelu on lukinnut ottelun, vaikka se ei ole ohi.",
    tooHigh: (score, bestOf) => `${score} on enemmän kuin ${fiBestOf(bestOf)} sallii.`,
    overlapping: (name, other) => `${isolate(name)} pelaa samaan aikaan ottelun ${other}.`,
    sameName: (name, other) =>
      `${isolate(name)} (sama nimi) pelaa silloin toisessa pelissä: ${other}.`,
    turnaround: (name, minutes, other) =>
      minutes > 0
        ? `${isolate(name)}: ${minutes} min ottelun ${other} päättymisestä.`
        : `${isolate(name)}: ei yhtään aikaa ottelun ${other} jälkeen.`,
    turnaroundEstimated: (name, other) =>
      `${isolate(name)}: ${other} tuskin ehtii päättyä ajoissa.`,
    byeWithTwo: "Merkitty vapaakierrokseksi, mutta osallistujia on kaksi.",
    unfilled: (feeder, name) =>
      name === null
        ? `${feeder} on ratkennut, mutta paikka on tyhjä.`
        : `${feeder} on ratkennut: tähän kuuluu ${isolate(name)}.`,
    advanced: {
      "loser-advanced": "Tuloksen mukaan toinen voitti, mutta toinen jatkaa.",
      "winner-and-loser": "Sama osallistuja on sekä voittajan että häviäjän paikalla.",
      "both-advanced": "Molemmat osallistujat ovat seuraavalla kierroksella.",
    },
    lastSeen: (time) => `Oli käynnissä, kun lista mainitsi sen viimeksi kello ${time}.`,
    cutUpcoming: (time) => `Listalla on 100 ottelua: myöhempiä kuin ${time} ei näy.`,
    cutEnded: (time) => `Alkaneiden lista ulottuu vain aikaan ${time}: pidemmät ottelut putoavat.`,
    refused: "Se ei hyväksy tunnuksiamme. Tarkista CLIENT_ID ja CLIENT_SECRET.",
    heldMatches: (sent, of, list, { site, hidden }, time) =>
      `Palvelu lähettää nyt ${sent}/${of} ${hidden ? "piilotettua " : ""}${list === null ? "ottelua" : list === "upcoming" ? "tulevaa ottelua" : "alkanutta ottelua"}${site === null ? "" : ` sivustolta ${isolate(site)}`}. Näytetään tiedot ajalta ${time}.`,
    heldContent: (what, count, of, { site, hidden }, time) =>
      `Palvelu ei enää lähetä tietoa: ${what} (${count}/${of} ${hidden ? "piilotettua " : ""}ottelua${site === null ? "" : `, ${isolate(site)}`}). Näytetään tiedot ajalta ${time}.`,
    held: {
      matches: "ottelut",
      contestants: "osallistujat",
      scores: "tulokset",
      "lower-scores": "suuremmat tulokset",
      flags: "merkinnät",
      unlocked: "lukitukset",
      positions: "paikat kaaviossa",
      starts: "alkamisajat",
      "best-ofs": "pelien määrä",
      "more-games": "pelien määrä",
      tournaments: "turnaus",
      byes: "vapaakierrokset",
      begun: "alkaminen",
    },
    keptByStaff: "Henkilökunta päätti pitää ne.",
    clocksDiffer: (minutes, deletionRefused) =>
      `Palvelun kello on ${fiDuration(minutes)} palvelimen kelloa ${minutes < 0 ? "jäljessä" : "edellä"}. Aseta väärässä oleva kello oikeaan${deletionRefused ? "; siihen asti RETENTION_DAYS ei poista mitään" : ""}.`,
    storeFailing: (state, changes) =>
      `${fiStoreAdvice[state]}; ${fiUnstored(changes)} tallentamatta ja häviää, jos palvelin pysähtyy.`,
  },

  claim: {
    take: "Otan tämän",
    handOver: "Anna toiselle",
    snooze: "Myöhemmin",
    done: "Hoidettu",
    giveBack: "Palauta",
    open: "Avaa",
    openOn: (site) => `Avaa ${site}`,
    note: "Muistiinpano",
    to: "Kenelle",
    minutes: "Minuuttia",
    cancel: "Peru",
    has: (who) => `${isolate(who)} hoitaa`,
    hasFrom: (who, by) => `${isolate(who)} hoitaa, antoi ${isolate(by)}`,
    snoozed: (who, time) => `${isolate(who)}: myöhemmin, kello ${time}`,
    doneBy: (who) => `${isolate(who)}: hoidettu`,
    ago: (minutes) => (minutes < 1 ? "juuri nyt" : `${minutes} min sitten`),
    failed: (detail) => `Se ei onnistunut. ${detail}`,
    accept: "Hyväksy",
    keep: "Pidä",
    keys: "J ja K liikkuvat, T ottaa, H antaa toiselle, L siirtää, D on hoidettu, G palauttaa, O tai Enter avaa; pidätetyistä tiedoista A hyväksyy uudet, E pitää vanhat.",
    label: (what) => `Käsittele: ${what}`,
  },

  mine: {
    title: "Omat pelit",
    hint: "Lista, luku ja ääni koskevat vain näitä. Tallessa tässä selaimessa.",
    all: "Kaikki pelit",
    sound: "Ääni uusista",
    notify: "Näytä ilmoitukset",
    notifyDenied: "Selain estää tämän sivun ilmoitukset.",
    notifyOn: "Ilmoitukset ovat päällä",
    settings: "Omat pelit ja merkit",
  },

  handover: {
    since: (time) => `Kello ${time} jälkeen`,
    results: (count) => (count === 1 ? "1 tulos" : `${count} tulosta`),
    moved: (count) => `${count} siirretty`,
    started: (count) => `${count} alkanut`,
    corrected: (count) => `${count} korjattu`,
    open: (count) => `${count} yhä avoinna`,
    dismiss: "Nähty",
  },

  tryNow: {
    label: "Yritä nyt",
    failing: "Ottelupalvelu ei toimi. Viimeisin tieto pysyy näkyvissä.",
    polling: "Haetaan…",
    ok: "Palvelu vastaa.",
    failed: "Palvelu ei edelleenkään toimi.",
    running: "Haku on käynnissä.",
    wait: (seconds) => `Palvelusta voi hakea uudelleen ${seconds} s kuluttua.`,
    elsewhere: "Toinen prosessi hakee palvelusta nyt.",
    error: (why) => `Palvelusta ei haettu. ${why}`,
  },

  pages: {
    label: "Toimisto",
    attention: "Kaipaa ihmistä",
    changes: "Muutokset",
    facts: "Kirjattu",
    screens: "Näytöt",
  },

  facts: {
    title: "Kirjattu",
    intro: "Mitä palvelu ei kerro, henkilökunnan kirjaamana. Palveluun ei lähetetä mitään.",
    none: "Mitään ei ole vielä kirjattu. Pelipaikat, muistiinpanot ja linkit kirjataan omaan paikkaansa: otteluun, lohkoon, turnaukseen, osallistujaan.",
    columns: { what: "Mikä", about: "Mistä", value: "Arvo", who: "Kuka", actions: "Muuta" },
    who: (who, time) => `${isolate(who)}, ${time}`,
    everywhere: "Kaikkialla",
    linkTo: (site) => `Linkki otteluun: ${site}`,
    everybody: "kaikki, joille ei ole omaa",
    set: "Kirjaa",
    change: "Muuta",
    save: "Tallenna",
    clear: "Poista",
    undo: "Kumoa",
    cancel: "Peru",
    history: "Aiemmin",
    disqualified: "DQ",
    decisions: { accept: "hyväksytty", keep: "pidetty" },
    everybodySees: "näkyy kaikille",
    cleared: "poistettu",
    staff: "Henkilökunta",
    swapped: "puolet vaihdettu",
    byWins: "voittojen mukaan",
    points: (win, draw, loss) => `${win}–${draw}–${loss} pistettä`,
    rule: {
      win: "Voitto",
      draw: "Tasapeli",
      loss: "Tappio",
      tieBreakers: "Tasapisteissä",
      byWins: "Voittojen mukaan",
    },
    tieBreakers: {
      difference: "erotus",
      "score-for": "tehdyt",
      "head-to-head": "keskinäiset ottelut",
    },
    aliasHint: "Kirjoita toinen nimi juuri niin kuin se on listalla.",
    aliasUnknown: "Tämännimistä ei ole listattu tässä pelissä.",
    kinds: {
      "group-name": "Nimi",
      "points-rule": "Pistesääntö",
      alias: "Sama osallistuja kuin",
      "short-name": "Lyhyt nimi",
      station: "Pelipaikka",
      note: "Muistiinpano",
      "stream-link": "Lähetys",
      "venue-zone": "Paikan aikavyöhyke",
      "grace-minutes": "Minuuttia ennen merkintää ”ei alkanut”",
      "link-template": "Linkki otteluun",
      channel: "Kanava",
      "wall-message": "Viesti seinille",
      "held-data": "Pidätetyt tiedot",
    },
  },
};
