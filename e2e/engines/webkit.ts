import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { must } from "#core/lib/must.ts";
import { createTemporaryFolder } from "#e2e/fixtures/temporary-folder.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { createEnginePage, type SendCommand } from "./webdriver.ts";

/** Debian's WebKit is built without manifests of web apps, of which it has nothing else to say. */
const UNSUPPORTED = /directive 'manifest-src'/;
/**
 * An error that WebKit writes to its standard error. No warnings: one of them says that a page
 * preloaded a file some seconds before it used it, which depends on the load of the machine.
 */
const PROBLEM = /^.*CONSOLE (?:[A-Z]+ )?ERROR .*/gm;

/** Starts MiniBrowser of WebKitGTK, controlled by WebDriver, on a display of its own. */
export async function startWebKit(path: string) {
  const display = await startDisplay();
  const port = await findFreePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: display.environment,
  });
  const ended = once(driver, "exit");
  const url = `http://127.0.0.1:${port}/session`;
  const options = { binary: path, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const created = await request("POST", url, { capabilities }, 300);
  const session = `${url}/${String(Reflect.get(Object(created), "sessionId"))}`;
  const sendCommand: SendCommand = (command, parameters) =>
    request("POST", `${session}/${command}`, parameters);
  return {
    ...createEnginePage(sendCommand),
    /** Returns nothing, because a controlled WebKit logs nothing; see `openTabs`. */
    problems: (): readonly string[] => [],
    stop: async (): Promise<void> => {
      await request("DELETE", session);
      driver.kill("SIGTERM");
      await ended;
      await display.stop();
    },
  };
}

/**
 * Sends a request of WebDriver, again after 100 ms while no server listens there; resolves with the
 * value of its response.
 */
async function request(method: string, url: string, body?: object, attempts = 1): Promise<unknown> {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, init);
      const { value }: { readonly value: unknown } = await response.json();
      if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
      return value;
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === attempts) throw error;
      await wait(100);
    }
  }
}

/** Starts a display without a screen, and a home folder for programs that use it. */
async function startDisplay() {
  const home = createTemporaryFolder();
  const server = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const ended = once(server, "exit");
  const number = server.stdio[3];
  if (!(number instanceof Readable)) throw new TypeError("Xvfb has no pipe for its number.");
  const [text]: unknown[] = await once(number, "data");
  return {
    environment: {
      PATH: process.env["PATH"],
      DISPLAY: `:${String(text).trim()}`,
      HOME: home.path,
      XDG_RUNTIME_DIR: home.path,
      LANG: "C.UTF-8",
      TZ: "UTC",
    },
    stop: async (): Promise<void> => {
      server.kill("SIGTERM");
      await ended;
      home.remove();
    },
  };
}

/**
 * Opens pages as tabs of a MiniBrowser that no program controls, because only such a one logs what
 * pages write to their consoles.
 */
export async function openTabs(path: string, urls: readonly string[]) {
  const display = await startDisplay();
  const child = spawn(path, ["--enable-write-console-messages-to-stdout=true", ...urls], {
    stdio: ["ignore", "ignore", "pipe"],
    env: display.environment,
    // A group of its own, because its processes of pages and of the network outlive it.
    detached: true,
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const ended = once(child, "close");
  return {
    /** Closes all tabs; returns the errors that they have logged. */
    close: async (): Promise<readonly string[]> => {
      process.kill(-must(child.pid, "the browser has started"), "SIGTERM");
      // After the last of them has closed the output.
      await ended;
      await display.stop();
      return (output.match(PROBLEM) ?? []).filter((problem) => !UNSUPPORTED.test(problem));
    },
  };
}
