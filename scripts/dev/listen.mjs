/** The address of the development mode: HOST and PORT, as those of `npm start`. */
import { once } from "node:events";

const getHost = (env) => env.HOST || "127.0.0.1";
const getPort = (env) => env.PORT || "8787";

/** Listens on HOST and PORT, and returns the URL without a trailing slash. */
export async function listen(server, env) {
  server.listen(Number(getPort(env)), getHost(env));
  await once(server, "listening");
  const { address, port } = server.address();
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** Describes why the address cannot be used, and returns the exit code of sysexits.h. */
export function describeListenFailure(error, env) {
  const port = getPort(env);
  if (error.code === "EADDRINUSE") {
    const line = `Port ${port} on ${getHost(env)} is in use. Stop what uses it, or set PORT to another: PORT=${Number(port) + 1} npm run dev`;
    return { exitCode: 69, line };
  }
  if (error.code === "ERR_SOCKET_BAD_PORT") {
    return { exitCode: 78, line: `PORT: ${port} is not a port. Set it to a number up to 65535.` };
  }
  return { exitCode: 69, line: `Development cannot use its address. ${error.message}` };
}
