import type { EmbedChild, EmbedNode } from "#core/embed/parts/node.ts";
import { escapeXml } from "#core/lib/escape-markup.ts";

/** A rendered part of a page. */
export interface HtmlWithCss {
  readonly html: string;
  /** CSS rules instead of style attributes, which a strict content security policy forbids. */
  readonly css: string;
}

const VOID = new Set(["img", "link", "meta", "br"]);

/** Renders nodes as HTML, with texts and values escaped and styles as separate CSS rules. */
export function renderHtml(nodes: readonly EmbedChild[]): HtmlWithCss {
  const rules: string[] = [];
  const html = nodes.map((node) => render(node, rules)).join("");
  return { html, css: rules.join("") };
}

/** Escapes a text for use between tags or in a quoted attribute value. */
export const escapeHtml = escapeXml;

function render(node: EmbedChild, rules: string[]): string {
  if (typeof node === "string") return escapeHtml(node);
  const { tag, children } = node;
  const open = `<${tag}${attributesOf(node, rules)}>`;
  if (VOID.has(tag)) return open;
  return `${open}${children.map((child) => render(child, rules)).join("")}</${tag}>`;
}

function attributesOf({ attributes }: EmbedNode, rules: string[]): string {
  const { style, ...rest } = attributes;
  const all = Object.entries(rest);
  if (typeof style === "string") {
    all.push(["data-at", rules.length]);
    rules.push(`[data-at="${rules.length}"]{${style}}`);
  }
  return all
    .map(([name, value]) => {
      if (value === undefined) return "";
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join("");
}
