/**
 * What an embed shows, as plain objects: the widget makes elements of it, the server text. Names go
 * in as text and never as markup, so that neither has to trust them.
 */
export interface EmbedNode {
  readonly tag: string;
  /** Absent ones are left out; `true` stands without a value. */
  readonly attributes: Readonly<Record<string, string | number | true | undefined>>;
  readonly children: readonly EmbedChild[];
}

export type EmbedChild = EmbedNode | string;

type Attributes = EmbedNode["attributes"];
type Content = EmbedChild | false | null | undefined;

/**
 * An element; what is false or missing among the children is left out. Its classes are its parts as
 * well: what we style, a host page may style with `::part`.
 */
export function el(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (Content | readonly Content[])[]
): EmbedNode {
  const parted = { ...attributes, part: attributes["class"] };
  return { tag, attributes: parted, children: children.flat().filter(isContent) };
}

function isContent(child: Content): child is EmbedChild {
  return Boolean(child);
}
