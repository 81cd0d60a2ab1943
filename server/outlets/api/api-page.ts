import type { EmbedNode } from "#core/embed/parts/node.ts";
import { el } from "#core/embed/parts/node.ts";
import { PUBLIC_API, type PublicEndpoint } from "#core/contract/public-api.ts";
import { listQueryParameters } from "#core/contract/query.ts";
import { renderHtml } from "#server/http/html.ts";

/** The parts of the OpenAPI document that the page shows. */
export interface ApiPageInput {
  readonly info: { readonly version: string; readonly description: string };
  readonly schemas: Readonly<Record<string, unknown>>;
}

/** Style sheet of the page, hashed for its content security policy. */
export const API_PAGE_STYLE = [
  ":root{color-scheme:light dark}",
  "body{max-width:60rem;margin:0 auto;padding:24px 16px;font:15px/24px system-ui,sans-serif;",
  "background:light-dark(#f3f4f2,#0d0f11);color:light-dark(#14171a,#f3f5f2)}",
  "h1{font-size:34px;line-height:40px}h2{margin-top:40px;padding-bottom:4px;border-bottom:2px solid;",
  "font-size:18px;overflow-wrap:anywhere}code,pre{font:13px/20px ui-monospace,monospace}",
  "table{border-collapse:collapse;width:100%}th,td{padding:6px 8px 6px 0;text-align:start;",
  "vertical-align:top;border-bottom:1px solid light-dark(#d3d5d2,#303438)}",
  "pre{overflow:auto;max-height:24rem;padding:12px;background:light-dark(#fcfdfb,#16191c)}",
  "a,summary{color:inherit}summary{cursor:pointer}",
].join("");

/** Renders the public API as an HTML page, with one section for each endpoint. */
export function renderApiPage({ info, schemas }: ApiPageInput): string {
  const { html } = renderHtml([
    el("h1", {}, "Matchdesk API"),
    el("p", {}, info.description),
    el(
      "p",
      {},
      `Version ${info.version}. Machine-readable description: `,
      el("a", { href: "/openapi.json" }, "/openapi.json"),
    ),
    ...PUBLIC_API.map((endpoint) =>
      section(endpoint, endpoint.schema === null ? undefined : schemas[endpoint.schema]),
    ),
  ]);
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Matchdesk API</title><style>${API_PAGE_STYLE}</style></head>` +
    `<body><main>${html}</main></body></html>`
  );
}

function section(endpoint: PublicEndpoint, schema: unknown): EmbedNode {
  const { path, id, summary } = endpoint;
  const query = listQueryParameters(endpoint.query);
  const isOpen = !path.includes("{") && endpoint.schema !== null;
  return el(
    "section",
    { id },
    el("h2", {}, el("code", {}, `GET ${path}`)),
    el("p", {}, summary, isOpen && " ", isOpen && el("a", { href: path }, "Try it")),
    query.length > 0 &&
      el(
        "table",
        {},
        el("thead", {}, el("tr", {}, el("th", {}, "Parameter"), el("th", {}, "Meaning"))),
        el(
          "tbody",
          {},
          ...query.map(({ name, description }) =>
            el("tr", {}, el("td", {}, el("code", {}, name)), el("td", {}, description)),
          ),
        ),
      ),
    schema !== undefined &&
      el(
        "details",
        {},
        el("summary", {}, "Response"),
        el("pre", { tabindex: 0 }, JSON.stringify(schema, null, 2)),
      ),
  );
}
