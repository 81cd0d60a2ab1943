import type { EmbedChild, EmbedNode } from "#core/embed/parts/node.ts";
import {
  type EmbedAttribute,
  type EmbedOptions,
  parseEmbedOptions,
} from "#core/embed/parts/options.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import type { OverlayContext } from "#core/embed/overlay/overlay-context.ts";
import { embedTimes } from "#core/embed/parts/times.ts";
import { createEmbedMessages } from "#core/i18n/embed-messages.ts";
import { enEmbed } from "#core/i18n/en/embed.ts";
import { enScreen, type ScreenMessages } from "#core/i18n/en/screen.ts";
import { fiEmbed } from "#core/i18n/fi/embed.ts";
import { createMessages } from "#core/lib/templates.ts";
import { SAMPLE_NOON } from "./sample-match.ts";

/** What somebody wrote on a widget: `{ flags: "none", "hide-scores": "" }`. */
export type SetAttributes = Partial<Record<EmbedAttribute, string>>;

/** Options as the attributes of a widget make them. */
export function embedOptions(attributes: SetAttributes = {}): EmbedOptions {
  return parseEmbedOptions((name) => attributes[name] ?? null);
}

/** What an embed with these attributes is drawn with, at noon of the sample event's day in UTC. */
export function embedContext(attributes: SetAttributes = {}, locale = "en-GB"): EmbedContext {
  return {
    options: embedOptions(attributes),
    messages: createEmbedMessages(locale === "fi" ? fiEmbed : enEmbed),
    times: embedTimes("UTC", locale, SAMPLE_NOON),
    base: "https://desk.example.org",
    flag: (country) => `/flags/${country}.svg`,
  };
}

/** The English messages of full-screen pages. */
export const screenMessages = createMessages<ScreenMessages>(enScreen, "en");

/** What an overlay with these attributes is drawn with; there is no flag of "xx", nor of "". */
export function overlayContext(attributes: SetAttributes = {}): OverlayContext {
  const { options, messages } = embedContext(attributes);
  return { options, messages, screen: screenMessages, flag: flagAt, accent: "" };
}

const flagAt = (country: string): string | null =>
  ["xx", ""].includes(country) ? null : `/flags/${country}.svg`;

/** Elements in order of reading whose tag, or one of whose classes, is `wanted`: `time`, `.score`. */
export function nodesIn(nodes: readonly EmbedChild[], wanted: string): readonly EmbedNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const classes = String(node.attributes["class"]).split(" ");
    const isWanted = node.tag === wanted || classes.some((name) => `.${name}` === wanted);
    return [...(isWanted ? [node] : []), ...nodesIn(node.children, wanted)];
  });
}

/** What a reader reads, part by part: `Aino|2|1|Bo`. */
export function readingOf(...nodes: readonly EmbedChild[]): string {
  const parts = nodes.map((node) =>
    typeof node === "string" ? node : readingOf(...node.children),
  );
  return parts.filter((part) => part !== "").join("|");
}

/** What stands in each of the elements `nodesIn` finds. */
export function readingsIn(nodes: readonly EmbedChild[], wanted: string): readonly string[] {
  return nodesIn(nodes, wanted).map((node) => readingOf(node));
}

/** An attribute of each of the elements `nodesIn` finds. */
export function attributesIn(
  nodes: readonly EmbedChild[],
  wanted: string,
  name: string,
): readonly unknown[] {
  return nodesIn(nodes, wanted).map(({ attributes }) => attributes[name]);
}
