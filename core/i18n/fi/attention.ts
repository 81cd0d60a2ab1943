import type { AttentionNames, ReasonMessages } from "#core/i18n/en/attention.ts";
import type { HeldKind } from "#core/model/hold.ts";
import { getFailureGroup } from "#core/model/service-outcome.ts";
import type { StoreFailure } from "#core/model/store-health.ts";
import { formatBestOf } from "./match.ts";
import { affected, currentSites, down, downAdvice, failures } from "./services.ts";
import { formatDifference, formatNames, formatSites } from "#core/lib/sentence.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const mark: AttentionNames = {
  conflict: "Ristiriita",
  "not-started": "Ei alkanut",
  "running-long": "Kestää pitkään",
  "no-score": "Ei tulosta",
  "contestant-missing": "Osallistuja puuttuu",
  moved: "Siirretty",
  "decided-not-over": "Ratkennut, siellä auki",
  "corrected-late": "Korjattu myöhään",
  "score-withdrawn": "Tulos peruttu",
  unlocked: "Lukitus avattu",
  locked: "Lukittu",
  "score-too-high": "Tulos liian suuri",
  "score-unreadable": "Tulosta ei voi lukea",
  overlapping: "Kaksi yhtä aikaa",
  "two-on-one": "Kaksi samalla paikalla",
  "no-station": "Ei pelipaikkaa",
  "short-turnaround": "Lyhyt väli",
  "bye-with-two": "Vapaakierros kahdelle",
  "new-name": "Uusi nimi",
  "plays-itself": "Pelaa itseään vastaan",
  "slot-unfilled": "Paikka tyhjä",
  "advanced-without-winning": "Jatkoon voittamatta",
  "start-implausible": "Mahdoton alku",
  "still-open": "Yhä kesken",
  "no-result": "Suljettu tuloksetta",
  "score-order-unknown": "Paras tulos?",
  "address-corrected": "Osoite korjattu",
  "last-seen": "Kadonnut näkyvistä",
  "list-cut": "Lista katkaistu",
  "service-refused": "Tunnukset hylätty",
  "service-down": "Ei vastausta",
  "data-held": "Tiedot jäädytetty",
  "clocks-differ": "Kellot eroavat",
  "store-failing": "Ei tallenneta",
};

const STORE_ADVICE: Readonly<Record<StoreFailure, string>> = {
  unreachable: "PostgreSQL ei vastaa: tarkista, että se on käynnissä ja DATABASE_URL on oikein",
  full: "Levy on täynnä: vapauta tilaa",
  "read-only": "Arkistoon ei voi kirjoittaa: tarkista sen omistaja ja levyn kirjoitusoikeus",
  missing:
    "Arkiston kansio tai tiedosto on poistettu: palauta DATA_DIR tai käynnistä palvelin uudelleen",
  corrupt: "Arkiston tiedosto on vioittunut: palauta varmuuskopio komennolla npm run restore",
  failing: "Arkistoon ei voi kirjoittaa: lue syy palvelimen lokista",
};

function formatUnstored(changes: number): string {
  if (changes === 0) return "uusi tieto jää";
  return changes === 1 ? "1 muutos on" : `${changes} muutosta on`;
}

const HELD: Readonly<Record<HeldKind, string>> = {
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
};

export const why: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    const marked =
      format.since === ""
        ? "Palvelu merkitsee ottelun kiistanalaiseksi (merkintä ”conflict”)."
        : `Palvelu on merkinnyt ottelun kiistanalaiseksi (merkintä ”conflict”) ${format.since} alkaen.`;
    return score === "" ? marked : `${marked} Tulos siellä: ${score}.`;
  },
  "not-started": ({ start }, { time, isSeveral }) =>
    `Alkamisaika ${time(start)} on ohi; palvelu listaa ${isSeveral ? "ne" : "sen"} yhä tuleviin.`,
  "running-long": ({ minutes, typical, watched, bestOf }) =>
    `Kestänyt ${minutes} min; ${bestOf === null ? "muut" : formatBestOf(bestOf)} noin ${typical} min (${watched} seurattu).`,
  "no-score": ({ minutes, typical, watched }) =>
    `Ei tulosta ${minutes} minuutin jälkeen; muut olivat ohi noin ${typical} minuutissa (${watched} seurattu).`,
  "contestant-missing": ({ start, waitsFor }, { time }) =>
    waitsFor === null
      ? `Alkaa ${time(start)}, eikä kaikkia osallistujia tiedetä.`
      : `Alkaa ${time(start)} ja odottaa ottelua ${waitsFor}.`,
  moved: ({ from, to }, { time }) => `Siirretty ajasta ${time(from)} aikaan ${time(to)}.`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} on voittanut; palvelu listaa ottelun tuleviin.`
      : `${wrapInBidiIsolate(winner)} on voittanut; palvelu ei ole sulkenut (lukinnut) ottelua kuten muita.`,
  "corrected-late": ({ from, to, next }, format) => {
    const [before, after] = [from, to].map(
      ({ scores, winner }) => `${format.scores(scores)} (${winner?.name ?? "ei voittajaa"})`,
    );
    return `Tulos muuttui (${before} → ${after}), kun ${next ?? "seuraava ottelu"} oli jo alkanut.`;
  },
  "score-withdrawn": ({ scores }, format) => `Tulos ${format.scores(scores)} on poistettu.`,
  unlocked: () => "Palvelu avasi ottelun uudelleen (poisti lukituksen).",
  locked: () =>
    "Palvelu on sulkenut (lukinnut) ottelun, vaikka se ei ole ohi: sitä ei lasketa taulukoihin. Jos se on peruttu, poista se palvelusta.",
  "score-too-high": ({ score, bestOf }) =>
    `${score} on enemmän kuin ${formatBestOf(bestOf)} sallii.`,
  "score-unreadable": ({ texts }, { isSeveral }) =>
    `Palvelu lähettää tuloksen ${formatNames(texts)}, joka ei ole luku, joten ${isSeveral ? "voittajia" : "voittajaa"} ei tiedetä. Kirjaa ${isSeveral ? "tulokset sinne lukuina" : "tulos sinne lukuna"}.`,
  overlapping: ({ contestant, other, sameName }) =>
    sameName
      ? `${wrapInBidiIsolate(contestant)} (sama nimi) pelaa silloin toisessa pelissä: ${other.name}.`
      : `${wrapInBidiIsolate(contestant)} pelaa samaan aikaan ottelun ${other.name}.`,
  "two-on-one": ({ station, start, other, otherStart }, { time }) =>
    `Pelipaikalla ${wrapInBidiIsolate(station)} on ${time(otherStart)} alkaen ${other.name} ja ${time(start)} alkaen tämä ottelu.`,
  "no-station": ({ start }, { time, isSeveral }) =>
    isSeveral
      ? `Ensimmäinen alkaa ${time(start)}. Turnauksen muilla otteluilla on pelipaikka, näillä ei.`
      : `Alkaa ${time(start)}. Turnauksen muilla otteluilla on pelipaikka, tällä ei.`,
  "short-turnaround": ({ contestant, minutes, other, estimated }) => {
    const name = wrapInBidiIsolate(contestant);
    if (estimated) return `${name}: ${other.name} tuskin ehtii päättyä ajoissa.`;
    return minutes > 0
      ? `${name}: ${minutes} min ottelun ${other.name} päättymisestä.`
      : `${name}: ei yhtään aikaa ottelun ${other.name} jälkeen.`;
  },
  "bye-with-two": () => "Merkitty vapaakierrokseksi, mutta osallistujia on kaksi.",
  "new-name": ({ feeder, former, current }) =>
    feeder === null
      ? `${wrapInBidiIsolate(current.name)} pelaa vain ottelut, joita ${wrapInBidiIsolate(former.name)} ei ole pelannut, tämän viimeisen ottelun jälkeen. Jos osallistuja on sama, kirjaa nimi saman osallistujan toiseksi nimeksi; siihen asti lohko ei ole valmis.`
      : `${wrapInBidiIsolate(current.name)} ei ole pelannut aiemmin ja on paikalla, joka kuuluu osallistujalle ${wrapInBidiIsolate(former.name)} (ottelusta ${feeder}). Jos osallistuja on sama, kirjaa nimi saman osallistujan toiseksi nimeksi; siihen asti molemmat säilyvät.`,
  "plays-itself": ({ contestant }) =>
    `Molempina osallistujina on ${wrapInBidiIsolate(contestant)}. Ottelua ei lasketa kenellekään, ennen kuin palvelun tiedot korjataan.`,
  "slot-unfilled": ({ feeder, contestant }) =>
    contestant === null
      ? `${feeder} on ratkennut, mutta paikka on tyhjä.`
      : `${feeder} on ratkennut: tähän kuuluu ${wrapInBidiIsolate(contestant)}.`,
  "advanced-without-winning": ({ fault }) =>
    ({
      "loser-advanced": "Tuloksen mukaan toinen voitti, mutta toinen jatkaa.",
      "winner-dropped": "Tuloksen mukainen voittaja on häviäjän seuraavassa ottelussa.",
      "winner-and-loser": "Sama osallistuja on sekä voittajan että häviäjän paikalla.",
      "both-advanced": "Molemmat osallistujat ovat seuraavalla kierroksella.",
    })[fault],
  "start-implausible": ({ start, dates }, { time }) =>
    `Palvelu ilmoittaa aluksi ${time(start)}, mikä on kaukana ${dates.length === 0 ? "muista otteluista" : `turnauksen ajasta (${dates.map(time).join(" – ")})`}. Alku on sopimatta, kunnes se korjataan palvelussa.`,
  "still-open": ({ start }, { time, isSeveral }) =>
    `Alkoi ${time(start)} eikä ole muuttunut pitkään aikaan, mutta palvelu ei ole päättänyt ${isSeveral ? "näitä" : "sitä"}: keskeytynyt, tai tulosta ei ole kirjattu. Tulosta ei ole.`,
  "no-result": () =>
    "Palvelu on sulkenut (lukinnut) ottelun ilman tulosta: se lasketaan perutuksi, mitätöidyksi tai keskeytetyksi, ei tasapeliksi, eikä se näy taulukoissa. Jos sillä on tulos, kirjaa se palveluun.",
  "score-order-unknown": () =>
    "Ei tiedetä, onko suurin vai pienin tulos paras, joten tuloksen perusteella ei näytetä voittajaa. Merkitse turnaukselle ”Paras tulos”.",
  "address-corrected": ({ from, to }) =>
    `Osoite muuttui: ${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}. Vanhat linkit johtavat uuteen.`,
  "last-seen": ({ at }, { time }) =>
    `Oli käynnissä, kun lista mainitsi sen viimeksi kello ${time(at)}.`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `Listalla on 100 ottelua: myöhempiä kuin ${time(horizon)} ei näy.`
      : `Alkaneiden lista ulottuu vain aikaan ${time(horizon)}: pidemmät ottelut putoavat.`,
  "service-refused": () => "Se ei hyväksy tunnuksiamme. Tarkista CLIENT_ID ja CLIENT_SECRET.",
  "service-down": ({ outcome, host, sites, others, dataAt, ...counts }, { time, since }) => {
    const group = getFailureGroup(outcome);
    const where = others === 0 ? "" : ` (${formatSites(sites, host)})`;
    const data =
      dataAt === null
        ? "Se ei ole vielä lähettänyt tietoja."
        : `${counts.openMatches === 0 ? "Mikään avoin ottelu ei riipu siitä" : `Sivut näyttävät sen tiedot ajalta ${time(dataAt)}: ${affected(counts.tournaments, counts.openMatches)}`}.`;
    const sentences = [data, currentSites(others), downAdvice[group]].filter(Boolean).join(" ");
    return `${down[group]}${where} (alkaen ${since}): ${failures[outcome]}. ${sentences}`;
  },
  "data-held": (held, { time }) => {
    const { lost, count, of, list, site, hidden, tournaments, live, decision, dataAt } = held;
    const which = hidden ? "piilotettua " : "";
    const listed =
      list === null ? "ottelua" : list === "upcoming" ? "tulevaa ottelua" : "alkanutta ottelua";
    const loss =
      lost === "matches"
        ? `Palvelu lähettää nyt ${of - count}/${of} ${which}${listed}${site === null ? "" : ` sivustolta ${wrapInBidiIsolate(site)}`}.`
        : `Palvelu ei enää lähetä tietoa: ${HELD[lost]} (${count}/${of} ${which}ottelua${site === null ? "" : `, ${wrapInBidiIsolate(site)}`}).`;
    const decided = decision === "keep" ? " Henkilökunta päätti pitää ne." : "";
    const about =
      tournaments.length === 0
        ? ""
        : ` Koskee: ${formatNames(tournaments)}; ${live === 0 ? "yksikään näistä otteluista ei ole käynnissä" : `otteluista käynnissä ${live}`}.`;
    return `${loss}${about} Näytetään tiedot ajalta ${time(dataAt)}.${decided}`;
  },
  "clocks-differ": ({ minutes, deletionRefused }) =>
    `Palvelun kello on ${formatDifference(minutes, "päivää")} palvelimen kelloa ${minutes < 0 ? "jäljessä" : "edellä"}. Aseta väärässä oleva kello oikeaan${deletionRefused ? "; siihen asti RETENTION_DAYS ei poista mitään" : ""}.`,
  "store-failing": ({ state, unstoredChanges }) =>
    `${STORE_ADVICE[state]}; ${formatUnstored(unstoredChanges)} tallentamatta ja häviää, jos palvelin pysähtyy.`,
};

export const shortWhy: ReasonMessages = {
  conflict: ({ scores }, format) => {
    const score = format.isSeveral ? "" : format.scores(scores);
    const marked = "palvelussa kiistanalainen";
    return score === "" ? marked : `${marked}, ${score}`;
  },
  "not-started": ({ start }, { time }) => `alkamisaika ${time(start)} ohi`,
  "running-long": ({ minutes, typical, watched }) =>
    `${formatMinutes(minutes)}; ${watched} ottelun mediaani ${formatMinutes(typical)}`,
  "no-score": ({ minutes, typical, watched }) =>
    `ei tulosta, ${formatMinutes(minutes)}; ${watched} ottelun mediaani ${formatMinutes(typical)}`,
  "contestant-missing": ({ start }, { time }) => `alkaa ${time(start)}`,
  moved: ({ from, to }, { time }) => `${time(from)} → ${time(to)}`,
  "decided-not-over": ({ winner, listedUpcoming }) =>
    listedUpcoming
      ? `${wrapInBidiIsolate(winner)} voitti, siellä yhä tulevissa`
      : `${wrapInBidiIsolate(winner)} voitti, siellä yhä auki`,
  "corrected-late": ({ from, to, next }, { scores }) =>
    `${scores(from.scores)} → ${scores(to.scores)}, kun ${next ?? "seuraava ottelu"} oli alkanut`,
  "score-withdrawn": ({ scores: was }, { scores }) => `${scores(was)} poistettu`,
  unlocked: () => "avattu siellä uudelleen",
  locked: () => "suljettu siellä, ei ohi",
  "score-too-high": ({ score, bestOf }) => `${score}, ${formatBestOf(bestOf)}`,
  "score-unreadable": ({ texts }) => `${formatNames(texts)} ei ole luku`,
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
      "winner-dropped": "voittaja häviäjän paikalla",
      "winner-and-loser": "sama molemmissa seuraavissa",
      "both-advanced": "molemmat jatkavat",
    })[fault],
  "start-implausible": ({ start }, { time }) => `aluksi ilmoitettu ${time(start)}`,
  "still-open": ({ start }, { time }) => `alkoi ${time(start)}, ei tulosta`,
  "no-result": () => "suljettu siellä ilman tulosta",
  "score-order-unknown": () => "suurin vai pienin?",
  "address-corrected": ({ from, to }) => `${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}`,
  "last-seen": ({ at }, { time }) => `listalla viimeksi ${time(at)}`,
  "list-cut": ({ list, horizon }, { time }) =>
    list === "upcoming"
      ? `100 listalla, ${time(horizon)} asti`
      : `100 listalla, ${time(horizon)} alkaen`,
  "service-refused": () => "palvelu ei hyväksy niitä",
  "service-down": ({ outcome, dataAt }, { time }) => {
    const cause = failures[outcome];
    return dataAt === null
      ? `${cause}, ei vielä tietoja`
      : `${cause}, tiedot ajalta ${time(dataAt)}`;
  },
  "data-held": ({ lost, count, of, live, decision }) => {
    const loss =
      lost === "matches"
        ? `${of - count}/${of} ottelua lähetetty`
        : `${count}/${of}: puuttuu ${HELD[lost]}`;
    return [loss, live > 0 && `käynnissä ${live}`, decision === "keep" && "pidetään"]
      .filter(Boolean)
      .join(", ");
  },
  "clocks-differ": ({ minutes }) =>
    `${formatMinutes(Math.abs(minutes))} ${minutes < 0 ? "jäljessä" : "edellä"}`,
  "store-failing": ({ unstoredChanges }) =>
    unstoredChanges === 0
      ? "uutta tietoa ei tallenneta"
      : `${unstoredChanges} muutosta tallentamatta`,
};
