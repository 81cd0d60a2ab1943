/**
 * Health check of the image: requests `/healthz` from the server in this container. Uses TLS if a
 * certificate is configured, without verifying it because it is not issued for this address. Exits
 * with 0 if the status is 200.
 */
import { get as getPlain } from "node:http";
import { get as getSecure } from "node:https";

const { HOST = "127.0.0.1", PORT = "8787", TLS_CERT_FILE = "" } = process.env;
/** Timeout in milliseconds; Docker's own timeout is five seconds. */
const TIMEOUT = 4_000;

// A server that listens on all addresses also listens on this one.
const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
const get = TLS_CERT_FILE === "" ? getPlain : getSecure;
const end = (isHealthy) => process.exit(isHealthy ? 0 : 1);
// The server only accepts known host names (ALLOWED_HOSTS), and HOST may be another one.
const headers = { host: "localhost" };
get({ host, port: PORT, path: "/healthz", headers, timeout: TIMEOUT, rejectUnauthorized: false })
  .on("response", ({ statusCode }) => end(statusCode === 200))
  .on("timeout", () => end(false))
  .on("error", () => end(false));
