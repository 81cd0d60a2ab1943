/**
 * Starts the development mode: one address for the server, which restarts after a change, and for
 * the dashboard, whose modules are replaced in open pages.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { createServer as createModuleServer } from "vite";
import { startBackend } from "./dev/backend.mjs";
import { WEB_FOLDER, writeDevFiles } from "./dev/files.mjs";
import { createRequestHandler } from "./dev/requests.mjs";

const HELP = `Usage: npm run dev

Starts the server and the dashboard at one address, by default http://127.0.0.1:8787. Pages show
changes of web/ without a reload; the server restarts after changes of core/ and server/.

PORT is the port; the other variables are those of npm start. Stop it with Ctrl+C.
`;
const [argument] = process.argv.slice(2);
if (argument === "--help" || argument === "-h") {
  process.stdout.write(HELP);
  process.exit(0);
} else if (argument !== undefined) {
  process.stderr.write(`Unknown argument ${argument}.\nUsage: npm run dev; --help explains it.\n`);
  process.exit(2);
}
// Otherwise the build of the server would set it to "production", also for the dashboard.
process.env.NODE_ENV = "development";
const { PORT = "8787" } = process.env;
// Only this machine: the server takes every request of the development mode for one of staff.
const HOST = "127.0.0.1";

const server = createServer();
const url = await listen().catch((error) => {
  const { exitCode, line } = describeListenFailure(error);
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
/** As in the build, the widget loads its views with their styles when it needs them. */
const LATE_VIEWS = {
  "#core/embed/drawing/bracket-view.ts": "web/widget/load-views.ts",
  "#core/embed/details/detail-views.ts": "web/widget/load-views.ts",
};
const lateViews = {
  name: "matchdesk-late-views",
  enforce: "pre",
  resolveId: (id, importer = "") =>
    id in LATE_VIEWS && !importer.includes("/web/widget/late-")
      ? resolve(LATE_VIEWS[id])
      : undefined,
  // Vite's own `define` would not be ready in pages that load the widget first.
  transform: (code, id) =>
    id.includes("/web/widget/load-views")
      ? code.replace(
          /declare const (BRACKET|DETAILS)_SCRIPT: string/g,
          (_, name) => `const ${name}_SCRIPT = "widget/late-${name.toLowerCase()}.ts"`,
        )
      : undefined,
};
const modules = await createModuleServer({
  plugins: [keepPages, lateViews],
  publicDir: WEB_FOLDER,
  server: {
    middlewareMode: true,
    ws: { server },
    // Every site may embed the widget, so only sources are served.
    cors: { origin: "*" },
    headers: { "cross-origin-resource-policy": "cross-origin" },
    fs: { allow: ["core", "node_modules", "web"].map((name) => resolve(name)) },
  },
});
server.on("request", await createRequestHandler(modules.middlewares, backend.getUrl));

/** Listens on HOST and PORT, and returns the URL without a trailing slash. */
async function listen() {
  server.listen(Number(PORT), HOST);
  await once(server, "listening");
  return `http://${HOST}:${server.address().port}`;
}

/** Describes why the port cannot be used, and returns the exit code of sysexits.h. */
function describeListenFailure(error) {
  if (error.code === "EADDRINUSE") {
    const line = `Port ${PORT} on ${HOST} is in use. Stop what uses it, or set PORT to another: PORT=${Number(PORT) + 1} npm run dev`;
    return { exitCode: 69, line };
  }
  if (error.code === "ERR_SOCKET_BAD_PORT") {
    return { exitCode: 78, line: `PORT: ${PORT} is not a port. Set it to a number up to 65535.` };
  }
  return { exitCode: 69, line: `The development mode cannot listen. ${error.message}` };
}
