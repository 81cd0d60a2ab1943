import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { confirm, readPassword } from "./terminal.ts";

function createTerminal(isTTY: boolean) {
  const modes: boolean[] = [];
  const setRawMode = (raw: boolean): void => void modes.push(raw);
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode });
  return { input, prompt: new PassThrough({ encoding: "utf8" }), modes };
}

describe("readPassword", () => {
  it("shows the prompt but not the password on a terminal", async () => {
    const terminal = createTerminal(true);
    const read = readPassword(terminal, "Password: ");
    terminal.input.write("cort");
    terminal.input.write("\u007frect ho");
    terminal.input.write("rse\r");
    expect(await read).toBe("corrrect horse".replace("rrr", "rr"));
    expect(terminal.prompt.read()).toBe("Password: \n");
    expect(terminal.modes).toEqual([true, false]);
  });

  it("rejects on Ctrl C and resets the terminal", async () => {
    const terminal = createTerminal(true);
    const read = readPassword(terminal, "Password: ");
    terminal.input.write("abc\u0003");
    await expect(read).rejects.toThrow("Nothing was changed.");
    expect(terminal.modes).toEqual([true, false]);
  });

  it.each(["secret word\n", "secret word"])("reads %j from a pipe", async (text) => {
    const terminal = createTerminal(false);
    terminal.input.end(text);
    expect(await readPassword(terminal, "Password: ")).toBe("secret word");
    expect(terminal.prompt.read()).toBeNull();
  });
});

describe("confirm", () => {
  it.each(["y\n", "Yes \n"])("resolves after %j", async (typed) => {
    const terminal = createTerminal(true);
    terminal.input.end(typed);
    await confirm(terminal, "This deletes it.");
    expect(terminal.prompt.read()).toBe("This deletes it. Do it? [y/N] ");
  });

  it.each(["n\n", "\n", "", "yesterday\n", "no\nyes\n"])("rejects after %j", async (typed) => {
    const terminal = createTerminal(true);
    terminal.input.end(typed);
    await expect(confirm(terminal, "This deletes it.")).rejects.toThrow("Nothing was changed.");
  });

  it("rejects without a terminal, with the plan and the option that is needed", async () => {
    const terminal = createTerminal(false);
    terminal.input.end("yes\n");
    await expect(confirm(terminal, "This deletes it.")).rejects.toMatchObject({
      exitCode: 2,
      message: "This deletes it. Nothing was changed: add --yes to do it.",
    });
  });
});
