/** Credentials of the services: one client from three variables, or several from a file. */
import * as z from "zod";
import {
  ServiceCredential,
  describeServiceUrlProblems,
} from "#server/upstream/service-credential.ts";

/** The configured credentials, and the problems with them. */
export interface ParsedServiceCredentials {
  readonly credentials: readonly ServiceCredential[];
  /** Sentences that begin with the variable's name and never contain a secret. */
  readonly problems: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const SINGLE = ["UPSTREAM_URL", "CLIENT_ID", "CLIENT_SECRET"] as const;

const FileSchema = z
  .array(
    z.object(
      {
        url: z.string({ error: '"url" is missing' }).min(1, { error: '"url" is empty' }),
        id: z.string({ error: '"id" is missing' }).min(1, { error: '"id" is empty' }),
        secret: z.string({ error: '"secret" is missing' }).min(1, { error: '"secret" is empty' }),
      },
      { error: "is not an object with url, id and secret" },
    ),
    { error: 'must contain a JSON list like [{"url":"https://…","id":"…","secret":"…"}]' },
  )
  .min(1, { error: "contains an empty list" });

/** Parses the credentials; `env` has no empty values, `readFile` throws if it cannot read. */
export function parseServiceCredentials(
  env: Environment,
  readFile: (path: string) => string,
): ParsedServiceCredentials {
  const problems: string[] = [];
  const allowInsecure = parseSwitch(env, "ALLOW_INSECURE_UPSTREAM", problems);
  const secret = readSecret(env, "CLIENT_SECRET", readFile, problems);
  const single: Environment = { ...env, CLIENT_SECRET: secret };
  const present = SINGLE.filter((name) => single[name] !== undefined);
  if (env["CREDENTIALS_FILE"] !== undefined) {
    if (present.length > 0) {
      problems.push(
        `CREDENTIALS_FILE: is set together with ${present.join(", ")}. Set only one of them`,
      );
    }
    const credentials = fromFile(env["CREDENTIALS_FILE"], allowInsecure, readFile, problems);
    return { credentials, problems };
  }
  if (present.length === 0) return { credentials: [], problems };
  for (const name of SINGLE) {
    if (single[name] === undefined) {
      problems.push(`${name}: is missing. Set all of ${SINGLE.join(", ")}, or none`);
    }
  }
  const baseUrl = env["UPSTREAM_URL"] ?? "";
  if (baseUrl !== "") {
    for (const problem of describeServiceUrlProblems(baseUrl, allowInsecure)) {
      problems.push(`UPSTREAM_URL: ${problem}`);
    }
  }
  if (problems.length > 0) return { credentials: [], problems };
  const clientId = env["CLIENT_ID"] ?? "";
  return {
    credentials: [
      new ServiceCredential({ baseUrl, clientId, clientSecret: secret ?? "", allowInsecure }),
    ],
    problems,
  };
}

function fromFile(
  path: string,
  allowInsecure: boolean,
  readFile: (path: string) => string,
  problems: string[],
): ServiceCredential[] {
  let content: unknown;
  try {
    content = JSON.parse(readFile(path));
  } catch (error) {
    // Drops the parser's message, because it quotes the text, which contains secrets.
    const cause = error instanceof SyntaxError ? " as JSON" : formatReadErrorCause(error);
    problems.push(`CREDENTIALS_FILE: ${path} cannot be read${cause}`);
    return [];
  }
  const parsed = FileSchema.safeParse(content);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const entry = typeof issue.path[0] === "number" ? `entry ${issue.path[0] + 1}: ` : "";
      problems.push(`CREDENTIALS_FILE: ${path}: ${entry}${issue.message}`);
    }
    return [];
  }
  parsed.data.forEach((entry, index) => {
    for (const problem of describeServiceUrlProblems(entry.url, allowInsecure)) {
      problems.push(`CREDENTIALS_FILE: ${path}: entry ${index + 1}: "url" ${problem}`);
    }
  });
  return parsed.data.map(
    ({ url, id, secret }) =>
      new ServiceCredential({ baseUrl: url, clientId: id, clientSecret: secret, allowInsecure }),
  );
}

/** Returns a secret from the variable `name`, or from the file in the variable `NAME_FILE`. */
export function readSecret(
  env: Environment,
  name: string,
  readFile: (path: string) => string,
  problems: string[],
): string | undefined {
  const file = env[`${name}_FILE`];
  if (file === undefined) return env[name];
  if (env[name] !== undefined) {
    problems.push(`${name}_FILE: is set together with ${name}. Set only one of them`);
    return env[name];
  }
  try {
    const secret = readFile(file).trim();
    if (secret === "") problems.push(`${name}_FILE: ${file} is empty`);
    return secret;
  } catch (error) {
    problems.push(`${name}_FILE: ${file} cannot be read${formatReadErrorCause(error)}`);
    return "";
  }
}

const READ_CAUSES: Readonly<Record<string, string>> = {
  ENOENT: ": it does not exist",
  ENOTDIR: ": part of its path is a file",
  EISDIR: ": it is a folder",
  EACCES: ": this user may not read it",
};

/** Returns the cause of a failed read as the end of a sentence; empty if it is unknown. */
export function formatReadErrorCause(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return READ_CAUSES[String(error.code)] ?? ` (${String(error.code)})`;
}

function parseSwitch(env: Environment, name: string, problems: string[]): boolean {
  const text = env[name]?.toLowerCase();
  if (text === undefined || ["0", "false", "off", "no"].includes(text)) return false;
  if (["1", "true", "on", "yes"].includes(text)) return true;
  problems.push(`${name}: must be 1 or 0`);
  return false;
}
