import type { ContestantMessages } from "#core/i18n/en/contestant.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Finnish messages about a contestant. */
export const fiContestant: ContestantMessages = {
  missing: "Tässä osoitteessa ei ole osallistujaa. Ketään sen nimistä ei ole ollut listalla.",
  ambiguity: {
    "two-countries": "Listattu useamman maan nimissä: näitä voi olla kaksi samannimistä.",
    "two-places-at-once":
      "Listattu kahteen otteluun yhtä aikaa: näitä voi olla kaksi samannimistä.",
  },
  kills: (count) => (count === 1 ? "1 tappo" : `${count} tappoa`),
  deaths: (count) => (count === 1 ? "1 kuolema" : `${count} kuolemaa`),
  form: "Vire",
  result: { won: "voitto", drawn: "tasapeli", lost: "häviö" },
  against: "vastassa",
  states: { notStarted: "Ei alkanut", champion: "Mestari" },
  country: "Maa",
  alsoKnownAs: (names) => `Tunnetaan myös: ${names.map(wrapInBidiIsolate).join(", ")}`,
  allTournaments: (game) => `${game} · kaikki turnaukset`,
  contestantCount: (count) => `Osallistujat ${count}`,
  lowerSince: (day) => `alakaaviossa ${day} alkaen`,
  record: ({ won, drawn, lost, undecided }, isPartial) =>
    [
      `${won} ${won === 1 ? "voitto" : "voittoa"}`,
      ...(drawn > 0 ? [`${drawn} ${drawn === 1 ? "tasapeli" : "tasapeliä"}`] : []),
      `${lost} ${lost === 1 ? "häviö" : "häviötä"}`,
      ...(undecided > 0 ? [`${undecided} ilman tulosta`] : []),
    ].join(", ") + (isPartial ? " (otteluita voi puuttua)" : ""),
  games: (won, lost) => `erät ${won}–${lost}`,
  scores: (scored, conceded) => `tehty ${scored}, päästetty ${conceded}`,
  band: {
    next: "Seuraava ottelu",
    live: "Pelaa nyt",
    against: "vastassa",
    or: " tai ",
    station: "Pelipaikka",
    win: (what) => `Voitto: ${what}`,
    lose: (what) => `Häviö: ${what}`,
    title: "mestaruus",
    over: (from, to) => `${from === to ? `sija ${to}` : `sijat ${from}–${to}`}, turnaus päättyy`,
    outSince: (day) => `Pudonnut ${day}.`,
    placedAt: (rank) => `Sija ${rank}.`,
    seeWinner: "Katso, kuka voitti",
    none: "Seuraavaa ottelua ei tiedetä.",
    ahead: (days, hours, minutes) =>
      `${days > 0 ? `${days} pv ${hours} h` : `${hours} h ${minutes} min`} kuluttua`,
    elapsed: (hours, minutes) => `${hours} h ${minutes} min`,
    unknownWinner: ({ match, opponent, day, score }) =>
      `${[match, opponent === "" ? "" : `vastassa ${opponent}`, day].filter((part) => part !== "").join(", ")}: ` +
      `${score === "" ? "päättynyt" : score}, palvelu ei kerro voittajaa.`,
  },
  road: {
    title: "Tie turnauksessa",
    count: (ended, live, ahead) =>
      [
        `${ended} päättynyt`,
        ...(live > 0 ? [`${live} käynnissä`] : []),
        ...(ahead > 0 ? [`${ahead} edessä`] : []),
      ].join(" · "),
    result: { won: "Voitto", drawn: "Tasapeli", lost: "Häviö" },
    toLower: "alakaavioon",
    advanced: { won: "jatkoon", lost: "vastustaja jatkoon" },
    ifWins: ({ name }) => `jos voittaa: ${name}`,
    neverMet: "eivät ole kohdanneet täällä",
    met: (count) => (count === 1 ? "kohdanneet kerran" : `kohdanneet ${count} kertaa`),
    place: (rank, count) => `${rank} / ${count}`,
  },
  earlier: "Aiemmat turnaukset",
  earlierNote: (game, count) => `${game}, nähty ${count}`,
  placement: {
    title: "Sijoittuminen",
    note: "varmistettu sija ottelun jälkeen",
    key: "Yhtenäinen: varmistettu.",
    keyAhead: (name) => `Katkoviiva: jos ${wrapInBidiIsolate(name)} voittaa edelleen.`,
    keyLost: "Avoin neliö: häviö.",
    text: (before, after, ahead) =>
      `Varmistettu sija: ${before} ennen ensimmäistä ottelua; ${after}${ahead === "" ? "" : `; voittaen edelleen ${ahead}`}`,
  },
  formTexts: {
    games: {
      note: "voitetut erät ylös, hävityt alas",
      text: (scores) => `Voitetut ja hävityt erät: ${scores}`,
    },
    scores: {
      note: "tehdyt ylös, päästetyt alas",
      text: (scores) => `Tehdyt ja päästetyt: ${scores}`,
    },
  },
  matches: "Ottelut",
  seed: { short: "#", long: "Sijoitus" },
  list: {
    stillIn: "Mukana",
    out: "Pudonneet",
    placed: (from, to) => `Sijat ${from}–${to}`,
    all: "Kaikki osallistujat",
    byPlacement: "sijan, sitten sijoituksen mukaan",
    playing: (count) => `${count} pelaa`,
    nextAt: (time) => `seuraava ${time}`,
    find: "Nimi tai maa",
    order: "Järjestys",
    orders: {
      next: "Seuraava ottelu",
      placement: "Sija",
      seed: "Sijoitus",
      name: "Nimi",
      record: "Eniten voittoja",
    },
    followed: "Seuratut",
    none: "Kukaan osallistuja ei vastaa näitä suodattimia.",
    formKey: "Vire: voitetut erät ylös, hävityt alas",
    live: "käynnissä",
    place: "Sija",
    record: "V–H",
    recordWithDraws: "V–T–H",
    nowOrNext: "Nyt tai seuraavaksi",
    against: "Vastassa",
    section: { label: "Kaavio", upper: "ylä", lower: "ala", finals: "finaalit" },
    lostTo: "Viimeinen häviö",
    follow: (name) => `Seuraa: ${wrapInBidiIsolate(name)}`,
  },
  versus: {
    open: "Vertaa…",
    find: "Keskinäiset, vastassa",
  },
};
