import type { IssueMessages } from "#core/i18n/en/issues.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Swedish sentences about contradictions in the data. */
export const svIssues: IssueMessages = {
  byCode: {
    "loser-advanced": "Resultatet och vem som går vidare stämmer inte överens.",
    "winner-and-loser": "Samma deltagare finns på både vinnarens och förlorarens plats.",
    "both-advanced": "Båda deltagarna finns i nästa omgång.",
    "round-unknown": "Slutspelet har inte den omgång som matchen anger.",
    "upper-bracket-missing":
      "Den nedre bracketens övre bracket syns inte: mästaren framgår inte av den nedre ensam.",
    "bracket-type-unknown": "Slutspelets typ är okänd: matcherna visas omgång för omgång.",
    "more-than-two": "Matchen har fler än två deltagare: ingen går vidare från den i slutspelet.",
    "bye-with-two": "Markerad som frilott, men har två deltagare.",
    "plays-itself": "Båda deltagarna är samma: matchen är varken vinst eller förlust.",
    "final-unknown": "Inget skiljer finalen från bronsmatchen.",
    "plays-on-elsewhere": "Den som gick vidare är i en annan match än den som den här leder till.",
    "rows-contradict-feeds": "Omgångens rader motsäger vem som går vidare till vilken match.",
    "place-taken": "Två matcher anger samma plats.",
    "place-missing": "Omgången har fler matcher än platser.",
    "legs-or-replays":
      "Samma deltagare har flera matcher i samma omgång: det är inte klart om de är delmatcher eller omspel.",
    "group-match-undecided":
      "Matchen slutade utan en tydlig vinnare: tabellen räknar inte med den.",
    "data-held": "Tjänsten skickar inte längre allt om turneringen. Tidigare data visas.",
    "listed-twice": "Samma match är listad med två id:n: den räknas en gång.",
    "disqualification-contradicted":
      "Tjänsten skickar en diskvalificering (resultat under 0), men andra uppgifter talar emot den: den visas inte.",
    "start-ahead":
      "Tjänsten listar matchen som påbörjad eller avslutad, men dess start ligger framåt i tiden och den har inget resultat: den visas som kommande.",
    "group-too-large": "Gruppen har fler deltagare än dess matcher anger.",
  },
  other: "Uppgifterna motsäger varandra.",
  ofMatch: (match, sentence) => `Match ${wrapInBidiIsolate(match)}: ${sentence}`,
};
