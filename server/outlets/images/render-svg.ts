import type { EmbedChild, EmbedNode } from "#core/embed/parts/node.ts";
import { escapeXml } from "#core/lib/escape-markup.ts";

/** Fonts of an image: those of the viewer's browser (SVG), or the server's bundled fonts (PNG). */
export type ImageFonts = "viewer" | "own";

/** Attributes for viewers' fonts or for host pages, which a PNG does not need. */
const ONLY_FOR_VIEWERS = ["x", "y", "textLength", "lengthAdjust"];

/**
 * Renders nodes as SVG. For PNG, all texts are at the end, and those of the same style share one
 * element: `convertTextToPaths` replaces them in this form.
 */
export function renderSvgNodes(nodes: readonly EmbedNode[], fonts: ImageFonts): string {
  if (fonts === "viewer") return nodes.map(renderNode).join("");
  const groups = new Map<string, string[]>();
  const shapes = nodes.filter(({ tag, attributes, children }) => {
    if (tag !== "text") return true;
    const style = renderAttributes(attributes, ONLY_FOR_VIEWERS).trimStart();
    const spans = groups.get(style) ?? [];
    const content = children.slice(-1).map(renderNode).join("");
    spans.push(`<tspan x="${attributes["x"]}" y="${attributes["y"]}">${content}</tspan>`);
    groups.set(style, spans);
    return false;
  });
  const texts = [...groups].map(([style, spans]) => `<text ${style}>${spans.join("")}</text>`);
  return shapes.map(renderNode).join("") + texts.join("");
}

function renderNode(node: EmbedChild): string {
  if (typeof node === "string") return escapeXml(node);
  const { tag, attributes, children } = node;
  const open = `<${tag}${renderAttributes(attributes, [])}`;
  return children.length === 0
    ? `${open}/>`
    : `${open}>${children.map(renderNode).join("")}</${tag}>`;
}

/** Returns attributes, each preceded by a space. Images have no parts for host pages. */
function renderAttributes(attributes: EmbedNode["attributes"], omitted: readonly string[]): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined || name === "part" || omitted.includes(name)
        ? ""
        : ` ${name}="${escapeXml(String(value))}"`,
    )
    .join("");
}
