import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import * as z from "zod";
import type { Certificate } from "#server/platform/https-server.ts";
import { createTestFolder } from "./server-process.ts";
import { findFreePort } from "./free-port.ts";
import { findUnprivilegedUser } from "./unprivileged-user.ts";

const PROGRAM = "/usr/sbin/nginx";

/** The commented lines of `deploy/nginx.conf` for HTTPS. */
const HTTPS_LINES =
  /^ +# listen 8443 ssl (.*);\n +# http2 on;\n +# ssl_certificate \S+;\n +# ssl_certificate_key \S+;$/m;

/** The members of an access log line that tests check. */
const LogLineSchema = z.object({
  requestId: z.string(),
  path: z.string(),
  status: z.number(),
});

/**
 * Installs nginx if it is missing.
 *
 * @throws an Error with instructions if it cannot be installed
 */
export function ensureNginxInstalled(): void {
  if (existsSync(PROGRAM)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const isRoot = process.getuid?.() === 0;
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "nginx"]]) {
    if (isRoot) spawnSync("apt-get", args, { env, stdio: "ignore" });
  }
  if (existsSync(PROGRAM)) return;
  throw new Error(
    `${PROGRAM} is missing and could not be installed${isRoot ? "" : " because this process is not root"}. ` +
      "Install Debian's package nginx: tests of the layout of compose.yaml need it.",
  );
}

/**
 * Starts nginx with deploy/nginx.conf, with addresses, ports and folders replaced.
 *
 * @param desks `host:port` of each server, by its name in compose.yaml
 * @param certificate Certificate and key in PEM, with which the lines for HTTPS are used
 */
export async function startNginx(
  desks: Readonly<Record<string, string>>,
  certificate?: Certificate,
) {
  const folder = createTestFolder();
  const port = await findFreePort();
  const httpsPort = await findFreePort();
  const cache = join(folder, "cache");
  mkdirSync(cache);
  // As in compose.yaml, nginx runs without root and without root's capabilities.
  const owner = findUnprivilegedUser();
  if (owner !== undefined) {
    for (const path of [folder, cache]) chownSync(path, owner.uid, owner.gid);
  }
  const replacements: [string, string][] = [
    ["listen 8080 ", `listen 127.0.0.1:${port} `],
    ["http {", `http {\n${temporaryPaths(folder)}`],
    ["/var/cache/nginx", cache],
    ["/run/nginx.pid", join(folder, "pid")],
    ["/dev/stdout", join(folder, "access.log")],
    ["/dev/stderr", join(folder, "error.log")],
    ...Object.entries(desks).map(([name, address]): [string, string] => [`${name}:8787`, address]),
  ];
  let text = readFileSync("deploy/nginx.conf", "utf8");
  for (const [from, to] of replacements) {
    expect(text.split(from)).toHaveLength(2);
    text = text.replace(from, to);
  }
  if (certificate !== undefined) text = enableHttps(text, folder, httpsPort, certificate);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, text);
  const args = ["-c", file, "-p", folder, "-e", join(folder, "error.log")];
  const configCheck = spawnSync(PROGRAM, ["-t", ...args], { encoding: "utf8", ...owner });
  expect(configCheck.stderr).toContain("test is successful");

  const child = spawn(PROGRAM, [...args, "-g", "daemon off;"], { stdio: "ignore", ...owner });
  const ended = new Promise((done) => child.once("close", done));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).then(({ status }) => status)).toBeGreaterThan(0);
  return {
    url,
    /** URL over HTTPS; only usable with a certificate. */
    httpsUrl: `https://127.0.0.1:${httpsPort}`,
    /** Parsed access log so far. */
    log: () => {
      const lines = readFileSync(join(folder, "access.log"), "utf8").split("\n");
      return lines
        .filter((line) => line !== "")
        .map((line) => LogLineSchema.parse(JSON.parse(line)));
    },
  };
}

/**
 * Returns settings for nginx's temporary folders, because only root can write to Debian's defaults.
 */
function temporaryPaths(folder: string): string {
  return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join("\n");
}

/** Uses the lines for HTTPS in the form of Debian's nginx, which is older than that of the image. */
function enableHttps(
  text: string,
  folder: string,
  port: number,
  { cert, key }: Certificate,
): string {
  const [certFile, keyFile] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key);
  expect(text).toMatch(HTTPS_LINES);
  return text.replace(
    HTTPS_LINES,
    `    listen 127.0.0.1:${port} ssl http2 $1;
    ssl_certificate ${certFile};
    ssl_certificate_key ${keyFile};`,
  );
}
