import type { CommandDefinition } from "./commands.ts";

/** Width of the help, in characters. */
const WIDTH = 100;
/** Maximum width of the names before their explanations. */
const MAX_NAME_WIDTH = 28;

/** Returns how a command is typed, without its options: "npm run backup -- FILE". */
export function formatUsage({ command, argument }: CommandDefinition): string {
  return argument === undefined ? command : `${command} -- ${argument}`;
}

/** Returns how a command is typed: "npm run freeze -- FOLDER [OPTION]…". */
export function formatCommand(definition: CommandDefinition): string {
  const { command, argument, options } = definition;
  // Every command has the option --help.
  if (Object.keys(options).length === 1) return formatUsage(definition);
  return `${command} -- ${argument === undefined ? "" : `${argument} `}[OPTION]…`;
}

/** Returns the text that a command prints for `--help`. */
export function formatHelp(definition: CommandDefinition): string {
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
