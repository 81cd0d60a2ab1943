import type * as z from "zod/mini";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { PUBLIC_API, type PublicEndpoint } from "#core/contract/public-api.ts";
import { listQueryParameters } from "#core/contract/query.ts";
import { renderHtml } from "#server/http/html.ts";
import { CHAT_BOT } from "./chat-bot.ts";
import { renderSchema, renderTable, renderText } from "./schema-tables.ts";

/** The parts of the OpenAPI document that the page shows. */
export interface ApiPageInput {
  readonly info: { readonly version: string; readonly description: string };
  readonly schemas: Readonly<Record<string, z.core.JSONSchema.BaseSchema>>;
}

/** Style sheet of the page, hashed for its content security policy. */
export const API_PAGE_STYLE = [
  ":root{color-scheme:light dark;scroll-padding-top:16px;--line:light-dark(#d3d5d2,#303438)}",
  "body{max-width:72rem;margin:0 auto;padding:24px 16px;font:15px/24px system-ui,sans-serif;",
  "background:light-dark(#f3f4f2,#0d0f11);color:light-dark(#14171a,#f3f5f2)}",
  "h1{font-size:34px;line-height:40px}h2{margin-top:56px;font-size:24px;line-height:32px}",
  "h3{margin-top:40px;padding-bottom:4px;border-bottom:2px solid;font-size:18px;",
  "overflow-wrap:anywhere}p,ul{max-width:46rem}nav ul{padding-inline-start:20px}",
  "code,pre{font:13px/20px ui-monospace,monospace}td{overflow-wrap:anywhere}",
  "table{border-collapse:collapse;width:100%}th,td{padding:6px 16px 6px 0;text-align:start;",
  "vertical-align:top;border-bottom:1px solid var(--line)}th{font-weight:400}",
  "thead th{font-weight:600}tbody th{white-space:nowrap}",
  "pre{overflow:auto;padding:12px;background:light-dark(#fcfdfb,#16191c)}a{color:inherit}",
  ":focus-visible{outline:2px solid;outline-offset:2px}",
  // On phones, the cells of a row are below each other.
  "@media(max-width:44rem){thead{display:none}tr,th,td{display:block;border:0;padding:0}",
  "tr{padding:8px 0;border-bottom:1px solid var(--line)}tbody th{white-space:normal}}",
].join("");

/** Renders the public API as an HTML page: endpoints, changes, a bot, and all types. */
export function renderApiPage({ info, schemas }: ApiPageInput): string {
  const { Change, ...types } = schemas;
  const { html } = renderHtml([
    el("h1", {}, "Matchdesk API"),
    el("p", {}, info.description),
    el(
      "p",
      {},
      `Version ${info.version}. Machine-readable description (OpenAPI): `,
      el("a", { href: "/openapi.json" }, "/openapi.json"),
    ),
    el("nav", { "aria-label": "Contents" }, el("ul", {}, ...CONTENTS.map(renderEntry))),
    el("h2", { id: "endpoints" }, "Endpoints"),
    ...PUBLIC_API.map(renderEndpoint),
    el("h2", { id: "Change" }, "Types of changes"),
    el("p", {}, ...renderText(CHANGES)),
    ...(Change === undefined ? [] : renderSchema(Change)),
    el("h2", { id: "chat-bot" }, "A bot for a chat"),
    el("p", {}, ...renderText(BOT)),
    el("pre", { id: "bot", tabindex: 0 }, CHAT_BOT),
    el("h2", { id: "types" }, "Types"),
    el("p", {}, 'Members that end in "?" may be absent. An instant is ISO 8601 in UTC.'),
    ...Object.entries(types).map(([name, schema]) =>
      el(
        "section",
        { id: name },
        el("h3", {}, name),
        el("p", {}, ...renderText(schema.description ?? "")),
        ...renderSchema(schema),
      ),
    ),
  ]);
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Matchdesk API</title><style>${API_PAGE_STYLE}</style></head>` +
    `<body><main>${html}</main></body></html>`
  );
}

const CHANGES =
  "Matchdesk compares each poll with the data before it and records what changed. A change appears " +
  "in `/api/v1/changes`, and as an event `change` in `/api/v1/events`, once the responses of all " +
  "other endpoints contain it: at the latest some seconds after the service has it. One poll may " +
  "bring several changes of a match.";

const BOT =
  "Save it as `bot.mjs` and run it with Node.js 20 or newer; it needs no packages. It prints changes " +
  "from its start on. Replace `console.log` by a request to your chat.";

const CONTENTS = [
  ["endpoints", "Endpoints"],
  ["Change", "Types of changes"],
  ["chat-bot", "A bot for a chat"],
  ["types", "Types"],
] as const;

function renderEntry([id, title]: (typeof CONTENTS)[number]): EmbedNode {
  return el("li", {}, el("a", { href: `#${id}` }, title));
}

function renderEndpoint(endpoint: PublicEndpoint): EmbedNode {
  const { path, id, summary, schema } = endpoint;
  const query = listQueryParameters(endpoint.query);
  const isOpen = !path.includes("{") && schema !== null;
  return el(
    "section",
    { id },
    el("h3", {}, el("code", {}, `GET ${path}`)),
    el(
      "p",
      {},
      ...renderText(summary),
      isOpen && " ",
      isOpen && el("a", { href: path, "aria-label": `Try ${path}` }, "Try it"),
    ),
    query.length > 0 &&
      renderTable(
        ["Parameter", "Meaning"],
        query.map(({ name, description }) => [[el("code", {}, name)], renderText(description)]),
      ),
    el(
      "p",
      {},
      "Response: ",
      schema === null ? endpoint.media : el("a", { href: `#${schema}` }, schema),
    ),
  );
}
