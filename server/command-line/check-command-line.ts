import { parseArgs } from "node:util";
import { countEdits } from "#core/lib/count-edits.ts";
import { type CommandOutcome, EXIT_CODES } from "#server/platform/command.ts";
import type { CommandDefinition } from "./commands.ts";

/** Width of the help, in characters. */
const WIDTH = 100;
/** Maximum width of the names before their explanations. */
const MAX_NAME_WIDTH = 28;

interface OptionToken {
  readonly name: string;
  /** As it is typed, "--name" or "-n". */
  readonly rawName: string;
  readonly value: string | undefined;
  /** Whether the value follows "=". */
  readonly inlineValue: boolean | undefined;
}

/** Maximum number of edits between an unknown option and the one that is suggested. */
const MOST_EDITS = 3;

/** Returns the help, if it is requested, or the problems of the arguments; `null` if it can run. */
export function checkCommandLine(
  definition: CommandDefinition,
  args: readonly string[],
): CommandOutcome | null {
  const { argument = "", takes, options } = definition;
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const problems = new Set<string>();
  let count = 0;
  for (const token of tokens) {
    const text = args[token.index] ?? "";
    if (token.kind === "positional") {
      count += 1;
      if (count > takes[1]) problems.add(describeUnknown(token.value, definition));
    } else if (token.kind === "option") {
      // Before anything else: it is never the name of a file or a contestant.
      if (text === "--help" || text === "-h") return { exitCode: 0, line: formatHelp(definition) };
      const problem = describeOptionProblem(token, text, definition);
      if (problem !== null) problems.add(problem);
    }
  }
  if (count < takes[0]) problems.add(`${argument} is missing.`);
  if (problems.size === 0) return null;
  const usage = `Usage: ${formatCommand(definition)}; --help explains it.`;
  return { exitCode: EXIT_CODES.usage, line: [...problems, usage].join("\n") };
}

/** Returns how a command is typed, without its options: "npm run backup -- FILE". */
export function formatUsage({ command, argument }: CommandDefinition): string {
  return argument === undefined ? command : `${command} -- ${argument}`;
}

/** Returns the problem of an option, without its value, which may be a secret; `null` if none. */
function describeOptionProblem(
  option: OptionToken,
  text: string,
  definition: CommandDefinition,
): string | null {
  const known = Object.entries(definition.options).find(([name]) => name === option.name)?.[1];
  // The letters after one dash are one option each, but were meant as one argument.
  if (known === undefined || !option.rawName.startsWith("--"))
    return describeUnknown(text.replace(/=.*/s, ""), definition);
  if (known.type === "boolean")
    return option.value === undefined ? null : `${option.rawName} takes no value.`;
  if (option.value === undefined) return `${option.rawName} needs a value: ${known.value}.`;
  if (option.inlineValue === true || !option.value.startsWith("-")) return null;
  return `${option.rawName} needs a value. If it begins with "-", write ${option.rawName}=${known.value}.`;
}

function describeUnknown(text: string, definition: CommandDefinition): string {
  const { options, command, argument } = definition;
  const [nearest] = Object.keys(options)
    .map((name) => ({ option: `--${name}`, edits: countEdits(text, `--${name}`) }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .sort((a, b) => a.edits - b.edits);
  if (nearest !== undefined) return `Unknown argument ${text}. Did you mean ${nearest.option}?`;
  if (argument === undefined) return `Unknown argument ${text}.`;
  return text.startsWith("-")
    ? `Unknown argument ${text}. If it is ${argument}, write: ${command} -- -- ${text}`
    : `Unknown argument ${text}: the command takes one ${argument}. Write quotes around one that contains spaces.`;
}

/** Returns how a command is typed: "npm run freeze -- FOLDER [OPTION]…". */
function formatCommand(definition: CommandDefinition): string {
  const { command, argument, options } = definition;
  // Every command has the option --help.
  if (Object.keys(options).length === 1) return formatUsage(definition);
  return `${command} -- ${argument === undefined ? "" : `${argument} `}[OPTION]…`;
}

/** Returns the text that a command prints for `--help`. */
function formatHelp(definition: CommandDefinition): string {
  const options = Object.entries(definition.options).map(([name, { value, help }]) => {
    const short = name === "help" ? "-h, " : "";
    return [`${short}--${name}${value === undefined ? "" : ` ${value}`}`, help] as const;
  });
  const rows = [...definition.rows, ...options];
  const width = Math.max(
    ...rows.map(([name]) => name.length).filter((length) => length <= MAX_NAME_WIDTH),
  );
  return [
    `Usage: ${formatCommand(definition)}`,
    "",
    ...wrap(definition.does, WIDTH),
    "",
    ...rows.flatMap(([name, help]) => formatRow(name, help, width)),
    "",
    ...(definition.note === undefined ? [] : [...wrap(definition.note, WIDTH), ""]),
    `Example: ${definition.example}`,
  ].join("\n");
}

function formatRow(name: string, help: string, width: number): readonly string[] {
  const lines = wrap(help, WIDTH - width - 4);
  const names = name.length > width ? ["", ...lines] : lines;
  return names.map((line, index) =>
    `  ${(index === 0 ? name : "").padEnd(width)}  ${line}`.trimEnd(),
  );
}

/** Splits a text into lines of at most `width` characters; a longer word is a line. */
function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
