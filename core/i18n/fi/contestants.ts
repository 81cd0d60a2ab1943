import type { PageMessages } from "#core/i18n/en/index.ts";
import { joinTexts } from "#core/lib/sentence.ts";
import { capitalize } from "#core/lib/text.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

type Match = Parameters<PageMessages["ranking"]["reasons"]["won"]>[0];

export const ranking: PageMessages["ranking"] = {
  final: "Lopputulokset",
  soFar: "Sijoitukset tähän mennessä",
  rank: "Sija",
  reason: "Peruste",
  csv: "CSV-tiedosto",
  atLeast: (rank) => `vähintään ${rank}.`,
  finalNote:
    "Väli: mikään ottelu tai tiedossa oleva sääntö ei erota näitä osallistujia. Välin sisällä järjestys on aakkosellinen.",
  openNote: "Väli: sijat, jotka ovat vielä mahdollisia.",
  outNote: "Väli: näistä sijoista ei pelata.",
  none: "Tiedoista ei näe tämän turnauksen sijoituksia.",
  rankIs: (rank) => `Sija ${rank}`,

  reasons: {
    won: (match) => joinTexts(`Voitto: ${nameOf(match)}`, opponentOf(match), match.score),
    lost: (match) => joinTexts(`Tappio: ${nameOf(match)}`, opponentOf(match), match.score),
    disqualified: (match) => joinTexts(`Hylätty: ${nameOf(match)}`, opponentOf(match)),
    placed: (placement, match) => `${placement}. sija: ${nameOf(match)}`,
    group: (position, group, played, won) =>
      joinTexts(
        `${group}: ${position}. sija`,
        won === null ? "" : `${won} ${won === 1 ? "voitto" : "voittoa"} ${played} ottelusta`,
      ),
    assumed: "oletetun säännön mukaan",
    lostLevel: (match) => `Tappio: ${nameOf(match)}, ${match.score}, ${match.opponent} jatkoon`,
    playing: (next) => (next === "" ? "Mukana" : `Mukana · ${next}`),
    live: (name) => (name === "" ? "Käynnissä" : `Käynnissä: ${name}`),
    unknownWinner: (match) =>
      joinTexts(
        `${capitalize(nameOf(match))}${match.score === "" ? "" : `: ${match.score}`}`,
        "palvelu ei kerro voittajaa",
      ),
    undecided: (match) => (match === null ? "Ei tulosta" : `Ei tulosta: ${nameOf(match)}`),
  },
};

function nameOf({ name, isRound }: Match): string {
  if (!isRound) return name === "" ? "ottelu" : name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function opponentOf({ opponent }: Match): string {
  return opponent === "" ? "" : `vastassa ${opponent}`;
}

export const contestant: PageMessages["contestant"] = {
  missing: "Tässä osoitteessa ei ole osallistujaa. Ketään sen nimistä ei ole ollut listalla.",
  ambiguity: {
    "two-countries": "Listattu useamman maan nimissä: näitä voi olla kaksi samannimistä.",
    "two-places-at-once":
      "Listattu kahteen otteluun yhtä aikaa: näitä voi olla kaksi samannimistä.",
  },
  kills: (count) => (count === 1 ? "1 tappo" : `${count} tappoa`),
  deaths: (count) => (count === 1 ? "1 kuolema" : `${count} kuolemaa`),
  result: { won: "voitto", drawn: "tasapeli", lost: "häviö" },
  states: { notStarted: "Ei alkanut", champion: "Mestari" },
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
    win: (what) => `Voitto: ${what}`,
    lose: (what) => `Häviö: ${what}`,
    title: "mestaruus",
    place: (from, to) => (from === to ? `sija ${to}` : `sijat ${from}–${to}`),
    outSince: (day) => `Pudonnut ${day}.`,
    placedAt: (rank) => `Sija ${rank}.`,
    seeWinner: "Katso, kuka voitti",
    none: "Seuraavaa ottelua ei tiedetä.",
  },
  road: {
    title: "Tie turnauksessa",
    count: (ended, live, ahead) =>
      [
        `${ended} päättynyt`,
        ...(live > 0 ? [`${live} käynnissä`] : []),
        ...(ahead > 0 ? [`${ahead} edessä`] : []),
      ].join(" · "),
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
    orders: {
      next: "Seuraava ottelu",
      placement: "Sija",
      seed: "Sijoitus",
      name: "Nimi",
      record: "Eniten voittoja",
    },
    none: "Kukaan osallistuja ei vastaa näitä suodattimia.",
    formKey: "Vire: voitetut erät ylös, hävityt alas",
    place: "Sija",
    record: "V–H",
    recordWithDraws: "V–T–H",
    nowOrNext: "Nyt tai seuraavaksi",
    against: "Vastassa",
    section: { upper: "ylä", lower: "ala", finals: "finaalit" },
    lostTo: "Viimeinen häviö",
    follow: (name) => `Seuraa: ${wrapInBidiIsolate(name)}`,
  },
  versus: {
    open: "Vertaa…",
    find: "Keskinäiset, vastassa",
  },
};
