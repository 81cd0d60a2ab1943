/** Finds the commands that documents print, and what in a command does not exist. */
import { existsSync, readFileSync } from "node:fs";
import { findCode } from "./find-broken-links.mjs";

/** Variables, a program in lower case, arguments. A line of an INI file is none. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*[a-z][\w-]*(?: (?!= )|$)/;
/** Languages of fenced code blocks that contain no commands. */
const OTHER_LANGUAGE = /^```mermaid/;
const SCRIPT = /(?:^| )npm (?:run (?:-s )?(\S+)|(start|test))/;

/** Arguments that are files: form of the command, folder of the files, ending that they lack. */
const FILES = [
  [/^npm run bench (.+)/, "bench/", ".ts"],
  [/^npm run test:e2e -- (.+)/, "e2e/", ""],
  [/^npm ci --prefix (.+)/, "", "/package-lock.json"],
  [/^(?:node|npx vitest run|git config blame\.ignoreRevsFile) (.+)/, "", ""],
];

/**
 * Returns the commands of a Markdown document: lines of code blocks, joined if they end with a
 * backslash, and code of several words within a line.
 *
 * @param {string} text
 * @returns {readonly string[]}
 */
export function findCommands(text) {
  const { blocks, inline } = findCode(text);
  const lines = blocks
    .filter((block) => !OTHER_LANGUAGE.test(block))
    .flatMap((block) => block.replace(/ *\\\n */g, " ").split("\n"))
    .map((line) => line.trim());
  return [...lines, ...inline.filter((code) => code.includes(" "))].filter((code) =>
    COMMAND.test(code),
  );
}

/**
 * Returns a command without its variables.
 *
 * @param {string} command
 */
export function withoutVariables(command) {
  return command.replace(/^(?:[A-Z_]+=\S+ )+/, "");
}

/**
 * Returns the npm scripts, files and variables of a command that do not exist.
 *
 * @param {string} command
 * @param {string} configuration text of docs/configuration.md, which lists all variables
 * @returns {readonly string[]}
 */
export function findMissingTargets(command, configuration) {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, named, own] = SCRIPT.exec(command) ?? [];
  const script = named ?? own;
  const program = withoutVariables(command);
  const variables = command.slice(0, -program.length).match(/[A-Z_]+(?==)/g) ?? [];
  const files = FILES.flatMap(([form, folder, ending]) => {
    const words = form.exec(program)?.[1]?.split(" ") ?? [];
    // Numbers, URL paths and optional arguments are no files.
    return words.filter((word) => /^[a-z.]/.test(word)).map((word) => folder + word + ending);
  });
  return [
    ...(script === undefined || script in scripts ? [] : [`npm script ${script}`]),
    ...files.filter((file) => !existsSync(file)),
    ...variables.filter((name) => !configuration.includes(`\`${name}\``)),
  ];
}
