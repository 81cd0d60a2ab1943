/** The server of the development mode: a child process, built from the sources on every change. */
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { createInterface } from "node:readline";
import { build } from "vite";
import { SERVER_ENTRIES } from "../sources.mjs";
import { DEV_FOLDER } from "./files.mjs";

const OUTPUT = `${DEV_FOLDER}/server`;
const FLAGS = [
  "--disable-proto=delete",
  "--enable-source-maps",
  "--import",
  new URL("end-with-parent.mjs", import.meta.url).href,
];
/** The development mode listens on PORT; the server itself on any port of this machine. */
const OWN_ADDRESS = { HOST: "127.0.0.1", PORT: "0", TLS_CERT_FILE: "", TLS_KEY_FILE: "" };
const ADDRESS = / is at (\S+)/;

/**
 * Builds and starts the server, and restarts it after every build.
 *
 * @param shownUrl URL that its output contains instead of its own
 * @param onEnd receives the exit code if the server ends without being stopped
 */
export async function startBackend(shownUrl, onEnd) {
  const events = new EventEmitter();
  let child = null;
  let url = null;

  const start = () => {
    const args = [...FLAGS, `${OUTPUT}/main.js`, "start"];
    const env = { ...process.env, ...OWN_ADDRESS };
    const started = spawn(process.execPath, args, {
      env,
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    child = started;
    started.on("exit", (code) => {
      if (child === started) onEnd(code ?? 1);
    });
    createInterface({ input: started.stdout }).on("line", (line) => {
      const [, address] = ADDRESS.exec(line) ?? [];
      process.stdout.write(`${address === undefined ? line : line.replace(address, shownUrl)}\n`);
      if (address === undefined) return;
      url = address;
      events.emit("ready");
    });
  };
  const stop = async () => {
    const stopping = child;
    child = null;
    url = null;
    if (stopping === null) return;
    const ended = once(stopping, "exit");
    stopping.kill();
    await ended;
  };

  /** Resolves with the server's URL once it accepts requests. */
  const getUrl = async () => {
    if (url === null) await once(events, "ready");
    return url;
  };

  let restarts = Promise.resolve();
  const builds = await watchServer();
  builds.on("event", ({ code, result, error }) => {
    if (code === "ERROR") process.stderr.write(`The server is not built: ${error.message}\n`);
    if (code !== "BUNDLE_END") return;
    void result.close();
    restarts = restarts.then(stop).then(start);
  });
  return { stop, getUrl };
}

/** Builds the server without its packages, now and after every change of its sources. */
function watchServer() {
  return build({
    configFile: false,
    logLevel: "warn",
    ssr: { target: "node", external: true },
    build: {
      ssr: true,
      outDir: OUTPUT,
      // A server that is just starting still loads files of the previous build.
      emptyOutDir: false,
      target: "node20",
      minify: false,
      sourcemap: true,
      watch: {},
      rolldownOptions: { input: SERVER_ENTRIES },
    },
  });
}
