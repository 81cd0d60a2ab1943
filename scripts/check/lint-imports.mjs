/** Provides the rule `rooms/imports` of oxlint: imports follow the order of `ROOMS`. */
import { posix, relative, sep } from "node:path";
import { ROOMS } from "./rooms.mjs";

/**
 * Parts of the source: folders that they may import, and packages that all their rooms may import.
 * Tests follow these rules alone, not the order of rooms, and may import every package.
 */
const PARTS = {
  core: { may: "core", packages: "zod/mini" },
  server: { may: "core server", packages: "@hono/node-server hono node: zod" },
  web: { may: "core web" },
  scripts: { may: "scripts core/testing server/testing" },
  e2e: { may: "e2e core/lib core/i18n/en core/testing server/testing" },
  bench: { may: "bench core server web" },
  ".": { may: "scripts" },
};

/** Imports that the order permits, but only of types. */
const TYPES_ONLY = [
  { from: /^(core|web)\//, to: "core/contract", reason: "its schemas cost a page 23 KB" },
  { from: /^core\/i18n\/./, to: "core/i18n/en", reason: "a page loads one language" },
];

const IS_TESTING = /(^|\/)testing(\/|$)|^server\/scenarios(\/|$)/;
const IS_TEST_FILE = /\.test\.tsx?$|^(e2e|bench)\//;

/**
 * Returns the room of a folder, with its place in `ROOMS`; `null` if it has none.
 *
 * @param {string} folder relative to the project, with forward slashes
 */
export function findRoom(folder) {
  const parent = posix.dirname(folder);
  const place = ROOMS.findIndex(([name]) => name === folder || name === `${parent}/*`);
  if (place >= 0) return { name: folder, place, packages: ROOMS[place][2] };
  return parent === "." ? null : findRoom(parent);
}

/**
 * Returns the reason why a file may not import a specifier; `null` if it may.
 *
 * @param {string} file relative to the project, with forward slashes
 * @param {string} specifier as in the import: `./x.ts`, `#core/lib/x.ts`, `node:fs`, `zod`
 * @param {boolean} isType whether the import is removed by compilation
 * @returns {string | null} a sentence with an instruction
 */
export function findImportProblem(file, specifier, isType) {
  const folder = posix.dirname(file);
  const part = PARTS[folder.split("/")[0]];
  const room = findRoom(folder);
  const isTest = IS_TEST_FILE.test(file) || IS_TESTING.test(folder);
  if (part === undefined || (room === null && !isTest)) {
    return `${folder} has no room. Add it to scripts/check/rooms.mjs.`;
  }
  if (!/^[#.]/.test(specifier)) {
    if (isTest || [part, room].some(({ packages }) => includes(packages, specifier))) return null;
    return `${room.name} may not import ${specifier}: take its result as an argument, or import the room that wraps it.`;
  }
  const target = specifier.startsWith("#") ? specifier.slice(1) : posix.join(folder, specifier);
  const other = posix.dirname(target);
  if (other !== folder && !includes(part.may, other)) return `${folder} may not import ${other}.`;
  if (isTest) return null;
  if (IS_TESTING.test(other)) return `Only tests may import ${other}.`;
  return findOrderProblem(room, findRoom(other), isType);
}

/** Returns whether a list of folders or packages has a name, or what contains it. */
function includes(list, name) {
  const isWithin = (each) => name === each || name.startsWith(each.replace(/[^:]$/, "$&/"));
  return list?.split(" ").some(isWithin) ?? false;
}

function findOrderProblem(room, other, isType) {
  if (other === null || other.name === room.name) return null;
  if (other.place >= room.place) {
    return `${other.name} is not before ${room.name} in scripts/check/rooms.mjs: take what you need as an argument, combine both in a later room, or move it to an earlier one.`;
  }
  const limit = TYPES_ONLY.find(({ from, to }) => from.test(room.name) && to === other.name);
  if (isType || limit === undefined) return null;
  return `${room.name} may import only types of ${other.name}: ${limit.reason}.`;
}

const imports = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join("/");
    const check = (source, isType) => {
      if (typeof source?.value !== "string") return;
      const message = findImportProblem(file, source.value, isType);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, isTypeOnly(node, "importKind")),
      ExportNamedDeclaration: (node) => check(node.source, isTypeOnly(node, "exportKind")),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === "type"),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source ?? node.argument?.literal, true),
    };
  },
};

/** Returns whether the statement is removed by compilation. */
function isTypeOnly(node, kind) {
  const { specifiers } = node;
  return (
    node[kind] === "type" ||
    (specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === "type"))
  );
}

export default { meta: { name: "rooms" }, rules: { imports } };
