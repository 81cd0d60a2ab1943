import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { readPassword } from "./hash-password-command.ts";

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
