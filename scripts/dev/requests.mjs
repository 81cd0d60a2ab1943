/** Passes each request of the development mode to the server or to the modules of the dashboard. */
import { request as sendRequest } from "node:http";
import { pipeline } from "node:stream";
import { tsImport } from "tsx/esm/api";
import { MODULES } from "./files.mjs";

/**
 * Creates the handler of all requests. One to the server waits until the server accepts it, also
 * during a restart.
 */
export async function createRequestHandler(serveModule, getBackendUrl) {
  const { isServerPath } = await tsImport("../../core/paths/server-paths.ts", import.meta.url);
  return (request, response) => {
    const [path] = request.url.split("?");
    const isRawList = path === "/matches" && !request.headers.accept?.includes("text/html");
    if (isRawList || isServerPath(path)) {
      void getBackendUrl().then((url) => forward(request, response, url));
    } else {
      request.url = request.url.replace(path, MODULES[path] ?? path);
      serveModule(request, response);
    }
  };
}

function forward(request, response, backendUrl) {
  const { hostname, port } = new URL(backendUrl);
  const { url: path, method, headers } = request;
  const options = { hostname, port, path, method, headers, agent: false };
  const forwarded = sendRequest(options, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    pipeline(answer, response, () => {});
  });
  forwarded.on("error", () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  // A viewer who leaves ends the event stream.
  response.on("close", () => forwarded.destroy());
  request.pipe(forwarded);
}
