import type { EmbedChild, EmbedNode } from "#core/embed/parts/node.ts";
import {
  type EmbedAttribute,
  type EmbedOptions,
  parseEmbedOptions,
} from "#core/embed/parts/options.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import type { OverlayContext } from "#core/embed/overlay/overlay-context.ts";
import { createEmbedTimes } from "#core/embed/parts/times.ts";
import { createEmbedMessages } from "#core/i18n/embed-messages.ts";
import type { ScreenMessages } from "#core/i18n/en/embeds.ts";
import { embed as enEmbed, screen } from "#core/i18n/en/embeds.ts";
import { embed as fiEmbed } from "#core/i18n/fi/embeds.ts";
import { createMessages } from "#core/lib/templates.ts";
import { SAMPLE_NOON } from "./sample-match.ts";

/** Attributes of a widget: `{ flags: "none", "hide-scores": "" }`. */
export type SetAttributes = Partial<Record<EmbedAttribute, string>>;

/** Parses the options of a widget with these attributes. */
export function embedOptions(attributes: SetAttributes = {}): EmbedOptions {
  return parseEmbedOptions((name) => attributes[name] ?? null);
}

/** Creates the context of an embed at noon of the sample's day in UTC, with data of that time. */
export function embedContext(
  attributes: SetAttributes = {},
  locale = "en-GB",
  change: Partial<EmbedContext> = {},
): EmbedContext {
  return {
    options: embedOptions(attributes),
    messages: createEmbedMessages(locale === "fi" ? fiEmbed : enEmbed),
    times: createEmbedTimes("UTC", locale, SAMPLE_NOON),
    base: "https://desk.example.org",
    flag: (country) => `/flags/${country}.svg`,
    now: SAMPLE_NOON,
    dataSite: null,
    dataAt: SAMPLE_NOON,
    isStale: false,
    shown: new Set(),
    ...change,
  };
}

/** The English messages of full-screen pages. */
export const screenMessages = createMessages<ScreenMessages>(screen, "en");

/** Creates the context of an overlay with these attributes; "xx" and "" have no flag. */
export function overlayContext(attributes: SetAttributes = {}): OverlayContext {
  const { options, messages } = embedContext(attributes);
  return { options, messages, screen: screenMessages, flag: flagAt, accent: "" };
}

const flagAt = (country: string): string | null =>
  ["xx", ""].includes(country) ? null : `/flags/${country}.svg`;

/** Finds elements by tag or class (`time`, `.score`), in document order. */
export function nodesIn(nodes: readonly EmbedChild[], selector: string): readonly EmbedNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const classes = String(node.attributes["class"]).split(" ");
    const isMatch = node.tag === selector || classes.some((name) => `.${name}` === selector);
    return [...(isMatch ? [node] : []), ...nodesIn(node.children, selector)];
  });
}

/** Returns the visible texts, separated by bars: `Aino|2|1|Bo`. */
export function joinVisibleTexts(...nodes: readonly EmbedChild[]): string {
  const parts = nodes.map((node) =>
    typeof node === "string" ? node : joinVisibleTexts(...node.children),
  );
  return parts.filter((part) => part !== "").join("|");
}

export function findVisibleTexts(
  nodes: readonly EmbedChild[],
  selector: string,
): readonly string[] {
  return nodesIn(nodes, selector).map((node) => joinVisibleTexts(node));
}

/** Returns an attribute of each element that `nodesIn` finds. */
export function attributesIn(
  nodes: readonly EmbedChild[],
  selector: string,
  name: string,
): readonly unknown[] {
  return nodesIn(nodes, selector).map(({ attributes }) => attributes[name]);
}
