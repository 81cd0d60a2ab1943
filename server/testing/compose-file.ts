import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

/** The members of a Compose service that tests check. */
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

/** The members of a Compose file that tests check. */
export type ComposeFile = z.infer<typeof ComposeFileSchema>;

/**
 * `${NAME}` with an optional fallback: `:-` and `-` set a default value, `:?` and `?` an error
 * message, `:+` and `+` a value that replaces that of the variable.
 */
const VARIABLE = /\$\{([A-Z_]+)(?:(:?[-?+])([^}]*))?\}/g;

/** Reads a Compose file as plain values, without replacing variables. */
export function readComposeFile(path: string): unknown {
  return parse(readFileSync(path, "utf8"), { merge: true });
}

/**
 * Replaces the variables of a Compose file, as `docker compose config` does.
 *
 * @param env contents of the file `.env`
 * @throws an Error with the file's error message if a required variable is missing
 */
export function resolveComposeFile(
  file: unknown,
  env: Readonly<Record<string, string>>,
): ComposeFile {
  const fill = (text: string): string =>
    text.replace(VARIABLE, (_, name: string, operator = "-", fallback = "") => {
      const value = env[name];
      const isSet = value !== undefined && (value !== "" || !operator.startsWith(":"));
      if (operator.endsWith("+")) return isSet ? fallback : "";
      if (isSet) return value;
      if (operator.endsWith("?")) throw new Error(`${name}: ${fallback}`);
      return fallback;
    });
  const filled: unknown = JSON.parse(JSON.stringify(file), (_, value: unknown) =>
    typeof value === "string" ? fill(value) : value,
  );
  return ComposeFileSchema.parse(filled);
}
