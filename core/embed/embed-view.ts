import { tournamentPage } from "#core/paths/paths.ts";
import { type EmbedAnswer, tournamentIn } from "./answer.ts";
import { bracketView } from "./kinds/bracket.ts";
import type { EmbedContext } from "./parts/context.ts";
import { matchView } from "./kinds/match.ts";
import { matchesView } from "./kinds/matches.ts";
import { type EmbedNode, el } from "./parts/node.ts";
import { standingsView } from "./kinds/standings.ts";

/** How it stands with the data of an embed. */
export interface EmbedStanding {
  /** When the data is from, in milliseconds since the epoch, where it may be old; null: it is fresh. */
  readonly dataFrom: number | null;
}

/** All of an embed: its title, what it shows, whose times they are. */
export function embedView(
  answer: EmbedAnswer,
  context: EmbedContext,
  { dataFrom }: EmbedStanding,
): readonly EmbedNode[] {
  const { options, words, times, base } = context;
  // The tournament of all that is shown; a word for it where it is of several.
  const tournament = tournamentIn(answer, options);
  const all = tournament?.title ?? words.state[options.state || "all"];
  const part = answer.kind === "bracket" && answer.data.bracket.title;
  const title = [all, part].filter(Boolean).join(" · ");
  const page = tournament === undefined ? "/" : tournamentPage(tournament.site, tournament.slug);
  const said =
    dataFrom === null
      ? words.times(times.zone.replaceAll("_", " "))
      : words.dataFrom(times.when(dataFrom));
  return [
    el("h3", { class: "head" }, el("bdi", { dir: "auto" }, title)),
    bodyOf(answer, context),
    el(
      "p",
      { class: "foot" },
      el("span", { class: dataFrom === null ? undefined : "old" }, said),
      el("a", { href: base + page, target: "_blank" }, "Matchdesk"),
    ),
  ];
}

/** What stands where there is nothing to show. */
export function messageView(text: string): readonly EmbedNode[] {
  return [el("p", { class: "empty", role: "status" }, text)];
}

function bodyOf(answer: EmbedAnswer, context: EmbedContext): EmbedNode {
  switch (answer.kind) {
    case "matches":
      return matchesView(answer.data, context);
    case "match":
      return matchView(answer.data, context);
    case "bracket":
      return bracketView(answer.data, context);
    case "standings":
      return standingsView(answer.data, context);
  }
}
