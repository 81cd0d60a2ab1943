import { posix } from "node:path";
import { CORE_ROOMS } from "./rooms/core.mjs";
import { SERVER_ROOMS } from "./rooms/server.mjs";
import { WEB_ROOMS } from "./rooms/web.mjs";

/**
 * @typedef {object} Room A folder of source code with its subfolders, except those that are rooms.
 * @property {string} is Description of its contents.
 * @property {string} [may] Rooms that it may import; "(t)" at the end permits only their types.
 * @property {string} [packages] Packages that it may import; "node:" means those of Node.js.
 * @property {string} [tests] Additional rooms that its tests may import.
 */

/**
 * Rooms of the source and all permitted imports between them. A room ending in `*` means each
 * folder there. Data flows in one direction: upstream, wire, model, snapshot, archive, outlets,
 * presenters, contract, web.
 *
 * @type {Readonly<Record<string, Room>>}
 */
export const ROOM_RULES = { ...CORE_ROOMS, ...SERVER_ROOMS, ...WEB_ROOMS };

/** Additional packages that the tests of each part may import. */
export const TEST_PACKAGES = {
  core: "node: vitest fast-check",
  server: `node: vitest fast-check hono undici @photostructure/sqlite ajv happy-dom ical.js
    openid-client simple-oauth2 subset-font`,
  web: "node: vitest fast-check @testing-library/react",
  scripts: "vitest",
};

/** Matches folders of test helpers: `testing` folders and the tests of the whole product. */
const IS_TESTING = /(^|\/)testing(\/|$)|^server\/scenarios(\/|$)/;
const IS_TEST_FILE = /\.test\.tsx?$/;

/** Rooms that contain only tests and measurements. */
const TEST_ROOMS = new Set(["e2e", "bench"]);

/** Parts of which test helpers of each part may import everything. */
const PARTS = { core: ["core"], server: ["core", "server"], web: ["core", "web"] };

/** Returns the names in a list of `ROOM_RULES`. */
export function splitRoomNames(list = "") {
  return list.split(/\s+/).filter((name) => name !== "");
}

/**
 * Returns the room of a folder; `null` if it has none.
 *
 * @param {string} folder relative to the project, with forward slashes
 * @returns {{ readonly name: string, readonly rule: string } | null} `rule` is its key in `ROOM_RULES`
 */
export function findRoom(folder) {
  if (Object.hasOwn(ROOM_RULES, folder)) return { name: folder, rule: folder };
  const parent = posix.dirname(folder);
  if (parent === ".") return null;
  const pattern = `${parent}/*`;
  return Object.hasOwn(ROOM_RULES, pattern) ? { name: folder, rule: pattern } : findRoom(parent);
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
  const target = resolveSpecifier(folder, specifier);
  const other = target === null ? null : posix.dirname(target);
  if (IS_TESTING.test(folder)) return findProblemOfHelper(folder, other);
  const room = findRoom(folder);
  if (room === null) return `${folder} has no room. Add it to scripts/check/rooms.`;
  const isTest = IS_TEST_FILE.test(file) || TEST_ROOMS.has(room.name);
  if (other === null) return findPackageProblem(room, packageOf(specifier), isType, isTest);
  if (IS_TESTING.test(other)) {
    return isTest ? null : `Only tests may import ${other}. Move what you need out of it.`;
  }
  return findRoomProblem(room, findRoom(other), isType, isTest);
}

/**
 * Returns the reason why a test helper may not import a folder. Helpers may import everything in
 * the parts that their own part may depend on.
 */
function findProblemOfHelper(folder, other) {
  const part = folder.split("/")[0];
  if (other === null || PARTS[part].includes(other.split("/")[0])) return null;
  return `Tests of ${part} may not import ${other}: it is not below ${part}.`;
}

function findRoomProblem(room, other, isType, isTest) {
  if (other === null || other.name === room.name) return null;
  const allowed = ROOM_RULES[room.rule].may;
  if (includes(allowed, other.rule, isType)) return null;
  if (isTest && mayTestsImportRoom(room.rule, other.rule)) return null;
  return describeProblem(room.name, other.name, includes(allowed, other.rule, true));
}

/** Returns the path that a specifier points to, relative to the project; `null` for a package. */
function resolveSpecifier(folder, specifier) {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(folder, specifier) : null;
}

/** Returns the name of a package without a path in it; `zod/mini` counts as a separate package. */
function packageOf(specifier) {
  if (specifier.startsWith("node:")) return "node:";
  if (specifier === "zod/mini" || specifier.startsWith("virtual:")) return specifier;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function includes(list, name, isType) {
  const names = splitRoomNames(list);
  return names.includes(name) || (isType && names.includes(`${name}(t)`));
}

/**
 * Returns whether tests of a room may import another: one that the room imports directly or
 * indirectly, or one that is listed for its tests.
 */
export function mayTestsImportRoom(rule, wanted) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of splitRoomNames(ROOM_RULES[name].may)) visit(next.replace("(t)", ""));
  };
  visit(rule);
  return seen.has(wanted) || splitRoomNames(ROOM_RULES[rule].tests).includes(wanted);
}

function findPackageProblem({ name, rule }, wanted, isType, isTest) {
  if (includes(ROOM_RULES[rule].packages, wanted, isType)) return null;
  if (isTest && splitRoomNames(TEST_PACKAGES[name.split("/")[0]]).includes(wanted)) return null;
  if (name.startsWith("core/") && !wanted.startsWith("zod")) {
    return `core has no clock, network, files or page: take the result of ${wanted} as an argument.`;
  }
  return `${name} may not import ${wanted}. Import the room that wraps it, or allow it in scripts/check/rooms.`;
}

function describeProblem(name, other, isTypeAllowed) {
  if (isTypeAllowed && other === "core/contract") {
    return "web takes only types of core/contract: its schemas cost 23 KB. URLs are in core/paths.";
  }
  if (isTypeAllowed) {
    return `${name} may import only types of ${other}: use import type, or take a value as an argument.`;
  }
  if (name.startsWith("web/features/") && other.startsWith("web/features/")) {
    return "A feature imports no other feature: combine both in a page, or move the shared part to web/components.";
  }
  if (name.startsWith("web/pages/") && other.startsWith("web/pages/")) {
    return "A page imports no other page: move the shared part to web/features or web/components.";
  }
  return `${name} may not import ${other}: take what you need as an argument, or move it to a room below both.`;
}
