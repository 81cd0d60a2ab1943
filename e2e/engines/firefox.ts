import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createTemporaryFolder } from "#e2e/fixtures/temporary-folder.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { createEnginePage, MARIONETTE_NAMES, type SendCommand } from "./webdriver.ts";

/** Errors of scripts, of the console and of policies, as Firefox writes them to its output. */
const PROBLEM =
  /^(?:JavaScript (?:error|warning):|console\.(?:error|warn): |Content-Security-Policy).*/gm;

/**
 * What is no error of a page: modules whose loading, and scripts whose run, ended because another
 * page was opened, errors of the browser's own scripts, and its service for settings, which needs
 * the internet.
 */
const EXPECTED =
  /Unable to preload CSS|Script terminated by timeout|error loading dynamically imported module|(?:chrome|resource):[/][/]|RSLoader/;

const PREFERENCES = {
  "browser.dom.window.dump.enabled": true,
  "devtools.console.stdout.content": true,
  "intl.accept_languages": "en-GB",
  "intl.locale.requested": "en-GB",
};

/** Starts Firefox without a window, controlled by Marionette because Debian has no geckodriver. */
export async function startFirefox(path: string) {
  const port = await findFreePort();
  const profile = createTemporaryFolder();
  const preferences = Object.entries({ ...PREFERENCES, "marionette.port": port }).map(
    (preference) => `user_pref(${JSON.stringify(preference).slice(1, -1)});`,
  );
  writeFileSync(join(profile.path, "user.js"), preferences.join("\n"));
  const args = ["--marionette", "--headless", "--no-remote", "--profile", profile.path];
  const child = spawn(path, [...args, "about:blank"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TZ: "UTC", HOME: profile.path },
  });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const send = connectToMarionette(await openSocket(port));
  await send("WebDriver:NewSession", {});
  const sendCommand: SendCommand = async (command, parameters) => {
    const result = await send(MARIONETTE_NAMES[command], parameters);
    return typeof result === "object" && result !== null && "value" in result ? result.value : null;
  };
  return {
    ...createEnginePage(sendCommand),
    problems: (): readonly string[] =>
      (output.match(PROBLEM) ?? []).filter((problem) => !EXPECTED.test(problem)),
    stop: async (): Promise<void> => {
      child.kill("SIGTERM");
      await ended;
      profile.remove();
    },
  };
}

/** Connects to a port that the browser opens while it starts. */
async function openSocket(port: number): Promise<Socket> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return socket;
    } catch (error) {
      if (attempt > 300) throw error;
      await wait(100);
    }
  }
}

/** Frames are `LENGTH:JSON`; a response is `[1, ID, ERROR, RESULT]`. The first one is a greeting. */
function connectToMarionette(socket: Socket) {
  const waiting = new Map<unknown, (error: unknown, result: unknown) => void>();
  let rest = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf(":") + 1;
      const end = start + Number(rest.toString("utf8", 0, Math.max(0, start - 1)));
      if (start === 0 || rest.length < end) return;
      const message: unknown = JSON.parse(rest.toString("utf8", start, end));
      rest = rest.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result]: readonly unknown[] = message;
      waiting.get(id)?.(error, result);
    }
  });
  return (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, (error, result) => {
        if (error === null) resolve(result);
        else reject(new Error(`${name}: ${JSON.stringify(error)}`));
      });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
