import type { EmbedTemplates } from "#core/i18n/en/embed.ts";
import { svShortRounds } from "./rounds.ts";
import { svSlot } from "./slot.ts";

/** The Swedish messages of embeds. */
export const svEmbed: EmbedTemplates = {
  locale: "sv-SE",
  slot: svSlot,
  rounds: svShortRounds,
  state: { all: "Matcher", upcoming: "Kommande", live: "Pågår", ended: "Avslutad" },
  bracket: "Slutspel",
  versus: "–",
  disqualified: "Disk.",
  bestOf: "Bäst av {0}",
  won: "{0} vann",
  noTime: "Ingen starttid ännu",
  group: "Grupp {0}",
  fromSeen: "från {0} {0|one:sedd match|other:sedda matcher}",
  notSeen: "{0} {0|one:match|other:matcher} inte {0|one:sedd|other:sedda}",
  verdicts: { through: "Vidare", eliminated: "Utslagen" },
  ranking: "Placeringar",
  atLeast: "minst {0}:{0#|one:a|other:e}",
  columns: {
    contestant: "Deltagare",
    played: ["S", "Spelade"],
    won: ["V", "Vinster"],
    drawn: ["O", "Oavgjorda"],
    lost: ["F", "Förluster"],
    difference: ["±", "Skillnad"],
    points: ["P", "Poäng"],
  },
  empty: {
    upcoming: "Inga kommande matcher.",
    live: "Ingen match pågår.",
    ended: "Ingen match är avslutad.",
    "": "Inga matcher ännu.",
  },
  over: "Alla matcher är spelade.",
  loading: "Laddar",
  gone: "Innehållet är inte längre tillgängligt.",
  unreachable: "Matcherna är inte tillgängliga just nu.",
  dataFrom: "Data från {0}",
  times: "Tider: {0}",
};
