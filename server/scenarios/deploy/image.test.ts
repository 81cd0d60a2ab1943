/**
 * Checks the Dockerfile without Docker: that copied files exist, and that its health check works.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { DAY } from "#core/lib/time.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import { createTestFolder, startServerProcess } from "#server/testing/server-process.ts";
import { NODE_MEMORY_ENVIRONMENT, NODE_FLAGS } from "#server/testing/node-flags.ts";

// The health check test starts three processes one after another.
vi.setConfig({ testTimeout: 60_000 });

const dockerfile = readFileSync("Dockerfile", "utf8");

/** Runs the health check of the Dockerfile; resolves to its exit code. */
async function checkHealth(env: Readonly<Record<string, string>>): Promise<number> {
  const [, json = ""] = /^HEALTHCHECK [^\n]*\\\n +CMD (.*)$/m.exec(dockerfile) ?? [];
  const [program, ...args] = z.array(z.string()).parse(JSON.parse(json));
  expect(program).toBe("node");
  const [code] = await once(spawn(process.execPath, args, { env, stdio: "ignore" }), "close");
  return code;
}

describe("the image", () => {
  it("copies only files that exist", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files]) =>
      (files ?? "").split(" "),
    );
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("runs the server with the same flags as npm start and the tests", () => {
    const [, command = ""] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
    expect(JSON.parse(command)).toEqual(["node", ...NODE_FLAGS, "dist/server/main.js"]);
    const { scripts } = z
      .object({ scripts: z.object({ start: z.string() }) })
      .parse(JSON.parse(readFileSync("package.json", "utf8")));
    const flags = ["--require ./scripts/require-node.cjs", ...NODE_FLAGS].join(" ");
    expect(scripts.start).toBe(`exec node ${flags} scripts/run.mjs start`);
  });

  it("limits memory with the same environment as the memory benchmark", () => {
    const [, text = ""] = /^ENV (NODE_OPTIONS=(?:.*\\\n)*.*)$/m.exec(dockerfile) ?? [];
    const variables = Array.from(
      text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g),
      ([, name, quoted, plain]) => [name, quoted ?? plain],
    );
    expect(Object.fromEntries(variables)).toEqual(NODE_MEMORY_ENVIRONMENT);
  });

  it.each(["http", "https"])("checks the server's health over %s", async (scheme) => {
    const folder = createTestFolder();
    const { cert, key } = createCertificate("desk.example.org", Date.now() + DAY);
    const tls = { TLS_CERT_FILE: join(folder, "cert.pem"), TLS_KEY_FILE: join(folder, "key.pem") };
    writeFileSync(tls.TLS_CERT_FILE, cert);
    writeFileSync(tls.TLS_KEY_FILE, key);
    const env = scheme === "https" ? tls : {};
    const desk = await startServerProcess({ ...env, DATA_DIR: folder });
    const { protocol, port } = new URL(desk.url);
    expect(protocol).toBe(`${scheme}:`);
    expect(await checkHealth({ ...env, HOST: "0.0.0.0", PORT: port })).toBe(0);
    desk.child.kill("SIGKILL");
    await desk.ended;
    expect(await checkHealth({ ...env, HOST: "0.0.0.0", PORT: port })).toBe(1);
  });
});
