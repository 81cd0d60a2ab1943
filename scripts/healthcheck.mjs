/**
 * The image's health check: asks the desk of this container, over TLS where it has a certificate,
 * which need not be good for this address. Exit code 0 where it answers that it is well.
 */
import { get as getPlain } from "node:http";
import { get as getSecure } from "node:https";

const { HOST = "127.0.0.1", PORT = "8787", TLS_CERT_FILE = "" } = process.env;
/** Docker gives up after five seconds. */
const PATIENCE = 4_000;

// A desk on every address is on this one.
const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
const get = TLS_CERT_FILE === "" ? getPlain : getSecure;
const end = (isWell) => process.exit(isWell ? 0 : 1);
// The server responds under known host names only (ALLOWED_HOSTS), and HOST need not be one.
const headers = { host: "localhost" };
get({ host, port: PORT, path: "/healthz", headers, timeout: PATIENCE, rejectUnauthorized: false })
  .on("response", ({ statusCode }) => end(statusCode === 200))
  .on("timeout", () => end(false))
  .on("error", () => end(false));
