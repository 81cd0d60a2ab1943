import { tournamentPage } from "#core/contract/paths.ts";
import type { EmbedAnswer } from "./answer.ts";
import { bracketView } from "./bracket-view.ts";
import type { EmbedContext } from "./context.ts";
import { matchView } from "./match-view.ts";
import { matchesView } from "./matches-view.ts";
import { type EmbedNode, el } from "./node.ts";
import { standingsView } from "./standings-view.ts";

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
  const { words, times, base } = context;
  const { title, page } = headingOf(answer, context);
  const said = dataFrom === null ? words.times(times.zone.replaceAll("_", " ")) : words.dataFrom(times.time(dataFrom));
  return [
    el("h3", { class: "head" }, el("bdi", { dir: "auto" }, title)),
    bodyOf(answer, context),
    el(
      "p",
      { class: "foot" },
      el("span", { class: dataFrom === null ? "" : "old" }, said),
      el("a", { href: base + page, target: "_blank", rel: "noopener" }, "Matchdesk"),
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

function headingOf(answer: EmbedAnswer, { options, words }: EmbedContext) {
  const of = ({ title, site, slug }: { title: string; site: string; slug: string }) => ({
    title,
    page: tournamentPage(site, slug),
  });
  switch (answer.kind) {
    case "matches": {
      const [first] = answer.data.matches;
      return options.tournament !== "" && first !== undefined
        ? of(first.tournament)
        : { title: options.state === "" ? words.matches : words.state[options.state], page: "/" };
    }
    case "match":
      return of(answer.data.match.tournament);
    case "bracket": {
      const { tournament, title } = answer.data.bracket;
      const whole = [tournament.title, title].filter((part) => part !== "").join(" · ");
      return of({ ...tournament, title: whole });
    }
    case "standings": {
      const { data } = answer;
      const tournament = "tournament" in data ? data.tournament : data.matches[0]?.tournament;
      return tournament === undefined ? { title: words.standings, page: "/" } : of(tournament);
    }
  }
}
