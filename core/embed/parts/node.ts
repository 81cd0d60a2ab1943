/**
 * An element of an embed as a plain object: the widget creates DOM elements from it, the server
 * HTML. Strings are always text and never markup, so they need not be escaped before.
 */
export interface EmbedNode {
  readonly tag: string;
  /** `undefined` omits the attribute; `true` sets it without a value. */
  readonly attributes: Readonly<Record<string, string | number | true | undefined>>;
  readonly children: readonly EmbedChild[];
}

/** A child of an element; a string is text. */
export type EmbedChild = EmbedNode | string;

type Attributes = EmbedNode["attributes"];
type Content = EmbedChild | false | null | undefined;

/**
 * Creates an element; false, missing and empty children are omitted. Its classes are also its
 * parts, so that a host page can style them with `::part`.
 */
export function el(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (Content | readonly Content[])[]
): EmbedNode {
  const parted = { ...attributes, part: attributes["class"] };
  return {
    tag,
    attributes: parted,
    children: children.flat().filter((child): child is EmbedChild => !!child),
  };
}

/** Renders a text in its own direction, as in a right-to-left page. */
export function isolated(text: string): EmbedNode {
  return el("bdi", {}, text);
}

/** Renders a text whose writing direction is unknown. */
export function bdi(text: string): EmbedNode {
  return el("bdi", { dir: "auto" }, text);
}

/** Renders a message in place of data, or above it: a title and a sentence, "" for none. */
export function messageNode(title: string, text = ""): EmbedNode {
  return el(
    "p",
    { class: "empty", role: "status" },
    title && el("b", {}, isolated(title)),
    text && isolated(text),
  );
}
