/**
 * Starts the development mode: one address for the server, which restarts after a change, and for
 * the dashboard, whose modules are replaced in open pages.
 */
import { createServer } from "node:http";
import { resolve } from "node:path";
import { createServer as createModuleServer } from "vite";
import { startBackend } from "./dev/backend.mjs";
import { WEB_FOLDER, writeDevFiles } from "./dev/files.mjs";
import { describeListenFailure, listen } from "./dev/listen.mjs";
import { createRequestHandler } from "./dev/requests.mjs";

// Otherwise the build of the server would set it to "production", also for the dashboard.
process.env.NODE_ENV = "development";
const server = createServer();
const url = await listen(server, process.env).catch((error) => {
  const { exitCode, line } = describeListenFailure(error, process.env);
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
});
await writeDevFiles();
const backend = await startBackend(url, (code) => process.exit(code));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => void backend.stop().then(() => process.exit(0)));
}
/**
 * English messages are replaced in the modules that import them. The registry of languages imports
 * them too, when a viewer chooses another language; without this, each change would reload pages.
 */
const keepPages = {
  name: "matchdesk-keep-pages",
  transform: (code, id) =>
    id.endsWith("/core/i18n/languages.ts")
      ? `${code}\nimport.meta.hot.accept("./en/index.ts", () => {});`
      : undefined,
};
const modules = await createModuleServer({
  plugins: [keepPages],
  publicDir: WEB_FOLDER,
  server: {
    middlewareMode: true,
    ws: { server },
    // Every site may embed the widget, so only sources are served.
    cors: { origin: "*" },
    fs: { allow: ["core", "node_modules", "web"].map((name) => resolve(name)) },
  },
});
server.on("request", await createRequestHandler(modules.middlewares, backend.getUrl));
