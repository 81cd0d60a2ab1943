import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keysOf } from "#core/lib/collections.ts";
import { checkCommandLine, formatUsage } from "./check-command-line.ts";
import { type CommandDefinition, type CommandName, COMMANDS } from "./commands.ts";

const check = (name: CommandName, ...args: readonly string[]) =>
  checkCommandLine(COMMANDS[name], args);

/** Returns the arguments that a shell and npm pass on. */
const argumentsOf = (example: string): readonly string[] =>
  (example.split(" -- ")[1]?.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));

describe("the help", () => {
  const commands: readonly (readonly [CommandName, CommandDefinition])[] = keysOf(COMMANDS).map(
    (name) => [name, COMMANDS[name]],
  );
  it.each(commands)("of %s explains each argument and has a valid example", (name, definition) => {
    const help = check(name, "--help");
    expect(check(name, "a", "b", "--prot", "-h")).toEqual(help);
    const { exitCode = 1, line = "" } = help ?? {};
    expect(exitCode).toBe(0);
    expect(line).toMatch(new RegExp(`^Usage: ${formatUsage(definition)}`));
    expect(line.replaceAll("\n", " ")).toContain(definition.does);
    const names = Object.keys(definition.options).map((option) => `--${option}`);
    for (const text of [...names, definition.argument ?? "", `Example: ${definition.example}`])
      expect(line).toContain(text);
    expect(definition.example).toContain(definition.command);
    expect(check(name, ...argumentsOf(definition.example))).toBeNull();
  });

  it("is as wide as a terminal", () => {
    const lines = commands.flatMap(([name]) => check(name, "--help")?.line.split("\n") ?? []);
    const wide = lines.filter((line) => line.length > 100 && !line.startsWith("Example: "));
    expect(wide).toEqual([]);
  });

  it("of the server names only variables that exist", () => {
    const variables = COMMANDS.start.rows.flatMap(([names]) => names.split(", "));
    const documented = readFileSync("docs/configuration.md", "utf8");
    expect(variables.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  });

  it("has the texts of docs/guides/operations.md", () => {
    const rows = readFileSync("docs/guides/operations.md", "utf8").replaceAll("`", "");
    const cells = new Map(
      Array.from(rows.matchAll(/^\| (npm [^|]+?) +\| ([^|]+?) +\|$/gm), ([, usage, text]) => [
        usage,
        text,
      ]),
    );
    expect([...cells.keys()]).toEqual(commands.map(([, command]) => formatUsage(command)));
    for (const [, command] of commands)
      expect(cells.get(formatUsage(command))?.startsWith(command.does)).toBe(true);
  });
});

describe("checkCommandLine", () => {
  it.each<[CommandName, readonly string[]]>([
    ["start", []],
    ["service", ["--demo", "--client", "desk:s3cret:a.example", "--client=b:c:d", "--port", "0"]],
    ["inspect", ["a.json", "--contestant=-Cai", "--contestant", "Bo", "b.json"]],
    ["forget", ["--", "--help"]],
    ["forget", ["--", "-Cai"]],
    ["hash-password", ["Aino", "Virtanen"]],
  ])("accepts %s %j", (name, args) => {
    expect(check(name, ...args)).toBeNull();
  });

  it.each<[CommandName, readonly string[], string]>([
    ["start", ["--prot=1"], "Unknown argument --prot."],
    ["start", ["--halp"], "Unknown argument --halp. Did you mean --help?"],
    ["start", ["8080"], "Unknown argument 8080."],
    ["service", ["--prot", "1"], "Unknown argument --prot. Did you mean --port?"],
    ["service", ["--constructor"], "Unknown argument --constructor."],
    ["service", ["--client"], "--client needs a value: ID:SECRET:SITE,SITE."],
    ["service", ["--demo=yes"], "--demo takes no value."],
    [
      "inspect",
      ["--contestant", "-Cai"],
      '--contestant needs a value. If it begins with "-", write --contestant=NAME.',
    ],
    ["backup", [], "FILE is missing."],
    ["import", [], "FILE… is missing."],
    [
      "forget",
      ["Aino", "Rook"],
      "Unknown argument Rook: the command takes one NAME. Write quotes around one that contains spaces.",
    ],
    ["forget", ["-Cai"], "Unknown argument -Cai. If it is NAME, write: npm run forget -- -- -Cai"],
  ])("rejects %s %j", (name, args, problem) => {
    const { exitCode = 0, line = "" } = check(name, ...args) ?? {};
    expect(exitCode).toBe(2);
    expect(line.split("\n")).toContain(problem);
    expect(line).toMatch(/\nUsage: npm .*; --help explains it\.$/);
  });

  it("reports all problems together, without values of options", () => {
    const { line = "" } = check("service", "--clinet=desk:s3cret:a", "--demo=s3cret", "x") ?? {};
    expect(line.split("\n")).toHaveLength(4);
    expect(line).not.toContain("s3cret");
  });
});
