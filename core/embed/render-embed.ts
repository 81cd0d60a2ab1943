import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import type { EmbedFrame, EmbedTournament } from "./embed-kind.ts";
import { type EmbedKind, type EmbedResponse, EMBED_VIEWS } from "./kinds.ts";
import { formatDataTime } from "#core/lib/format-data-time.ts";
import { ALL_SHOWN, type EmbedContext, flagNode } from "./parts/context.ts";
import { type EmbedNode, el, isolated, messageNode } from "./parts/node.ts";

export interface RenderedEmbed {
  readonly nodes: readonly EmbedNode[];
  /** Tournament of all displayed data; `undefined` if there are several or none. */
  readonly tournament: EmbedTournament | undefined;
}

/** Renders an embed: header, notices about its data, content, and footer. */
export function renderEmbed<K extends EmbedKind>(
  { kind, data }: EmbedResponse<K>,
  received: EmbedContext,
): RenderedEmbed {
  const { options, shown, messages, isStale } = received;
  const hideScores = options.hideScores && !shown.has(ALL_SHOWN);
  const context = { ...received, options: { ...options, hideScores } };
  const { tournamentOf, frame: frameOf, view } = EMBED_VIEWS[kind];
  const frame = frameOf(data, context);
  const staleSince = isStale ? formatAge(context) : "";
  const nodes = [
    frame.title !== "" && headNode(frame, context),
    staleSince !== "" &&
      el("p", { class: "bar", role: "status" }, isolated(messages.delayed(staleSince))),
    hideScores &&
      frame.title !== "" &&
      el("p", { class: "empty hidden" }, isolated(messages.hidden)),
    view(data, context),
    footNode(frame, context),
  ].filter((node) => node !== false);
  return { nodes, tournament: tournamentOf(data, options) };
}

/** Renders a message instead of data: a title, and a sentence if there is more to say. */
export function renderEmbedMessage(title: string, text?: string): readonly EmbedNode[] {
  return [messageNode(title, text)];
}

/**
 * Renders blocks in place of content that loads. `messages` is `null` while they load, too;
 * `isLate` states that the service has not responded yet.
 */
export function renderEmbedLoading(
  messages: Pick<EmbedMessages, "loading" | "stillLoading"> | null,
  isLate: boolean,
): readonly EmbedNode[] {
  const block = el("div", { class: "block" }, el("i"), el("i"), el("i"), el("b"));
  return [
    el(
      "div",
      { class: "loading", role: "status", "aria-label": messages?.loading },
      el("div", { class: "head" }),
      block,
      block,
      block,
      isLate && messages !== null && el("p", { class: "foot" }, messages.stillLoading),
    ),
  ];
}

/** Formats the time of the data; "" if it is unknown. */
function formatAge({ dataAt, dataSite, times }: EmbedContext): string {
  return dataAt === null ? "" : formatDataTime(times.when(dataAt), dataSite);
}

function headNode(frame: EmbedFrame, context: EmbedContext): EmbedNode {
  const { messages, options, isStale } = context;
  const { title, contestant = null, meta, status } = frame;
  const name = el("bdi", { dir: "auto" }, title);
  const from = isStale && formatAge(context);
  const state = from ? messages.asOf(from) : status;
  return el(
    "div",
    { class: "head" },
    contestant && flagNode({ contestant }, context),
    el("h3", { class: contestant === null ? "title" : "title own" }, name),
    // A span around each isolate, because its margin would turn with the direction of its text.
    meta && el("span", { class: "meta" }, isolated(meta)),
    options.hideScores
      ? el(
          "span",
          { class: "status" },
          el("button", { type: "button", "data-show": ALL_SHOWN }, messages.showAll),
        )
      : state && el("span", { class: "status" }, isolated(state)),
  );
}

function footNode({ link }: EmbedFrame, context: EmbedContext): EmbedNode {
  const { messages, base, isStale, times } = context;
  const from = formatAge(context);
  const origin = [
    from && messages.dataFrom(from),
    times.zone && messages.times(times.zone.replace(/_/g, " ")),
  ];
  const text = origin.filter(Boolean).join(" · ");
  return el(
    "p",
    { class: "foot" },
    el("a", { href: base + link.path, target: "_blank" }, isolated(link.text)),
    text && el("span", { class: isStale ? "old" : undefined }, isolated(text)),
  );
}
