/** Tables of the members of JSON Schemas, for the API page. */
import type * as z from "zod/mini";
import { type EmbedChild, type EmbedNode, el } from "#core/embed/parts/node.ts";

type Schema = z.core.JSONSchema.BaseSchema;

interface Member {
  /** With the members around it: `outcome.winner`, `matches[].code`. */
  readonly name: string;
  readonly schema: Schema;
}

/** Renders a table of rows below a header; the first cell of a row is its header. */
export function renderTable(
  header: readonly string[],
  rows: readonly (readonly (readonly EmbedChild[])[])[],
): EmbedNode {
  const head = header.map((text) => el("th", { scope: "col" }, text));
  const body = rows.map(([first = [], ...rest]) =>
    el("tr", {}, el("th", { scope: "row" }, first), ...rest.map((cell) => el("td", {}, cell))),
  );
  return el("table", {}, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...body));
}

/** Renders the members of an object, or the kinds of a union with their own members. */
export function renderSchema(schema: Schema): EmbedNode[] {
  if (schema.oneOf === undefined) return [renderMembers([...listMembers(schema)])];
  const kinds = schema.oneOf.map((kind) => ({ kind, members: [...listMembers(kind)] }));
  const [first] = kinds;
  const common = (first?.members ?? []).filter(
    ({ name }) =>
      name !== "type" &&
      kinds.every(({ members }) => members.some((member) => member.name === name)),
  );
  const isOwn = ({ name }: Member): boolean =>
    name !== "type" && common.every((member) => member.name !== name);
  const rows = kinds.map(({ kind, members }) => [
    [el("code", {}, describeValues(kind.properties?.["type"]))],
    renderText(kind.description ?? ""),
    members.filter(isOwn).map(renderItem),
  ]);
  return [
    renderTable(["Type", "When", "Members"], rows),
    ...(common.length === 0 ? [] : [el("p", {}, "All have:"), renderMembers(common)]),
  ];
}

/** Renders text with code in backticks. */
export function renderText(text: string): EmbedChild[] {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? el("code", {}, part) : part))
    .filter((part) => part !== "");
}

function renderMembers(members: readonly Member[]): EmbedNode {
  const rows = members.map(({ name, schema }) => [
    [el("code", {}, name)],
    renderType(schema),
    renderText(schema.description ?? ""),
  ]);
  return renderTable(["Member", "Type", "Meaning"], rows);
}

function renderItem({ name, schema }: Member): EmbedNode {
  const meaning = renderText(schema.description ?? "");
  return el("div", {}, el("code", {}, name), " (", renderType(schema), "): ", meaning);
}

/** Lists the members of an object, each followed by those of the object that it contains. */
function* listMembers(schema: Schema, prefix = ""): Generator<Member> {
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    if (!isSchema(property)) continue;
    const name = `${prefix}${key}`;
    const isRequired = schema.required?.includes(key) === true;
    yield { name: isRequired ? name : `${name}?`, schema: property };
    yield* listInnerMembers(property, name);
  }
}

function* listInnerMembers(schema: Schema, name: string): Generator<Member> {
  yield* listMembers(schema, `${name}.`);
  if (isSchema(schema.items)) yield* listInnerMembers(schema.items, `${name}[]`);
  for (const choice of schema.anyOf ?? []) yield* listInnerMembers(choice, name);
}

/** Renders the type of a value: "text", "whole number", "list of Match or null". */
function renderType(schema: Schema): EmbedChild[] {
  const { $ref, anyOf, items, type, format, additionalProperties } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf("/") + 1);
    return [el("a", { href: `#${name}` }, name)];
  }
  if (anyOf !== undefined) {
    return anyOf.map(renderType).reduce((before, choice) => before.concat(" or ", choice));
  }
  const values = describeValues(schema);
  if (values !== "") return [el("code", {}, values)];
  if (type === "array") {
    const [item = items] = schema.prefixItems ?? [];
    if (!isSchema(item)) return ["list"];
    const isChoice = item.anyOf !== undefined || Array.isArray(item.type);
    return isChoice ? ["list of (", ...renderType(item), ")"] : ["list of ", ...renderType(item)];
  }
  if (isSchema(additionalProperties)) return ["by key: ", ...renderType(additionalProperties)];
  if (format === "date-time") return ["instant"];
  return [
    [type ?? ""]
      .flat()
      .map((name) => TYPE_NAMES[name] ?? name)
      .join(" or "),
  ];
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
};

/** Returns the only values that are valid, as JSON; "" if there are others. */
function describeValues(schema: Schema | boolean | undefined): string {
  if (!isSchema(schema)) return "";
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return values.map((value) => JSON.stringify(value)).join(" | ");
}

function isSchema(schema: unknown): schema is Schema {
  return typeof schema === "object" && schema !== null && !Array.isArray(schema);
}
