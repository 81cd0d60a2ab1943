import { tournamentPage } from "#core/paths/paths.ts";
import type { EmbedResponse } from "./embed-response.ts";
import type { EmbedTournament } from "./kinds/embed-kind.ts";
import { type EmbedKind, EMBED_VIEWS } from "./kinds.ts";
import type { EmbedContext } from "./parts/context.ts";
import { type EmbedNode, el } from "./parts/node.ts";
import { getOnlyState } from "./parts/options.ts";

export interface RenderedEmbed {
  readonly nodes: readonly EmbedNode[];
  /** Tournament of all displayed data; `undefined` if there are several or none. */
  readonly tournament: EmbedTournament | undefined;
}

/**
 * Renders an embed: title, content, and footer with time zone or data age.
 *
 * @param dataFrom Time of stale data in milliseconds since the epoch; `null` if the data is fresh.
 */
export function renderEmbed<K extends EmbedKind>(
  { kind, data }: EmbedResponse<K>,
  context: EmbedContext,
  dataFrom: number | null,
): RenderedEmbed {
  const { options, messages, times, base } = context;
  const { tournamentOf, partOf, view } = EMBED_VIEWS[kind];
  const tournament = tournamentOf(data, options);
  const part = partOf?.(data);
  const all = tournament?.title ?? (part || messages.state[getOnlyState(options.state) || "all"]);
  const title = [all, all === part ? "" : part].filter(Boolean).join(" · ");
  const page = tournament === undefined ? "/" : tournamentPage(tournament.site, tournament.slug);
  const origin =
    dataFrom === null
      ? messages.times(times.zone.replace(/_/g, " "))
      : messages.dataFrom(times.when(dataFrom));
  const nodes = [
    el("h3", { class: "head" }, el("bdi", { dir: "auto" }, title)),
    view(data, context),
    el(
      "p",
      { class: "foot" },
      el("span", { class: dataFrom === null ? undefined : "old" }, origin),
      el("a", { href: base + page, target: "_blank" }, "Matchdesk"),
    ),
  ];
  return { nodes, tournament };
}

/** Renders a message instead of data. */
export function renderEmbedMessage(text: string): readonly EmbedNode[] {
  return [el("p", { class: "empty", role: "status" }, text)];
}
