import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

/** What tests look at of a service. */
const ServiceSchema = z.object({
  build: z.string().optional(),
  image: z.string(),
  user: z.string().optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  healthcheck: z.unknown().optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});

const ComposeFileSchema = z.object({
  services: z.record(z.string(), ServiceSchema),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

export type ComposeService = z.infer<typeof ServiceSchema>;

/** A Compose file, as far as tests look at it. */
export type ComposeFile = z.infer<typeof ComposeFileSchema>;

/** `${NAME}`, and what stands for it where it is missing: `:-` and `-` a default, `:?` a complaint. */
const VARIABLE = /\$\{([A-Z_]+)(?:(:?[-?])([^}]*))?\}/g;

/** A Compose file as plain values, its variables not yet filled in. */
export function readComposeFile(path: string): unknown {
  return parse(readFileSync(path, "utf8"), { merge: true });
}

/**
 * A Compose file with its variables filled in, as `docker compose config` does it.
 *
 * @param env What stands in the file `.env`.
 * @throws Error with what the file says of a variable that must be there and is not.
 */
export function fillComposeFile(file: unknown, env: Readonly<Record<string, string>>): ComposeFile {
  const fill = (text: string): string =>
    text.replace(VARIABLE, (_, name: string, how = "-", what = "") => {
      const value = env[name];
      if (value !== undefined && (value !== "" || !how.startsWith(":"))) return value;
      if (how.endsWith("?")) throw new Error(`${name}: ${what}`);
      return what;
    });
  const filled: unknown = JSON.parse(JSON.stringify(file), (_, value: unknown) =>
    typeof value === "string" ? fill(value) : value,
  );
  return ComposeFileSchema.parse(filled);
}
