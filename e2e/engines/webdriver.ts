/** The WebDriver commands that the tests use, and a page that sends them. */

/** Commands by the last part of their URL in WebDriver, and by their name in Marionette. */
export const MARIONETTE_NAMES = {
  url: "WebDriver:Navigate",
  "execute/sync": "WebDriver:ExecuteScript",
  actions: "WebDriver:PerformActions",
  frame: "WebDriver:SwitchToFrame",
  "window/rect": "WebDriver:SetWindowRect",
} as const;

export type Command = keyof typeof MARIONETTE_NAMES;

/** Sends a command; resolves with its value, rejects with the error of the browser. */
export type SendCommand = (command: Command, parameters: object) => Promise<unknown>;

/** Values of keys that are not characters. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowRight: "\uE014",
};

/** Values that a script in a page takes and returns. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The page of a browser that runs. */
export type EnginePage = ReturnType<typeof createEnginePage>;

export function createEnginePage(send: SendCommand) {
  return {
    /** Opens a URL; resolves after the page has loaded. */
    open: async (url: string): Promise<void> => {
      await send("url", { url });
    },
    /** Calls a function in the page, which may not use other variables of its file. */
    evaluate: async <A extends readonly Json[], R>(
      run: (...args: A) => R,
      ...args: A
    ): Promise<Awaited<R>> =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the function
      (await send("execute/sync", {
        script: `return (${run.toString()})(...arguments)`,
        args,
      })) as Awaited<R>,
    /** Presses keys one after the other, or together if they are joined by "+". */
    press: async (...keys: readonly string[]): Promise<void> => {
      const actions = keys.flatMap((key) => {
        const values = key.split("+").map((one) => KEYS[one] ?? one);
        const down = values.map((value) => ({ type: "keyDown", value }));
        return down.concat(values.toReversed().map((value) => ({ type: "keyUp", value })));
      });
      await send("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    /** Presses the primary button of the mouse some times, at a point of the window in pixels. */
    pressAt: async ([x, y]: readonly [number, number], times: number): Promise<void> => {
      const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      const actions = [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        ...Array.from({ length: times }, () => press).flat(),
      ];
      await send("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    /** Switches to the frame of the page with this index; to the page itself for `null`. */
    enterFrame: async (index: number | null): Promise<void> => {
      await send("frame", { id: index });
    },
    resize: async (width: number, height: number): Promise<void> => {
      await send("window/rect", { width, height });
    },
  };
}
