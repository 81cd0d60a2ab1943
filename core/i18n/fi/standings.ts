import type { PageMessages } from "#core/i18n/en/index.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { tieBreakers } from "./tie-breakers.ts";

const scenarios: PageMessages["standings"]["scenarios"] = {
  short: {
    head: "Jatkoon",
    draw: "Tasapeli riittää",
    win: "Voitto riittää",
    winAndHelp: "Voitto ja apua muilta",
  },
  own: { win: "Voitto", draw: "Tasapeli", loss: "Häviö" },
  through: "jatkoon",
  eliminated: "putoaa",
  throughIf: (condition) => `jatkoon, jos ${condition}`,
  eliminatedIf: (condition) => `putoaa, jos ${condition}`,
  tieIf: (condition, decider) => `jos ${condition}, ${decider}`,
  otherwise: (rest) => `muuten ${rest}`,
  otherResults: same("muut tulokset ratkaisevat"),
  tieBy: {
    difference: same("erotus ratkaisee"),
    "score-for": same("tehtyjen määrä ratkaisee"),
    "head-to-head": same("keskinäiset ottelut ratkaisevat"),
    buchholz: same("Buchholz ratkaisee"),
    "median-buchholz": same("mediaani-Buchholz ratkaisee"),
    "sonneborn-berger": same("Sonneborn-Berger ratkaisee"),
    nothing: same("sääntö ei erota heitä"),
    rule: same("muut tulokset tai tuntematon sääntö ratkaisevat"),
    unknown: same("tasatilanteen säännöt ratkaisevat"),
  },
  beats: (winner, loser) => `${winner} voittaa (vastassa ${loser})`,
  doesNotBeat: (one, other) => `${one} ei voita (vastassa ${other})`,
  isDraw: (one, other) => `${one} – ${other} päättyy tasan`,
  isNoDraw: (one, other) => `${one} – ${other} ei pääty tasan`,
  and: (parts) => parts.join(" ja "),
  or: (parts) => parts.join(", tai "),
  wins: (count) => (count === "1" ? "1 voitolla" : `${count} voitolla`),
  points: (count) => (count === "1" ? "1 lisäpisteellä" : `${count} lisäpisteellä`),
  throughWith: (amount) => `jatkoon ${amount}`,
  outWith: (amount) => `putoaa enintään ${amount}`,
  outWithNone: { wins: "putoaa ilman voittoa", points: "putoaa ilman pisteitä" },
  advance: (count) => (count === 1 ? "Yksi jatkaa." : `${count} jatkaa.`),
  rounds: (count: number) => (count === 1 ? "Yksi kierros." : `${count} kierrosta.`),
  canAdvance: (group) => `Jatkopaikka: ${group}`,
};

function same(sentence: string): { readonly alone: string; readonly after: string } {
  return { alone: sentence, after: sentence };
}

export const standings: PageMessages["standings"] = {
  stage: (number) => `${number}. vaihe`,
  position: { short: "#", long: "Sija" },
  played: { short: "O", long: "Ottelut" },
  won: { short: "V", long: "Voitot" },
  drawn: { short: "T", long: "Tasapelit" },
  lost: { short: "H", long: "Häviöt" },
  games: { short: "+ −", long: "Tehdyt ja päästetyt" },
  scoreFor: { short: "+", long: "Tehdyt" },
  scoreAgainst: { short: "−", long: "Päästetyt" },
  difference: { short: "±", long: "Erotus" },
  kills: { short: "Tap", long: "Tapot" },
  deduction: { short: "Väh", long: "Vähennys" },
  ignoredDeduction: { short: "(Väh)", long: "Vähennys, ei vähennetty" },
  points: { short: "P", long: "Pisteet" },
  allGroups: "Kaikki lohkot",
  race: (number) => ({ short: `O${number}`, long: `${number}. ottelu` }),
  gap: { short: "Ero", long: "Pistettä kärjestä" },
  results: "Pisteet otteluittain",
  form: "Vire",
  record: (draws) => ({
    short: "Saldo",
    long: draws ? "Voitot – tasapelit – häviöt" : "Voitot – häviöt",
  }),
  round: (number) => ({ short: `K${number}`, long: `${number}. kierros` }),
  rounds: (group) => `${group}: kierrokset`,
  bye: (given) => (given === "" ? "Vapaa" : `Vapaa +${given}`),
  swiss: {
    view: "Lohkon näkymä",
    views: { rounds: "Kierrokset", table: "Taulukko" },
    round: (number) => `${number}. kierros`,
    after: (round) => `${round}. kierroksen jälkeen`,
    points: "Pisteet ennen kierrosta",
    notListed: "ei ottelua listalla",
    recordUnknown: "Saldo ei vielä tiedossa",
    fates: { through: "Jatkoon", out: "Putosi" },
    arrivals: {
      winner: (count, record) =>
        count === 1 ? `Voittaja saldosta ${record}` : `${count} voittajaa saldosta ${record}`,
      loser: (count, record) =>
        count === 1 ? `Häviäjä saldosta ${record}` : `${count} häviäjää saldosta ${record}`,
    },
    limits: (wins, losses) =>
      `${wins === 1 ? "1 voitto" : `${wins} voittoa`}: jatkoon. ${losses === 1 ? "1 häviö" : `${losses} häviötä`}: putoaa.`,
  },
  openMatches: {
    live: "Käynnissä",
    count: (count) => (count === 1 ? "1 ottelu" : `${count} ottelua`),
    later: (count) => (count === 1 ? "1 ottelu myöhemmin" : `${count} ottelua myöhemmin`),
  },
  sheet: { title: (tournament) => `${tournament}, lohkot`, ended: "Lohkovaihe pelattu" },
  more: "Kaikki sarakkeet",
  tiedWith: "tasoissa naapurin kanssa: sääntö ei erota heitä",
  decidedByStaff: "henkilökunnan päättämä järjestys",
  wentTo: (code) => `jatkoi otteluun ${code}`,
  byPoints: (win, draw, loss) =>
    `Voitosta ${points(win)}, tasapelistä ${points(draw)}, häviöstä ${points(loss)}`,
  byLastGame: (win, loss) => `${win} ja ${loss}, jos viimeinen erä ratkaisee`,
  carries: {
    all: "mukana kaikki aiempien vaiheiden tulokset",
    among: "mukana aiempien vaiheiden keskinäiset tulokset",
  },
  byWins: "Järjestys voittojen mukaan",
  byPath: "Järjestys lohkokaavion mukaan (GSL)",
  byRank: "Järjestys yhteistuloksen, sitten voitettujen otteluiden mukaan",
  byLowest: "Järjestys yhteistuloksen mukaan, pienin ensin",
  scoreOrderUnknown: "Ei järjestystä: ei ole merkitty, onko suurin vai pienin tulos paras",
  byPlacement: {
    points: (list) => `Pisteet sijoituksesta: ${list}`,
    perKill: (count) => `taposta ${points(count)}`,
    minus: "vähennykset pois",
    bestOf: (count) =>
      count === 1 ? "paras ottelu lasketaan" : `${count} parasta ottelua lasketaan`,
    ties: "enemmän ykkössijoja (sitten kakkossijoja ja niin edelleen)",
    kills: "tapot",
    dropped: "(…): ei lasketa mukaan.",
    place: (placement) => `sija ${placement}`,
    disqualified: "hylätty",
    withKills: (kills) => (kills === 1 ? "1 tappo" : `${kills} tappoa`),
  },
  tieBreakers: { ...tieBreakers, "head-to-head": "tasoissa olevien keskinäiset ottelut" },
  afterwards: (parts) => `sitten ${parts.join(", sitten ")}`,
  ignoresDeductions: "Palvelun lähettämiä vähennyksiä ei ole vähennetty.",
  assumed: "Tavallinen sääntö, oletettu: palvelu ei kerro sääntöä.",
  scenarios,
};

function points(count: string): string {
  return count === "1" ? "1 piste" : `${count} pistettä`;
}

export const issues: PageMessages["issues"] = {
  byCode: {
    "loser-advanced": "Tulos sanoo toista kuin se, kumpi jatkaa.",
    "winner-dropped": "Tuloksen mukainen voittaja on häviäjän seuraavassa ottelussa.",
    "winner-and-loser": "Sama osallistuja on sekä voittajan että häviäjän paikalla.",
    "both-advanced": "Molemmat osallistujat ovat seuraavalla kierroksella.",
    "round-unknown": "Kaaviossa ei ole kierrosta, jonka ottelu ilmoittaa.",
    "upper-bracket-missing": "Alakaavion yläkaaviota ei näy: mestaria ei voi tietää siitä yksin.",
    "bracket-type-unknown": "Kaavion tyyppi on tuntematon: ottelut näytetään kierroksittain.",
    "more-than-two": "Ottelussa on yli kaksi osallistujaa: kaaviossa kukaan ei jatka siitä.",
    "bye-with-two": "Merkitty vapaakierrokseksi, mutta siinä on kaksi osallistujaa.",
    "score-order-unknown":
      "Ei tiedetä, onko suurin vai pienin tulos paras: kukaan ei voita tuloksella, ennen kuin henkilökunta merkitsee sen.",
    "plays-itself": "Molemmat osallistujat ovat sama: ottelu ei ole voitto eikä tappio.",
    "final-unknown": "Mikään ei erota finaalia pronssiottelusta.",
    "plays-on-elsewhere": "Jatkaja on muussa ottelussa kuin siinä, johon tämä johtaa.",
    "rows-contradict-feeds":
      "Kierroksen rivit ovat ristiriidassa sen kanssa, kuka jatkaa mihinkin.",
    "place-taken": "Kaksi ottelua ilmoittaa saman paikan.",
    "place-missing": "Kierroksella on enemmän otteluita kuin paikkoja.",
    "legs-or-replays":
      "Samoilla on samalla kierroksella useita otteluita: ei tiedetä, ratkaisevatko voitetut pelit, yhteistulos vai viimeinen ottelu.",
    "group-match-undecided": "Ottelu päättyi ilman selvää voittajaa: taulukko ei laske sitä.",
    "data-held": "Palvelu ei enää lähetä kaikkea tästä turnauksesta. Näytetään aiemmat tiedot.",
    "listed-twice": "Sama ottelu on listattu kahdella tunnuksella: se lasketaan kerran.",
    "disqualification-contradicted":
      "Palvelu lähettää hylkäyksen (tulos alle 0), mutta muut tiedot ovat sitä vastaan: sitä ei näytetä.",
    "start-implausible": "Alku on kaukana turnauksen ajasta: sitä pidetään sopimattomana.",
    "score-unreadable":
      "Tulosta ei voi lukea lukuna: se näytetään niin kuin palvelu sen lähettää, eikä se ratkaise mitään.",
    "start-ahead":
      "Palvelu listaa ottelun alkaneena tai päättyneenä, mutta sen alku on edessä eikä sillä ole tulosta: se on tulossa.",
    "group-too-large": "Lohkossa on enemmän osallistujia kuin sen ottelut ilmoittavat.",
  },
  other: "Tiedot ovat ristiriidassa keskenään.",
  ofMatch: (match, sentence) => `Ottelu ${wrapInBidiIsolate(match)}: ${sentence}`,
};
